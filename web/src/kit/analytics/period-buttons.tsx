type PeriodButtonsProps<Name extends string> = {
  label: string
  names: readonly Name[]
  chosen: Name
  say: (name: Name) => string
  onChoose: (name: Name) => void
  className?: string
}

/** One of a few, each a press away: which days are shown, in which style, which of two halves. */
export function PeriodButtons<Name extends string>(props: PeriodButtonsProps<Name>) {
  const { label, names, chosen, say, onChoose, className = 'w-fit max-w-full flex-wrap print:hidden' } = props
  return (
    <fieldset
      aria-label={label}
      className={`flex rounded-control border border-border-strong p-0.5 ${className}`}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
          className="min-h-11 rounded-control px-3 font-heading font-medium text-muted hover:text-text aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
        >
          {say(name)}
        </button>
      ))}
    </fieldset>
  )
}
