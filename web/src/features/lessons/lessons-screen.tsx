import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LessonCard } from '#contract/lessons.ts'
import type { ProgressRecord } from '#contract/progress.ts'
import type { Subject } from '#contract/subjects.ts'
import { filterLessons } from '#engines/lessons/index.ts'
import { lessonCardsQuery, progressRecordsQuery, subjectsQuery } from '../../kit/learning/learning.data.ts'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { ownGradeText } from './grade-text.ts'
import { arrangeLessons } from './list/arrange-lessons.ts'
import { FilterBar } from './list/filter-bar.tsx'
import { LessonsSkeleton } from './list/lessons-skeleton.tsx'
import { gradeOnShow, toLessonFilter } from './list/list-filters.ts'
import { useRememberList } from './list/list-memory.ts'
import { SubjectSection } from './list/subject-section.tsx'
import { useListFilters } from './list/use-list-filters.ts'
import { WellDone } from './list/well-done.tsx'

export function LessonsScreen() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  return user && <Lessons user={user} />
}

function Lessons({ user }: { user: User }) {
  const { t } = useTranslation('lessons')
  const cards = useQuery(lessonCardsQuery)
  const subjects = useQuery(subjectsQuery)
  const progress = useQuery(progressRecordsQuery(user.id))
  const failed = [cards, subjects].filter(({ isError, data }) => isError && !data)
  useRememberList()
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 tabIndex={-1} className="font-semibold text-3xl">
          {t('title')}
        </h1>
        {!user.isTeacher && (
          <p className="text-lg text-muted">{t('yourGrade', { grade: ownGradeText(user.grade, t) })}</p>
        )}
      </div>
      <WellDone />
      {failed.length > 0 ? (
        <ErrorState
          title={t('list.failed')}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : // Cards that come before the progress would tell somebody who has completed a lesson to start it.
      cards.data && subjects.data && progress.isFetched ? (
        <LessonList user={user} cards={cards.data} subjects={subjects.data} progress={progress} />
      ) : (
        <LessonsSkeleton />
      )}
    </div>
  )
}

type LessonListProps = {
  user: User
  cards: readonly LessonCard[]
  subjects: readonly Subject[]
  progress: UseQueryResult<ProgressRecord[]>
}

function LessonList({ user, cards, subjects, progress }: LessonListProps) {
  const { t } = useTranslation('lessons')
  const { filters, change, type, clear } = useListFilters()
  const bar = useRef<HTMLElement>(null)
  const grade = gradeOnShow(user, filters.grade)
  const ofGrade = filterLessons(cards, toLessonFilter({ ...filters, search: '', subject: 'all' }, grade))
  const found = filterLessons(ofGrade, toLessonFilter(filters, 'all'))
  const records = new Map(progress.data?.map((record) => [record.lessonId, record]))
  return (
    <>
      <FilterBar
        ref={bar}
        filters={filters}
        grade={user.isTeacher ? grade : null}
        subjects={subjects.filter(({ id }) => ofGrade.some(({ subjectId }) => subjectId === id))}
        onType={type}
        onChange={change}
      />
      <p role="status" className="text-muted">
        {t('list.count', { count: found.length })}
      </p>
      {progress.isError && !progress.data && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-warning-soft px-4 py-2 text-warning-ink">
          <p className="flex-1">{t('list.noProgress')}</p>
          <Button variant="outline" isPending={progress.isFetching} onClick={() => void progress.refetch()}>
            {t('list.retry')}
          </Button>
        </div>
      )}
      {found.length === 0 && (
        <EmptyState
          drawing={<OpenBook />}
          title={t('list.empty')}
          action={
            <Button
              variant="outline"
              onClick={() => {
                clear()
                bar.current?.querySelector('input')?.focus()
              }}
            >
              {t('filters.clear')}
            </Button>
          }
        />
      )}
      <div className="flex flex-col gap-10">
        {arrangeLessons(found, subjects, filters.open).map((group) => (
          <SubjectSection
            key={group.subject.id}
            group={group}
            records={records}
            user={user}
            onShowAll={() => change({ open: [...filters.open, group.subject.id] })}
          />
        ))}
      </div>
    </>
  )
}
