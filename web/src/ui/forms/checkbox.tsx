import { Check, Minus } from 'lucide-react'
import * as Radix from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'

/** The box is 24 px, its touch target 44 px. Label it with a Field of layout "inline". */
export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  const wired = useFieldControl(rest)
  return (
    <Radix.Root
      className={`group -mx-2.5 grid size-11 shrink-0 place-items-center rounded-control disabled:cursor-not-allowed disabled:opacity-55 ${className ?? ''}`}
      {...rest}
      {...wired}
    >
      <span className="grid size-6 place-items-center rounded-small border-2 border-border-strong bg-surface text-on-brand transition-colors group-hover:border-text group-aria-invalid:border-destructive group-data-[state=checked]:border-brand group-data-[state=checked]:bg-brand group-data-[state=indeterminate]:border-brand group-data-[state=indeterminate]:bg-brand">
        <Radix.Indicator className="group/mark">
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="size-4 group-data-[state=indeterminate]/mark:hidden"
          />
          <Minus
            aria-hidden="true"
            strokeWidth={3}
            className="size-4 group-data-[state=checked]/mark:hidden"
          />
        </Radix.Indicator>
      </span>
    </Radix.Root>
  )
}
