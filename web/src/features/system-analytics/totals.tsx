import { useTranslation } from 'react-i18next'
import type { SchoolFigure } from '#contract/admin/school-rows.ts'
import { Card } from '../../ui/layout/card.tsx'
import { SchoolRowsOpener } from './school-rows-opener.tsx'

type TotalsProps = {
  period: { from: string; to: string }
  figures: readonly (readonly [figure: SchoolFigure, label: string, value: string])[]
}

/** Figures in a row, each with its name, which opens to what the figure adds up. */
export function Totals({ period, figures }: TotalsProps) {
  const { t } = useTranslation('systemAnalytics')
  return (
    <section aria-label={t('totals.heading')}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
        {figures.map(([figure, label, value]) => (
          <Card
            key={figure}
            isInteractive
            padding="small"
            className="flex h-full flex-col-reverse justify-end gap-1"
          >
            <dt className="text-muted">
              <SchoolRowsOpener figure={figure} period={period} title={label} isWholeCard>
                {label}
              </SchoolRowsOpener>
            </dt>
            <dd className="font-heading font-semibold text-2xl tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
