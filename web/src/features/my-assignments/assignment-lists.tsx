import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { MyAssignmentCard } from '../../kit/classroom/work/my-assignment-card.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useUser } from '../../kit/session.ts'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { allMyAssignmentsQuery } from './my-assignments.data.ts'
import { NothingOpen } from './nothing-open.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'

export function AssignmentLists() {
  const { t } = useTranslation('myAssignments')
  const navigate = useNavigate()
  const user = useUser()
  const tab = useSearch({ from: usePagePath('myAssignments') }).tab ?? 'open'
  const show = (wanted: string) =>
    void navigate({
      to: '/assignments',
      search: wanted === 'done' ? { tab: 'done' } : {},
      replace: true,
    })
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <Tabs value={tab} onValueChange={show}>
        <TabList label={t('tabs')}>
          <Tab value="open">{t('open')}</Tab>
          <Tab value="done">{t('done')}</Tab>
        </TabList>
        <TabPanel value="open">
          <WorkList user={user} status="open" />
        </TabPanel>
        <TabPanel value="done">
          <WorkList user={user} status="done" />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function WorkList({ user, status }: { user: User; status: 'open' | 'done' }) {
  const { t } = useTranslation('myAssignments')
  const found = useInfiniteQuery(allMyAssignmentsQuery(user.id, status))
  if (found.isPending)
    return (
      <SkeletonArea className={GRID}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-28" />
        ))}
      </SkeletonArea>
    )
  if (found.isError && !found.data) return <ErrorState title={t('failed')} query={found} />
  const items = found.data.pages.flat()
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<Sprout stage={status === 'open' ? 3 : 0} />}
        title={status === 'open' ? t('emptyOpenTitle') : t('emptyDoneTitle')}
        description={status === 'open' ? t('emptyOpenText') : t('emptyDoneText')}
        action={status === 'open' && <NothingOpen user={user} />}
      />
    )
  return (
    <EndlessList
      items={items}
      keyOf={({ id }) => id}
      label={t('list')}
      hasMore={found.hasNextPage}
      isFetchingMore={found.isFetchingNextPage}
      onMore={() => void found.fetchNextPage()}
      className={GRID}
    >
      {(work) => <MyAssignmentCard work={work} headingLevel={2} />}
    </EndlessList>
  )
}
