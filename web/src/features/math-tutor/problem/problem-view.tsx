import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { MathProblem } from '#contract/study/math-tutor.ts'
import { ApiError } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { FunctionGraph } from '../graph/function-graph.tsx'
import { HelpLadder } from '../help/help-ladder.tsx'
import { problemQuery } from '../math-tutor.data.ts'
import { OwnWork } from '../work/own-work.tsx'
import { CareCard } from './care-card.tsx'
import { ProblemHead } from './problem-head.tsx'
import { RefusedCard } from './refused-card.tsx'

/** A problem, the learner's own work on it and the help that was taken. */
export function ProblemView({ user, id }: { user: User; id: number }) {
  const { t } = useTranslation('mathTutor')
  const sayError = useErrorText()
  const { data, error, isFetching, refetch } = useQuery(problemQuery(id))
  if (data) return <Problem user={user} problem={data} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        drawing={<PottedSeedling />}
        headingLevel={1}
        title={t('problem.gone')}
        description={t('problem.goneText')}
        action={
          <Button asChild>
            <AppLink to="/math-tutor">{t('problem.back')}</AppLink>
          </Button>
        }
      />
    )
  if (error)
    return (
      <ErrorState
        headingLevel={1}
        title={t('problem.failed')}
        description={sayError(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <SkeletonArea label={t('problem.loading')} className="flex flex-col gap-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-72" />
      <Skeleton className="h-40" />
    </SkeletonArea>
  )
}

function Problem({ user, problem }: { user: User; problem: MathProblem }) {
  const page = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLInputElement>(null)
  const { reading } = problem
  const isLarge = isYoung(user)
  return (
    <div ref={page} className="flex min-w-0 flex-col gap-6">
      <ProblemHead user={user} problem={problem} isLarge={isLarge} findPage={() => page.current} />
      {reading.state === 'refused' && <RefusedCard user={user} problem={problem} reason={reading.reason} />}
      {reading.state === 'care' && <CareCard sentences={reading.sentences} />}
      {reading.state === 'graph' && <FunctionGraph expression={reading.expression} letter={reading.letter} />}
      {reading.state === 'ready' && (
        <>
          <OwnWork problem={problem} isLarge={isLarge} line={line} />
          <HelpLadder problem={problem} isLarge={isLarge} onLocked={() => line.current?.focus()} />
        </>
      )}
    </div>
  )
}
