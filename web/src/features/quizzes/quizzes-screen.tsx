import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Subject } from '#contract/subjects.ts'
import { useWaitingWrites } from '../../device/outbox/use-waiting-writes.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { quizResultsQuery, subjectsQuery } from '../../kit/learning/learning.data.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { useQuizRun } from './attempt/use-quiz-run.ts'
import { QuizDialog } from './dialog/quiz-dialog.tsx'
import { SubjectGroup, startButtonId } from './list/quiz-list.tsx'
import { groupBySubject, sortQuizzes } from './list/sort-quizzes.ts'
import { quizCardsQuery } from './quizzes.data.ts'
import { readWantedQuiz } from './read-wanted-quiz.ts'

const COLLEGE_GRADE = 13

/** Whose quizzes are shown. Undefined stands for all grades. */
function useGradeNote(user: User, grade: number | undefined): string {
  const { t } = useTranslation('quizzes')
  if (grade === undefined) return t('noteAll')
  if (grade === COLLEGE_GRADE) return t('noteCollege', { grade })
  return user.role === 'professional' ? t('noteProfessional', { grade }) : t('note', { grade })
}

const GRADES = Array.from({ length: 12 }, (_, place) => place + 1)

export const QuizzesScreen = withUser(Quizzes)

/** Learners see their own grade; teachers and admins start with all grades and may choose. */
function Quizzes({ user }: { user: User }) {
  const { t } = useTranslation('quizzes')
  const navigate = useNavigate()
  const wantedId = readWantedQuiz(
    useParams({ from: '/quizzes/$quizId', shouldThrow: false }) ?? {},
    useSearch({ from: usePagePath('quizzes') }),
  )
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const isStaff = user.isTeacher || user.role === 'admin'
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const grade = isStaff ? chosen : user.grade
  const note = useGradeNote(user, grade)
  const heading = useRef<HTMLHeadingElement>(null)
  const controls = useQuizRun(user, { wantedId, visit })

  function close() {
    controls.close()
    if (wantedId !== null) void navigate({ to: '/quizzes', replace: true })
  }

  /** Back to the card, which may have moved to the other tab. */
  function returnFocus() {
    const quizId = controls.run?.quiz.id
    const button = quizId === undefined ? null : document.getElementById(startButtonId(quizId))
    ;(button ?? heading.current)?.focus()
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} headingRef={heading} intro={note}>
        {isStaff && <GradeSelect grade={chosen} onChoose={setChosen} />}
      </PageHeader>
      <QuizTabs user={user} grade={grade} pendingId={controls.pendingId} onStart={controls.start} />
      <QuizDialog controls={controls} isYoung={isYoung(user)} onClose={close} returnFocus={returnFocus} />
    </div>
  )
}

type GradeSelectProps = { grade: number | undefined; onChoose: (grade: number | undefined) => void }

function GradeSelect({ grade, onChoose }: GradeSelectProps) {
  const { t } = useTranslation('quizzes')
  return (
    <Field label={t('grade.label')} className="w-full sm:w-48">
      <Select
        value={grade === undefined ? 'all' : String(grade)}
        onValueChange={(value) => onChoose(value === 'all' ? undefined : Number(value))}
      >
        <SelectItem value="all">{t('grade.all')}</SelectItem>
        <SelectItems values={GRADES} nameOf={(number) => t('grade.number', { grade: number })} />
        <SelectItem value={String(COLLEGE_GRADE)}>{t('grade.college')}</SelectItem>
      </Select>
    </Field>
  )
}

type QuizTabsProps = {
  user: User
  /** Undefined stands for all. */
  grade: number | undefined
  pendingId: number | null
  onStart: (quizId: number) => void
}

function QuizTabs({ user, grade, pendingId, onStart }: QuizTabsProps) {
  const { t } = useTranslation('quizzes')
  const [tab, setTab] = useState('available')
  const waiting = useWaitingWrites(user.id, 'quizzes.submit')
  const [cards, results, subjects] = useQueries({
    queries: [quizCardsQuery(grade), quizResultsQuery(user.id), subjectsQuery],
  })
  const all = [cards, results, subjects]
  if (!cards.data || !results.data || !subjects.data) {
    if (!all.some(({ isError }) => isError)) return <TabsSkeleton />
    return <ErrorState title={t('list.failed')} query={all} />
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
          empty={
            cards.data.length === 0 ? (
              <EmptyState
                drawing={<PottedSeedling />}
                title={t('list.noneTitle')}
                description={t('list.noneText')}
                action={<LinkButton to="/lessons">{t('list.noneAction')}</LinkButton>}
              />
            ) : (
              <EmptyState
                drawing={<Sprout stage={4} />}
                title={t('list.allDoneTitle')}
                description={t('list.allDoneText')}
                action={<Button onClick={() => setTab('completed')}>{t('list.allDoneAction')}</Button>}
              />
            )
          }
        />
      </TabPanel>
      <TabPanel value="completed">
        <QuizList
          quizzes={completed}
          {...shared}
          empty={
            <EmptyState
              drawing={<Sprout stage={1} />}
              title={t('list.noneDoneTitle')}
              description={t('list.noneDoneText')}
              action={<Button onClick={() => setTab('available')}>{t('list.noneDoneAction')}</Button>}
            />
          }
        />
      </TabPanel>
    </Tabs>
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

type QuizListProps = Omit<ComponentProps<typeof SubjectGroup>, 'subject'> & {
  subjects: readonly Subject[]
  /** Stands here when there is none. */
  empty: ReactNode
}

function QuizList({ quizzes, subjects, empty, ...look }: QuizListProps) {
  if (quizzes.length === 0) return empty
  return (
    <div className="flex flex-col gap-8 pt-2">
      {groupBySubject(quizzes).map(({ subjectId, cards }) => {
        const subject = subjects.find(({ id }) => id === subjectId)
        return subject && <SubjectGroup key={subjectId} subject={subject} quizzes={cards} {...look} />
      })}
    </div>
  )
}
