import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AiPanel } from './ai-panel.tsx'
import {
  ANALYTICS_TABS,
  type AnalyticsAddress,
  type AnalyticsTab,
  readAddress,
  writeAddress,
} from './analytics-address.ts'
import { BrowserPanel } from './browser-panel.tsx'
import { PeriodBar } from './period-bar.tsx'
import { RequestsPanel } from './requests-panel.tsx'
import { StatePanel } from './state-panel.tsx'
import { analyticsQuery } from './system-analytics.data.ts'
import { UsePanel } from './use-panel.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

/** The product in figures, for an admin who wants to know more than the dashboard tells. */
export function SystemAnalyticsScreen() {
  const { t } = useTranslation('systemAnalytics')
  const navigate = useNavigate()
  const address = readAddress(useSearch({ from: '/admin/system-analytics' }))
  const show = (next: Partial<AnalyticsAddress>) =>
    void navigate({
      to: '/admin/system-analytics',
      search: writeAddress({ ...address, ...next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
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
