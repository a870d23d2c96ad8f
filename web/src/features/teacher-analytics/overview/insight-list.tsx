import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Insight } from '#engines/class-analytics/index.ts'
import { Card } from '../../../ui/layout/card.tsx'

export function InsightList({ insights }: { insights: readonly Insight[] }) {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <Card tone="sunken" className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 font-semibold text-xl">
        <Lightbulb aria-hidden="true" className="size-6 text-brand" />
        {t('overview.insights')}
      </h2>
      {insights.length === 0 ? (
        <p className="text-muted">{t('overview.nothingSpecial')}</p>
      ) : (
        <ul className="list-disc ps-6">
          {insights.map(({ code, count }) => (
            <li key={code}>{t(`insight.${code}`, { count })}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
