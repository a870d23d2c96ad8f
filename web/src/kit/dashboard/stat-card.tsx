import type { LucideIcon } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'

/** One figure with its name, inside a `dl`. */
export function StatCard({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <Card padding="small" className="flex h-full flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-2 font-heading font-semibold text-3xl tabular-nums">
        {value}
        <Icon aria-hidden="true" className="size-6 text-brand" />
      </dd>
    </Card>
  )
}
