import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Subject } from '#contract/subjects.ts'
import { useWaitingWrites } from '../../../device/outbox/use-waiting-writes.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { quizResultsQuery, subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { quizCardsQuery } from '../quizzes.data.ts'
import { groupBySubject, type QuizCard, sortQuizzes } from './sort-quizzes.ts'
import { SubjectGroup } from './subject-group.tsx'

type QuizTabsProps = {
  user: User
  /** Undefined stands for all. */
  grade: number | undefined
  pendingId: number | null
  onStart: (quizId: number) => void
}

export function QuizTabs({ user, grade, pendingId, onStart }: QuizTabsProps) {
  const { t } = useTranslation('quizzes')
  const [tab, setTab] = useState('available')
  const waiting = useWaitingWrites(user.id, 'quizzes.submit')
  const [cards, results, subjects] = useQueries({
    queries: [quizCardsQuery(grade), quizResultsQuery(user.id), subjectsQuery],
  })
  const all = [cards, results, subjects]
  if (!cards.data || !results.data || !subjects.data) {
    if (!all.some(({ isError }) => isError)) return <TabsSkeleton />
    return (
      <ErrorState
        title={t('list.failed')}
        onRetry={() => {
          for (const query of all) if (query.isError) void query.refetch()
        }}
        isRetrying={all.some(({ isFetching }) => isFetching)}
      />
    )
  }
  const waitingIds = new Set(waiting.map(({ input }) => Number(input.quizId)))
  const { available, completed } = sortQuizzes(cards.data, results.data, waitingIds)
  const shared = {
    subjects: subjects.data,
    hasGrade: grade === undefined,
    isYoung: isYoung(user),
    pendingId,
    onStart,
  }
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label={t('tabs.label')}>
        <Tab value="available">{t('tabs.available', { count: available.length })}</Tab>
        <Tab value="completed">{t('tabs.completed', { count: completed.length })}</Tab>
      </TabList>
      <TabPanel value="available">
        <QuizList
          quizzes={available}
          {...shared}
          empty={cards.data.length === 0 ? <NoQuizzes /> : <AllDone onShow={() => setTab('completed')} />}
        />
      </TabPanel>
      <TabPanel value="completed">
        <QuizList quizzes={completed} {...shared} empty={<NoneDone onShow={() => setTab('available')} />} />
      </TabPanel>
    </Tabs>
  )
}

function NoQuizzes() {
  const { t } = useTranslation('quizzes')
  return (
    <EmptyState
      drawing={<PottedSeedling />}
      title={t('list.noneTitle')}
      description={t('list.noneText')}
      action={
        <Button asChild>
          <AppLink to="/lessons">{t('list.noneAction')}</AppLink>
        </Button>
      }
    />
  )
}

function AllDone({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('quizzes')
  return (
    <EmptyState
      drawing={<Sprout stage={4} />}
      title={t('list.allDoneTitle')}
      description={t('list.allDoneText')}
      action={<Button onClick={onShow}>{t('list.allDoneAction')}</Button>}
    />
  )
}

function NoneDone({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('quizzes')
  return (
    <EmptyState
      drawing={<Sprout stage={1} />}
      title={t('list.noneDoneTitle')}
      description={t('list.noneDoneText')}
      action={<Button onClick={onShow}>{t('list.noneDoneAction')}</Button>}
    />
  )
}

function TabsSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-6">
      <Skeleton className="h-13 w-72 max-w-full" shape="control" />
      <Skeleton className="h-8 w-48" shape="line" />
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </SkeletonArea>
  )
}

type QuizListProps = {
  quizzes: readonly QuizCard[]
  subjects: readonly Subject[]
  hasGrade: boolean
  isYoung: boolean
  pendingId: number | null
  onStart: (quizId: number) => void
  /** Stands here when there is none. */
  empty: ReactNode
}

function QuizList({ quizzes, subjects, hasGrade, isYoung, pendingId, onStart, empty }: QuizListProps) {
  if (quizzes.length === 0) return empty
  return (
    <div className="flex flex-col gap-8 pt-2">
      {groupBySubject(quizzes).map(({ subjectId, cards }) => {
        const subject = subjects.find(({ id }) => id === subjectId)
        return (
          subject && (
            <SubjectGroup
              key={subjectId}
              subject={subject}
              quizzes={cards}
              hasGrade={hasGrade}
              isYoung={isYoung}
              pendingId={pendingId}
              onStart={onStart}
            />
          )
        )
      })}
    </div>
  )
}
