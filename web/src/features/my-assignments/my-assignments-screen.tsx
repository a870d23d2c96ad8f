import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { MY_ASSIGNMENTS_PER_PAGE, myAssignments } from '#contract/classroom/my-assignments.ts'
import { call } from '../../api/call.ts'
import { myClassesQuery } from '../../kit/classroom/my-classes.data.ts'
import { MyAssignmentCard } from '../../kit/classroom/work/my-assignment-card.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AssignmentPage } from './assignment-page.tsx'

const allMyAssignmentsQuery = (userId: number, status: 'open' | 'done') =>
  infiniteQueryOptions({
    queryKey: ['assignments', 'all', userId, status],
    queryFn: ({ pageParam, signal }) =>
      call(myAssignments.list, { id: userId, status, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.length < MY_ASSIGNMENTS_PER_PAGE ? undefined : pages.length * MY_ASSIGNMENTS_PER_PAGE,
  })

const loadJoin = async () => (await import('../../kit/classroom/join-dialog.tsx')).JoinDialog

const OWN_LEARNING = {
  student: { label: 'menu.myLessons', to: '/lessons' },
  college: { label: 'menu.myCourses', to: '/college/courses' },
} as const

/** Where to go on while no class has work: the own lessons, and a class for who is in none. */
function NothingOpen({ user }: { user: User }) {
  const { t } = useTranslation('myClasses')
  const { t: say } = useTranslation('common')
  const rooms = useQuery(myClassesQuery(user.id)).data
  const [join, setJoin] = useState<'unasked' | 'open' | 'closed'>('unasked')
  if (user.role !== 'student' && user.role !== 'college') return null
  const { label, to } = OWN_LEARNING[user.role]
  return (
    <>
      <LinkButton to={to}>{say(label)}</LinkButton>
      {/* Stays after joining: the dialog gives the focus back to it. */}
      {(rooms?.length === 0 || join !== 'unasked') && (
        <Button icon={Plus} variant="outline" onClick={() => setJoin('open')}>
          {t('join')}
        </Button>
      )}
      {join === 'open' && <FetchedDialog load={loadJoin} props={{ onClose: () => setJoin('closed') }} />}
    </>
  )
}

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]'

const AssignmentLists = withUser(Lists)

function Lists({ user }: { user: User }) {
  const { t } = useTranslation('myAssignments')
  const navigate = useNavigate()
  const tab = useSearch({ from: usePagePath('myAssignments') }).tab ?? 'open'
  const show = (wanted: string) =>
    void navigate({ to: '/assignments', search: wanted === 'done' ? { tab: 'done' } : {}, replace: true })
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
  return (
    <PagedList
      query={found}
      failed={t('failed')}
      loading={<SkeletonBlocks blocks={['h-28']} times={6} className={GRID} />}
      empty={
        <EmptyState
          drawing={<Sprout stage={status === 'open' ? 3 : 0} />}
          title={status === 'open' ? t('emptyOpenTitle') : t('emptyDoneTitle')}
          description={status === 'open' ? t('emptyOpenText') : t('emptyDoneText')}
          action={status === 'open' && <NothingOpen user={user} />}
        />
      }
      keyOf={({ id }) => id}
      label={t('list')}
      className={GRID}
    >
      {(work) => <MyAssignmentCard work={work} headingLevel={2} />}
    </PagedList>
  )
}

export function MyAssignmentsScreen() {
  const id = useParams({ from: '/assignments/$id', shouldThrow: false })?.id
  return id === undefined ? <AssignmentLists /> : <AssignmentPage key={id} id={Number(id)} />
}
