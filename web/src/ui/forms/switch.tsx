import * as Radix from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'

/** Takes effect at once; a choice that is sent with a form is a checkbox. */
export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  const wired = useFieldControl(rest)
  return (
    <Radix.Root
      className={`group flex h-11 w-13 shrink-0 items-center rounded-control disabled:cursor-not-allowed disabled:opacity-55 ${className ?? ''}`}
      {...rest}
      {...wired}
    >
      <span className="flex h-7 w-13 items-center rounded-full border-2 border-border-strong bg-surface transition-colors group-data-[state=checked]:border-brand group-data-[state=checked]:bg-brand">
        <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-border-strong transition-transform data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-on-brand" />
      </span>
    </Radix.Root>
  )
}
