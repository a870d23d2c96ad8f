import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type FailureBoxProps = { title: string; text: string; children: ReactNode }

/** Something that was asked for has failed, with what can be done about it. */
export function FailureBox({ title, text, children }: FailureBoxProps) {
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-card border border-destructive-edge bg-destructive-soft p-4 text-destructive-ink"
    >
      <p className="flex items-start gap-2.5">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="block font-semibold">{title}</strong>
          {text}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
