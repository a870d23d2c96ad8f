import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Stands above a form that the server did not accept. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-control border border-destructive-edge bg-destructive-soft px-4 py-3 text-destructive-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>{children}</p>
    </div>
  )
}
