import { useId } from 'react'

type KindChoiceProps<Kind extends string> = {
  label: string
  kinds: readonly { value: Kind; label: string }[]
  value: Kind
  onChange: (kind: Kind) => void
}

/** Which pictures are shown: real radio buttons, so that the arrow keys work as everywhere. */
export function KindChoice<Kind extends string>({ label, kinds, value, onChange }: KindChoiceProps<Kind>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {kinds.map((kind) => (
        <label
          key={kind.value}
          className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-border-strong bg-surface px-4 font-heading font-medium has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={kind.value}
            checked={kind.value === value}
            onChange={() => onChange(kind.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {kind.label}
        </label>
      ))}
    </fieldset>
  )
}
