import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="wrap-anywhere flex items-start gap-2 rounded-control bg-destructive-soft p-3 text-destructive-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  )
}
