import * as Radix from 'radix-ui/radio-group'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldGroup } from './field-context.ts'

export function RadioGroup({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  const wired = useFieldGroup(rest)
  return <Radix.Root className={`flex flex-col gap-1 ${className ?? ''}`} {...rest} {...wired} />
}

type RadioProps = { value: string; label: ReactNode; description?: ReactNode; isDisabled?: boolean }

const circle =
  'grid size-6 shrink-0 place-items-center rounded-full border-2 border-border-strong bg-surface transition-colors group-hover:border-text group-data-[state=checked]:border-brand'

export function Radio({ value, label, description, isDisabled }: RadioProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Radix.Item
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={description ? `${id}-description` : undefined}
        className="group -mx-2.5 grid size-11 shrink-0 place-items-center rounded-full disabled:cursor-not-allowed disabled:opacity-55"
      >
        <span className={circle}>
          <Radix.Indicator className="size-3 rounded-full bg-brand" />
        </span>
      </Radix.Item>
      <div className="py-2.5">
        <label htmlFor={id} className={isDisabled ? 'text-muted' : ''}>
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-muted">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}

type ChoiceCardProps = RadioProps & {
  icon?: ReactNode
  /** `large` for the youngest. */
  size?: 'medium' | 'large'
}

/** A large radio button: the whole card is the target. Stands in a RadioGroup, usually as a grid. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { value, label, description, icon, size = 'medium', isDisabled } = props
  const id = useId()
  return (
    <Radix.Item
      value={value}
      disabled={isDisabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={`group flex w-full items-center gap-4 rounded-card border-2 border-border bg-surface p-4 text-left transition-colors hover:border-border-strong disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft ${size === 'large' ? 'min-h-20 text-xl' : 'min-h-16'}`}
    >
      {icon && <span className="shrink-0 text-brand-ink [&_svg]:size-7">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-heading font-medium">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-muted group-data-[state=checked]:text-text">
            {description}
          </span>
        )}
      </span>
      <span className={circle}>
        <Radix.Indicator className="size-3 rounded-full bg-brand" />
      </span>
    </Radix.Item>
  )
}
