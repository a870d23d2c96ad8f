import type { ReactNode } from 'react'

/** A list of what is so, word and fact side by side where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-2">{children}</dl>
}

export function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-44 shrink-0 text-muted">{label}</dt>
      <dd className="wrap-anywhere min-w-0 flex-1 basis-40">{children}</dd>
    </div>
  )
}
