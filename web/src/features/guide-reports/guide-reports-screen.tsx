import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { groupReports } from './group-reports.ts'
import { type ReportState, reportsQuery } from './guide-reports.data.ts'
import { ReportedCard } from './reported-card.tsx'

/** Public guides that readers reported: to decide, and decided. */
export function GuideReportsScreen() {
  const { t } = useTranslation('guides')
  const [state, setState] = useState<ReportState>('open')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div>
        <h1 className="font-semibold text-3xl">{t('admin.title')}</h1>
        <p className="text-muted">{t('admin.intro')}</p>
      </div>
      <Tabs value={state} onValueChange={(value) => setState(value === 'decided' ? 'decided' : 'open')}>
        <TabList label={t('admin.tabs')}>
          <Tab value="open">{t('admin.open')}</Tab>
          <Tab value="decided">{t('admin.decided')}</Tab>
        </TabList>
        <TabPanel value="open">
          <Reported state="open" />
        </TabPanel>
        <TabPanel value="decided">
          <Reported state="decided" />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function Reported({ state }: { state: ReportState }) {
  const { t } = useTranslation('guides')
  const found = useInfiniteQuery(reportsQuery(state))
  const list = useRef<HTMLDivElement>(null)
  if (found.isPending) {
    return (
      <SkeletonArea className="flex flex-col gap-4">
        <Skeleton className="h-56 w-full rounded-card" />
        <Skeleton className="h-56 w-full rounded-card" />
      </SkeletonArea>
    )
  }
  if (found.isError) {
    return (
      <ErrorState
        title={t('admin.failed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  }
  const guides = groupReports(found.data.pages.flat())
  return (
    <div ref={list} tabIndex={-1}>
      {guides.length === 0 ? (
        <EmptyState
          drawing={<PottedSeedling />}
          title={state === 'open' ? t('admin.emptyOpen') : t('admin.emptyDecided')}
          description={state === 'open' ? t('admin.emptyOpenText') : t('admin.emptyDecidedText')}
        />
      ) : (
        <EndlessList
          items={guides}
          keyOf={({ guide }) => guide.id}
          label={t('admin.list')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          className="flex flex-col gap-4"
        >
          {(reported) => <ReportedCard reported={reported} onDecided={() => list.current?.focus()} />}
        </EndlessList>
      )}
    </div>
  )
}
