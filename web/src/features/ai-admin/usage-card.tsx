import { useTranslation } from 'react-i18next'
import type { AiState, UsageRow, UsageSpan } from '#contract/admin/ai.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { type Column, numeric } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { addUp, writeCost } from './amounts.ts'

/** What the helpers were asked, by role, feature and engine, and why the model did not answer where it did not. */
export function UsageCard({ ai }: { ai: AiState }) {
  const { t } = useTranslation('aiAdmin')
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('usage.title')}</CardTitle>
      <Tabs defaultValue="today">
        <TabList label={t('usage.span')}>
          <Tab value="today">{t('usage.today')}</Tab>
          <Tab value="month">{t('usage.month')}</Tab>
        </TabList>
        <TabPanel value="today">
          <Span span={ai.today} hasPrices={ai.hasPrices} caption={t('usage.tableToday')} />
        </TabPanel>
        <TabPanel value="month">
          <Span span={ai.month} hasPrices={ai.hasPrices} caption={t('usage.tableMonth')} />
        </TabPanel>
      </Tabs>
    </Card>
  )
}

function Span({ span, hasPrices, caption }: { span: UsageSpan; hasPrices: boolean; caption: string }) {
  const { t, i18n } = useTranslation('aiAdmin')
  const writeCount = (count: number) => count.toLocaleString(i18n.language)
  const totals = addUp(span.rows)
  const writeAmount = (millionths: number) => writeCost(millionths, i18n.language)
  const named = (id: 'feature' | 'role' | 'engine' | 'reason', value: (row: UsageRow) => string) => ({
    id,
    header: t(`usage.${id}`),
    value,
    isSortable: true,
  })
  const columns: Column<UsageRow>[] = [
    named('feature', ({ feature }) => t(`feature.${feature}`)),
    named('role', ({ role }) => writeRole(role)),
    named('engine', ({ engine }) => t(`engineName.${engine}`)),
    named('reason', ({ failure }) => (failure === null ? '' : t(`failure.${failure}`))),
    numeric('requests', t('usage.requests'), ({ requests }) => requests, writeCount),
    numeric(
      'tokens',
      t('usage.tokens'),
      ({ inputTokens, outputTokens }) => inputTokens + outputTokens,
      writeCount,
    ),
    ...(hasPrices
      ? [numeric<UsageRow>('cost', t('usage.cost'), ({ costMillionths }) => costMillionths, writeAmount)]
      : []),
  ]

  function writeRole(role: string): string {
    const known = ROLES
    const found = known.find((one) => one === role)
    return found ? t(`role.${found}`) : t('role.unknown')
  }

  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Total label={t('usage.answers')} value={writeCount(totals.answers)} />
        <Total label={t('usage.byModel')} value={writeCount(totals.byModel)} />
        <Total label={t('usage.fallbacks')} value={writeCount(totals.fallbacks)} />
        {hasPrices ? (
          <Total label={t('usage.cost')} value={writeAmount(totals.costMillionths)} />
        ) : (
          <Total label={t('usage.tokens')} value={writeCount(totals.tokens)} />
        )}
      </dl>
      <DataTable
        caption={caption}
        isCaptionHidden
        rows={span.rows}
        columns={columns}
        getRowId={({ role, feature, engine, failure }) => `${role} ${feature} ${engine} ${failure}`}
        isFilterable={false}
        csvFileName={`ai-${span.from}-${span.to}.csv`}
        empty={<p className="text-muted">{t('usage.empty')}</p>}
      />
    </div>
  )
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-card border border-border bg-sunken p-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-heading font-semibold text-2xl tabular-nums">{value}</dd>
    </div>
  )
}
