import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/card.tsx'

/** Figures in a row, each with its name. */
export function Totals({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) {
  const { t } = useTranslation('systemAnalytics')
  return (
    <section aria-label={t('totals.heading')}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
        {figures.map(([label, value]) => (
          <Card key={label} padding="small" className="flex h-full flex-col-reverse justify-end gap-1">
            <dt className="text-muted">{label}</dt>
            <dd className="font-heading font-semibold text-2xl tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
