import * as Radix from 'radix-ui/slider'
import { useFieldGroup } from './field-context.ts'

type SliderProps = {
  value: number
  onValueChange?: (value: number) => void
  /** Called once, when the thumb is let go. */
  onValueCommit?: (value: number) => void
  min: number
  max: number
  step?: number
  /** What the value means, for screen readers ("45 minutes"). */
  formatValue?: (value: number) => string
  'aria-label'?: string
  className?: string
}

/** Arrow keys move one step, Page Up and Page Down ten steps, Home and End to the ends (Radix). */
export function Slider({
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  formatValue,
  className,
  ...aria
}: SliderProps) {
  const { id, 'aria-required': _, ...wired } = useFieldGroup(aria)
  return (
    <Radix.Root
      value={[value]}
      onValueChange={([next = min]) => onValueChange?.(next)}
      onValueCommit={([next = min]) => onValueCommit?.(next)}
      min={min}
      max={max}
      step={step}
      className={`relative flex h-11 w-full touch-none select-none items-center ${className ?? ''}`}
    >
      <Radix.Track className="relative h-2 grow rounded-full bg-fill">
        <Radix.Range className="absolute h-full rounded-full bg-brand" />
      </Radix.Track>
      <Radix.Thumb
        id={id}
        {...aria}
        {...wired}
        aria-valuetext={formatValue?.(value)}
        className="block size-7 rounded-full border-3 border-brand bg-surface shadow-raised"
      />
    </Radix.Root>
  )
}
