import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import { ApiError, NetworkError } from '../../api/call.ts'
import { useChatPage } from '../../kit/chat/page/open-page.ts'
import { findAccent } from '../../kit/learning/find-accent.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { subjectsQuery } from '../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useKeypadChoice } from '../../kit/practice/math/use-keypad-choice.ts'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { type GrowthStage, Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'
import { nameWish, readView, type Wish, writeWish } from './read-view.ts'
import { MasteryChange } from './session/feedback.tsx'
import { ProblemCard } from './session/problem-card.tsx'
import { isSolved, type Session, sessionMemory } from './session/session.ts'
import { type RunningSession, useArrivals, useSession } from './session/use-session.ts'
import { StartView } from './start/start-view.tsx'
import { sumUp } from './summary/sum-up.ts'

/** Start, session or summary, as the address says: Back leads out of a session, and a link leads straight into one. */
export const PracticeScreen = withUser(Practice)

function Practice({ user }: { user: User }) {
  const path = usePagePath('practice')
  const view = readView(useSearch({ from: path }))
  if (view.kind === 'session') {
    return <SessionView key={nameWish(view.wish)} user={user} wish={view.wish} path={path} />
  }
  const ended = view.kind === 'summary' ? sessionMemory.read(user.id) : null
  if (ended && ended.done.length > 0) return <SummaryView userId={user.id} session={ended} path={path} />
  return <StartView user={user} wantedGrade={view.kind === 'start' ? view.grade : undefined} path={path} />
}

type SummaryViewProps = { userId: number; session: Session; path: PagePath<'practice'> }

/** What a session was: figures, skills, and where to go from here. */
function SummaryView({ userId, session: ended, path }: SummaryViewProps) {
  const { t } = useTranslation('practice')
  const [session, setSession] = useState(ended)
  useArrivals(userId, session, setSession)
  const { solved, tried, tries, hints, unchecked, skills } = sumUp(session.done)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Card tone="brand" className="flex items-center justify-between gap-6">
        <div className="flex flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl">
            {t('summary.title')}
          </h1>
          <p className="text-lg">
            {solved > 0 ? t('summary.text', { count: solved }) : t('summary.textNone')}
          </p>
          {unchecked > 0 && <p>{t('summary.unchecked', { count: unchecked })}</p>}
        </div>
        <Sprout stage={findStage(solved)} className="size-24 shrink-0" />
      </Card>
      <dl className="grid grid-cols-3 gap-3">
        <Figure label={t('summary.solved')} value={t('summary.solvedOf', { solved, tried })} />
        <Figure label={t('summary.tries')} value={String(tries)} />
        <Figure label={t('summary.hints')} value={String(hints)} />
      </dl>
      {skills.length > 0 && (
        <TitledSection
          title={t('summary.skills')}
          titleClass="font-semibold text-xl"
          className="flex flex-col gap-3"
        >
          <ul className="flex flex-col gap-3">
            {skills.map(({ id, solved: _, ...change }) => (
              <li key={id}>
                <Card padding="small" className="flex flex-wrap items-center justify-between gap-3">
                  <h3 className="min-w-0 flex-1 basis-48 font-medium text-lg">{change.name}</h3>
                  <MasteryChange {...change} />
                </Card>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={path} search={writeWish(session.wish)} size="large">
          {t('summary.again')}
        </LinkButton>
        <LinkButton to={path} size="large" variant="outline">
          {t('summary.other')}
        </LinkButton>
        <LinkButton to="/lessons" size="large" variant="outline">
          {t('summary.lessons')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Every problem makes it grow a little. */
function findStage(solved: number): GrowthStage {
  if (solved >= 8) return 4
  if (solved >= 4) return 3
  return solved >= 2 ? 2 : 1
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Card padding="small" className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-heading font-semibold text-2xl tabular-nums sm:text-3xl">{value}</dd>
    </Card>
  )
}

/** Problem after problem, until the learner has enough. */
function SessionView({ user, wish, path }: { user: User; wish: Wish; path: PagePath<'practice'> }) {
  const run = useSession(user.id, wish)
  const navigate = useNavigate()
  const keypad = useKeypadChoice()
  const { task, done } = run.session
  useChatPage(
    task && {
      page: { kind: 'practiceProblem', problemId: task.problem.id },
      title: task.problem.skill.name,
      subject: task.problem.skill.subject,
      readText: null,
    },
  )

  function end() {
    const { done: closed } = run.end()
    void navigate({ to: path, search: closed.length > 0 ? { view: 'summary' } : {}, replace: true })
  }

  if (!task) return <FirstProblem run={run} path={path} />
  const solvedCount = done.filter((one) => one.isSolved).length + (isSolved(task) ? 1 : 0)
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <SessionBar problem={task.problem} solvedCount={solvedCount} onEnd={end} />
      <ProblemCard
        key={task.problem.id}
        task={task}
        run={run}
        keypad={keypad}
        isLarge={isYoung(user)}
        practicePath={path}
      />
    </div>
  )
}

/** Until the first problem is there, or cannot be had. */
function FirstProblem({ run: { next, goOn }, path }: { run: RunningSession; path: PagePath<'practice'> }) {
  const { t } = useTranslation('practice')
  const { failureReason: error, isPending } = next
  const back = (
    <LinkButton to={path} variant="outline">
      {t('session.allPractice')}
    </LinkButton>
  )
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        drawing={<PottedSeedling />}
        headingLevel={1}
        title={t('empty.wishTitle')}
        description={t('empty.wishText')}
        action={back}
      />
    )
  }
  if (error instanceof NetworkError && !navigator.onLine) {
    return <OfflineState headingLevel={1} description={t('session.offline')} onRetry={goOn} action={back} />
  }
  if (error) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('session.failed')}
        onRetry={goOn}
        isRetrying={isPending}
        action={back}
      />
    )
  }
  return (
    <SkeletonArea label={t('session.loading')} className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-11" shape="control" />
        <Skeleton className="h-8 w-64" shape="line" />
      </div>
      <div className="flex flex-col gap-5 rounded-card border border-border bg-surface p-4 sm:p-6">
        <SkeletonText lines={2} />
        <Skeleton className="h-14 w-72 max-w-full" shape="control" />
        <Skeleton className="h-13 w-48" shape="control" />
      </div>
    </SkeletonArea>
  )
}

type SessionBarProps = { problem: PracticeProblem; solvedCount: number; onEnd: () => void }

/** What is being practiced, how far one has come, and the way out. */
function SessionBar({ problem, solvedCount, onEnd }: SessionBarProps) {
  const { t } = useTranslation('practice')
  const subject = useQuery(subjectsQuery).data?.find(({ name }) => name === problem.skill.subject)
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span
          className="grid size-11 shrink-0 place-items-center rounded-control border-2 bg-surface"
          style={{ borderColor: findAccent(problem.skill.subject, subject?.color) }}
        >
          <SubjectIcon icon={subject?.icon ?? null} className="size-6" />
        </span>
        <div className="min-w-0">
          <h1 className="font-semibold text-2xl">{problem.skill.name}</h1>
          <p className="text-muted">{problem.skill.can}</p>
        </div>
      </div>
      <div className="flex w-full shrink-0 items-center justify-between gap-3 sm:w-auto">
        <p className="font-heading text-muted tabular-nums">{t('session.solved', { count: solvedCount })}</p>
        <Button variant="outline" onClick={onEnd}>
          {t('actions.end')}
        </Button>
      </div>
    </div>
  )
}
