import { type ReactNode, useId } from 'react'

type RadioTilesProps<Value extends string> = {
  legend: string
  isLegendHidden?: boolean
  options: readonly { value: Value; label: string; content: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Radio buttons that show a picture: one stop for the Tab key, arrow keys between them. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { legend, isLegendHidden = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control border-2 border-border bg-surface p-1 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
