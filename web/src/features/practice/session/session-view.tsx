import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { useKeypadChoice } from '../../../kit/practice/maths/use-keypad-choice.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import type { Wish } from '../read-view.ts'
import { ProblemCard } from './problem-card.tsx'
import { isSolved } from './session.ts'
import { useSession } from './use-session.ts'

type SessionViewProps = { user: User; wish: Wish; path: PagePath<'practice'> }

/** Problem after problem, until the learner has enough. */
export function SessionView({ user, wish, path }: SessionViewProps) {
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
function FirstProblem({
  run: { next, goOn },
  path,
}: {
  run: ReturnType<typeof useSession>
  path: PagePath<'practice'>
}) {
  const { t } = useTranslation('practice')
  const { failureReason: error, isPending } = next
  const back = (
    <Button asChild variant="outline">
      <AppLink to={path}>{t('session.allPractice')}</AppLink>
    </Button>
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

/** What is being practised, how far one has come, and the way out. */
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
