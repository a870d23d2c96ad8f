import type { ReactNode } from 'react'

type NativeSelectProps = {
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
  /** Elements of `option`. */
  children: ReactNode
}

/** The browser's own list: for places that come with a page's first load, which `Select` would make heavier. */
export function NativeSelect({ label, value, onChange, className = '', children }: NativeSelectProps) {
  return (
    <span className={`chevron-end relative inline-grid ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 min-w-0 appearance-none rounded-control border border-border-strong bg-surface ps-3 pe-9 text-base text-text hover:border-text"
      >
        {children}
      </select>
    </span>
  )
}
