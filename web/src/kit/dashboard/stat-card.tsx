import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'

type StatCardProps = {
  icon: LucideIcon
  /** A link or a button in it covers the card. */
  label: ReactNode
  value: string
  /** Under the name: what the figure leaves out. */
  hint?: string | undefined
}

/** One figure with its name, inside a `dl`; a dash stands for one that means nothing yet. */
export function StatCard({ icon: Icon, label, value, hint }: StatCardProps) {
  return (
    <Card
      isInteractive={typeof label !== 'string'}
      padding="small"
      className="flex h-full flex-col-reverse justify-end gap-1"
    >
      <dt className="text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-2 font-heading font-semibold text-3xl tabular-nums">
        {value}
        <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
      </dd>
      {hint !== undefined && <dd className="order-first text-muted">{hint}</dd>}
    </Card>
  )
}
