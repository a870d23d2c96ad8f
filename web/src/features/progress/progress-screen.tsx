import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { metricsQuery } from '../../kit/learning/learning.data.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useUser } from '../../kit/session.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { GoalsTab } from './goals/goals-tab.tsx'
import { HeaderActions } from './header-actions.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { type ProgressAddress, readAddress, writeAddress } from './read-address.ts'
import { SubjectsTab } from './subjects-tab.tsx'

export function ProgressScreen() {
  const user = useUser()
  return user && <Progress user={user} />
}

function Progress({ user }: { user: User }) {
  const { t } = useTranslation('progress')
  const metrics = useQuery(metricsQuery(user.id))
  const path = usePagePath('progress')
  const navigate = useNavigate()
  const address = readAddress(useSearch({ from: path }))
  const show = (wanted: Partial<ProgressAddress>) =>
    void navigate({
      to: path,
      search: writeAddress(wanted),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <HeaderActions user={user} metrics={metrics.data ?? []} />
      </div>
      {metrics.isError && !metrics.data ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => void metrics.refetch()}
          isRetrying={metrics.isFetching}
        />
      ) : (
        <Tabs value={address.tab} onValueChange={(tab) => show(readAddress({ tab }))}>
          <TabList label={t('tabs.label')}>
            <Tab value="overview">{t('tabs.overview')}</Tab>
            <Tab value="subjects">{t('tabs.subjects')}</Tab>
            <Tab value="goals">{t('tabs.goals')}</Tab>
            <Tab value="insights">{t('tabs.insights')}</Tab>
          </TabList>
          {metrics.data ? (
            <>
              <TabPanel value="overview">
                <OverviewTab user={user} metrics={metrics.data} />
              </TabPanel>
              <TabPanel value="subjects">
                <SubjectsTab
                  user={user}
                  metrics={metrics.data}
                  address={address}
                  onChoose={(chosen) => show({ tab: 'subjects', ...chosen })}
                />
              </TabPanel>
              <TabPanel value="goals">
                <GoalsTab user={user} metrics={metrics.data} />
              </TabPanel>
              <TabPanel value="insights">
                <InsightsTab user={user} />
              </TabPanel>
            </>
          ) : (
            <TabPanel value={address.tab}>
              <PanelSkeleton />
            </TabPanel>
          )}
        </Tabs>
      )}
    </div>
  )
}

function PanelSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-8">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </SkeletonArea>
  )
}
