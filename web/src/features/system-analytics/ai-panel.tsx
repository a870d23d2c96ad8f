import { useTranslation } from 'react-i18next'
import type { AiUse, SystemAnalytics } from '#contract/admin/system-analytics.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { numeric } from './columns.ts'
import { useWords } from './use-words.ts'

/** What AI was asked, who answered, and what it cost. */
export function AiPanel({ found }: { found: SystemAnalytics }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount, writeCost } = useWords()
  const { aiUse, hasPrices, period } = found
  if (aiUse.length === 0) return <p className="py-8 text-center text-muted">{t('ai.empty')}</p>
  const features = [...new Set(aiUse.map(({ feature }) => feature))]
  const answersOf = (engine: AiUse['engine']) =>
    features.map(
      (feature) => aiUse.find((row) => row.feature === feature && row.engine === engine)?.requests ?? 0,
    )
  const columns: Column<AiUse>[] = [
    {
      id: 'feature',
      header: t('ai.feature'),
      value: ({ feature }) => t(`feature.${feature}`),
      isSortable: true,
    },
    { id: 'engine', header: t('ai.engine'), value: ({ engine }) => t(`engine.${engine}`), isSortable: true },
    numeric('requests', t('ai.requests'), ({ requests }) => requests, writeCount),
    numeric('fallbacks', t('ai.fallbacks'), ({ fallbacks }) => fallbacks, writeCount),
    numeric('tokens', t('ai.tokens'), ({ tokens }) => tokens, writeCount),
    ...(hasPrices
      ? [
          numeric<AiUse>(
            'cost',
            t('ai.cost'),
            ({ costMillionths }) => costMillionths / 1_000_000,
            (cost) => writeCost(cost * 1_000_000),
          ),
        ]
      : []),
  ]
  return (
    <>
      <Card>
        <BarChart
          headingLevel={2}
          title={t('ai.chart')}
          categoryName={t('ai.feature')}
          categories={features.map((feature) => t(`feature.${feature}`))}
          series={[
            { name: t('engine.embedded'), values: answersOf('embedded') },
            { name: t('engine.llm'), values: answersOf('llm') },
          ]}
          highest={4}
          formatValue={writeCount}
        />
      </Card>
      <Card className="flex flex-col gap-3">
        <DataTable
          caption={t('ai.title')}
          rows={aiUse}
          columns={columns}
          getRowId={({ feature, engine }) => `${feature} ${engine}`}
          isFilterable={false}
          csvFileName={`ai-${period.from}-${period.to}.csv`}
        />
        {!hasPrices && <p className="text-muted">{t('ai.noPrices')}</p>}
      </Card>
    </>
  )
}
