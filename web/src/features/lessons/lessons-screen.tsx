import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LessonCard } from '#contract/lessons.ts'
import type { ProgressRecord } from '#contract/progress.ts'
import type { Subject } from '#contract/subjects.ts'
import { filterLessons } from '#engines/lessons/index.ts'
import { lessonCardsQuery, progressRecordsQuery, subjectsQuery } from '../../kit/learning/learning.data.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, Skeletons } from '../../ui/states/skeleton.tsx'
import { ownGradeText } from './grade-text.ts'
import { arrangeLessons } from './list/arrange-lessons.ts'
import {
  gradeOnShow,
  type ListFilters,
  readFilters,
  SCHOOL_GRADES,
  toLessonFilter,
  writeFilters,
} from './list/list-filters.ts'
import { useRememberList } from './list/list-memory.ts'
import { SubjectSection } from './list/subject-section.tsx'
import { WellDone } from './list/well-done.tsx'

/** The filters live in the address. What is being typed filters at once and gets there with the first pause. */
function useListFilters() {
  const path = usePagePath('lessons')
  const inAddress = readFilters(useSearch({ from: path }))
  const navigate = useNavigate()
  const change = (next: Partial<ListFilters>) =>
    void navigate({
      to: path,
      search: (current) => writeFilters({ ...readFilters(current), ...next }),
      replace: true,
      resetScroll: false,
    })

  const { typed, setTyped } = useAddressSearch(inAddress.search, (search) => change({ search }))
  return {
    filters: { ...inAddress, search: typed },
    change,
    type: setTyped,
    clear: () => {
      setTyped('')
      change({ search: '', subject: 'all', open: [] })
    },
  }
}

export const LessonsScreen = withUser(Lessons)

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
        <ErrorState title={t('list.failed')} query={failed} />
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
  const records = progress.data && new Map(progress.data.map((record) => [record.lessonId, record]))
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

function LessonsSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-6">
      <div className="flex flex-col flex-wrap gap-4 md:flex-row">
        <Skeleton className="h-18 md:min-w-48 md:flex-1" />
        <Skeleton className="h-18 md:w-56" />
      </div>
      <Skeleton className="h-6 w-24" shape="line" />
      <Skeleton className="h-11 w-64" shape="control" />
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
        <Skeletons blocks={['h-73']} times={6} />
      </div>
    </SkeletonArea>
  )
}

type FilterBarProps = {
  ref?: Ref<HTMLElement>
  filters: ListFilters
  /** Null for those who stay on their own grade. */
  grade: number | 'all' | null
  subjects: readonly Subject[]
  onType: (search: string) => void
  onChange: (next: Partial<ListFilters>) => void
}

function FilterBar({ ref, filters, grade, subjects, onType, onChange }: FilterBarProps) {
  const { t } = useTranslation('lessons')
  const subject = subjects.some(({ id }) => id === filters.subject) ? String(filters.subject) : 'all'
  return (
    <search ref={ref} aria-label={t('filters.label')} className="flex flex-col flex-wrap gap-4 md:flex-row">
      <Field label={t('filters.search')} className="min-w-48 flex-1">
        <SearchInput
          value={filters.search}
          onValueChange={onType}
          placeholder={t('filters.searchHint')}
          maxLength={100}
        />
      </Field>
      <div className={`grid gap-4 md:flex ${grade === null ? '' : 'grid-cols-2'}`}>
        <Field label={t('filters.subject')} className="min-w-0 md:w-56">
          <Select
            value={subject}
            onValueChange={(next) => onChange({ subject: next === 'all' ? 'all' : Number(next) })}
          >
            <SelectItem value="all">{t('filters.allSubjects')}</SelectItem>
            {subjects.map(({ id, name }) => (
              <SelectItem key={id} value={String(id)}>
                {name}
              </SelectItem>
            ))}
          </Select>
        </Field>
        {grade !== null && (
          <Field label={t('filters.grade')} className="min-w-0 md:w-44">
            <Select
              value={String(grade)}
              onValueChange={(next) => onChange({ grade: next === 'all' ? 'all' : Number(next) })}
            >
              <SelectItem value="all">{t('filters.allGrades')}</SelectItem>
              <SelectItems values={SCHOOL_GRADES} nameOf={(known) => t('grade', { grade: known })} />
            </Select>
          </Field>
        )}
      </div>
    </search>
  )
}
