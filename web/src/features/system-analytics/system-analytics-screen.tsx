import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type BrowserError, MOST_BROWSER_ERRORS, OTHER_SCREEN } from '#contract/admin/browser-errors.ts'
import {
  type AiUse,
  LONGEST_PERIOD_DAYS,
  SYSTEM_PERIODS,
  type SystemAnalytics,
  type SystemPeriod,
} from '#contract/admin/system-analytics.ts'
import { TECHNICAL_DAYS } from '#contract/pages/policy-figures.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { OwnDaysForm } from '../../kit/analytics/own-days-form.tsx'
import { PeriodButtons } from '../../kit/analytics/period-buttons.tsx'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { MoreButton } from '../../kit/queries/more-button.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { type Column, numeric } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import {
  ANALYTICS_TABS,
  type AnalyticsAddress,
  type AnalyticsTab,
  readAddress,
  writeAddress,
} from './analytics-address.ts'
import { RequestsPanel } from './requests-panel.tsx'
import { SchoolRowsOpener } from './school-rows-opener.tsx'
import { StatePanel } from './state-panel.tsx'
import { analyticsQuery, browserErrorsQuery } from './system-analytics.data.ts'
import { UsePanel } from './use-panel.tsx'
import { useWords } from './use-words.ts'

/** So many places lead a developer to the line; the file to download has all. */
const SHOWN_FRAMES = 3

function BrowserPanel() {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount } = useWords()
  const found = useInfiniteQuery(browserErrorsQuery)
  const columns = useErrorColumns()
  if (found.isPending) return <SkeletonBlocks blocks={['h-80']} />
  if (!found.data) return <ErrorState title={t('browser.failed')} query={found} />
  const errors = found.data.pages.flatMap((page) => page.errors)
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('tabs.browser')}
        rows={errors}
        getRowId={({ id }) => id}
        pageSize={15}
        csvFileName="browser-errors.csv"
        columns={columns}
        empty={
          <>
            <h2 className="font-semibold text-xl">{t('tabs.browser')}</h2>
            <p>{t('browser.empty')}</p>
          </>
        }
      />
      <MoreButton query={found} className="self-start print:hidden">
        {t('browser.more')}
      </MoreButton>
      <p className="max-w-reading text-muted">
        {t('browser.text', { most: writeCount(MOST_BROWSER_ERRORS), days: TECHNICAL_DAYS })}
      </p>
    </Card>
  )
}

function useErrorColumns(): Column<BrowserError>[] {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount, writeMoment } = useWords()
  const nameScreen = ({ screen }: BrowserError) => (screen === OTHER_SCREEN ? t('browser.other') : screen)
  return [
    {
      id: 'error',
      header: t('browser.error'),
      value: ({ name, message }) => `${name}: ${message}`,
      cell: ({ name, message, kind }) => (
        <div className="min-w-64">
          <code className="wrap-anywhere">{`${name}: ${message}`}</code>
          <p className="font-normal text-muted">{t(`browser.kind.${kind}`)}</p>
        </div>
      ),
    },
    {
      id: 'screen',
      header: t('browser.screen'),
      value: nameScreen,
      cell: (error) => <code className="inline-block min-w-32 wrap-anywhere">{nameScreen(error)}</code>,
    },
    { id: 'release', header: t('browser.release'), value: ({ release }) => release },
    numeric<BrowserError>('count', t('browser.count'), ({ count }) => count, writeCount),
    {
      id: 'first',
      header: t('browser.first'),
      value: ({ firstSeenAt }) => firstSeenAt,
      cell: ({ firstSeenAt }) => writeMoment(firstSeenAt),
    },
    {
      id: 'last',
      header: t('browser.last'),
      value: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }) => writeMoment(lastSeenAt),
    },
    {
      id: 'place',
      header: t('browser.place'),
      value: ({ frames }) => frames.join(' '),
      cell: ({ frames }) => (
        <code className="inline-block min-w-44 whitespace-pre-line wrap-anywhere">
          {frames.slice(0, SHOWN_FRAMES).join('\n') || '–'}
        </code>
      ),
      isSortable: false,
    },
  ]
}

/** The product in figures, for an admin who wants to know more than the dashboard tells. */
export function SystemAnalyticsScreen() {
  const { t } = useTranslation('systemAnalytics')
  const replaceAddress = useReplaceAddress()
  const address = readAddress(useSearch({ from: '/admin/system-analytics' }))
  const show = (next: Partial<AnalyticsAddress>) =>
    replaceAddress({ to: '/admin/system-analytics', search: writeAddress({ ...address, ...next }) })
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button icon={Printer} variant="outline" className="print:hidden" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </PageHeader>
      <Tabs value={address.tab} onValueChange={(tab) => show({ tab: tab as AnalyticsTab })}>
        <TabList label={t('tabs.label')}>
          {ANALYTICS_TABS.map((tab) => (
            <Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tab>
          ))}
        </TabList>
        {ANALYTICS_TABS.map((tab) => (
          <TabPanel key={tab} value={tab}>
            {tab === 'state' && <StatePanel />}
            {tab === 'browser' && <BrowserPanel />}
            {isAboutPeriod(tab) && <PeriodPanel tab={tab} address={address} onShow={show} />}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

const PANELS = { use: UsePanel, ai: AiPanel, requests: RequestsPanel }

type PeriodTab = keyof typeof PANELS
const isAboutPeriod = (tab: AnalyticsTab): tab is PeriodTab => tab in PANELS

type PeriodPanelProps = {
  tab: PeriodTab
  address: AnalyticsAddress
  onShow: (next: Partial<AnalyticsAddress>) => void
}

/** The three tabs about a period share its choice and one answer of the server. */
function PeriodPanel({ tab, address, onShow }: PeriodPanelProps) {
  const { t } = useTranslation('systemAnalytics')
  const { period, from, to } = address
  const isComplete = period !== 'custom' || (from !== undefined && to !== undefined)
  const found = useQuery({ ...analyticsQuery({ period, from, to }), enabled: isComplete })
  const Panel = PANELS[tab]
  return (
    <div className="flex flex-col gap-6">
      <PeriodBar address={address} shown={found.data?.period} onShow={onShow} />
      {found.isError && !found.data ? (
        <ErrorState title={t('failed')} query={found} />
      ) : found.data ? (
        <div
          aria-busy={found.isPlaceholderData}
          className={`flex flex-col gap-6 ${found.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Panel found={found.data} />
        </div>
      ) : (
        isComplete && <SkeletonBlocks blocks={['h-28', 'h-80', 'h-56']} className="flex flex-col gap-6" />
      )}
    </div>
  )
}

type PeriodBarProps = {
  address: AnalyticsAddress
  shown: { from: string; to: string } | undefined
  onShow: (next: Partial<AnalyticsAddress>) => void
}

function PeriodBar({ address, shown, onShow }: PeriodBarProps) {
  const { t } = useTranslation('systemAnalytics')
  const sayDay = useDayText()
  const { period } = address
  // The days that are on the screen are where somebody wants to begin with own ones.
  const choose = (next: SystemPeriod) =>
    onShow({ period: next, ...(next === 'custom' && shown && { from: shown.from, to: shown.to }) })
  return (
    <div className="flex flex-col gap-3">
      <PeriodButtons
        label={t('period.label')}
        names={SYSTEM_PERIODS}
        chosen={period}
        say={(name) => t(`period.${name}`)}
        onChoose={choose}
      />
      {period === 'custom' && (
        <OwnDaysForm
          key={`${address.from} ${address.to}`}
          words={{
            from: t('period.from'),
            to: t('period.to'),
            wrong: t('period.wrong', { days: LONGEST_PERIOD_DAYS }),
            show: t('period.show'),
          }}
          start={address}
          isPossible={isPossible}
          onShow={onShow}
        />
      )}
      {shown && (
        <p role="status" className="text-muted">
          <span className="font-medium text-text">
            {shown.from === shown.to
              ? sayDay(shown.from, { dateStyle: 'medium' })
              : t('period.span', {
                  from: sayDay(shown.from, { dateStyle: 'medium' }),
                  to: sayDay(shown.to, { dateStyle: 'medium' }),
                })}
          </span>
          {'. '}
          {t('period.zone')}
        </p>
      )}
    </div>
  )
}

function isPossible({ from, to }: { from: string; to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= LONGEST_PERIOD_DAYS && Date.parse(from) <= Date.now()
}

/** What AI was asked, who answered, and what it cost. */
function AiPanel({ found }: { found: SystemAnalytics }) {
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
    { id: 'feature', header: t('ai.feature'), value: ({ feature }) => t(`feature.${feature}`) },
    { id: 'engine', header: t('ai.engine'), value: ({ engine }) => t(`engine.${engine}`) },
    {
      ...numeric<AiUse>('requests', t('ai.requests'), ({ requests }) => requests, writeCount),
      cell: ({ feature, engine, requests }) => {
        const name = t(`feature.${feature}`)
        return (
          <SchoolRowsOpener
            figure="answers"
            period={period}
            part={{ feature, engine }}
            title={t('rows.of', { figure: t(`engine.${engine}`), name })}
            label={t('rows.open', { name, amount: writeCount(requests) })}
          >
            {writeCount(requests)}
          </SchoolRowsOpener>
        )
      },
    },
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
