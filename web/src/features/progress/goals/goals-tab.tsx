import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LearningGoal, ProgressMetric } from '#contract/progress.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { goalsQuery } from '../progress.data.ts'
import { AdjustGoalDialog } from './adjust-goal-dialog.tsx'
import { GoalCard } from './goal-card.tsx'
import { NewGoalDialog } from './new-goal-dialog.tsx'

export function GoalsTab({ user, metrics }: { user: User; metrics: readonly ProgressMetric[] }) {
  const { t } = useTranslation('progress')
  const goals = useQuery(goalsQuery(user.id))
  const [isAdding, setAdding] = useState(false)
  const [adjusted, setAdjusted] = useState<LearningGoal | null>(null)
  const addButton = <Button onClick={() => setAdding(true)}>{t('goals.add')}</Button>
  return (
    <section aria-labelledby="goals-heading" className="flex flex-col gap-4">
      <h2 id="goals-heading" className="sr-only">
        {t('goals.heading')}
      </h2>
      {goals.isPending && (
        <SkeletonArea className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </SkeletonArea>
      )}
      {goals.isError && !goals.data && (
        <ErrorState title={t('failed')} onRetry={() => void goals.refetch()} isRetrying={goals.isFetching} />
      )}
      {goals.data?.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('goals.emptyTitle')}
          description={t('goals.emptyText')}
          action={addButton}
          headingLevel={3}
        />
      )}
      {goals.data && goals.data.length > 0 && (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {goals.data.map((goal) => (
              <li key={goal.id}>
                <GoalCard goal={goal} onAdjust={() => setAdjusted(goal)} />
              </li>
            ))}
          </ul>
          <div>{addButton}</div>
        </>
      )}
      {isAdding && <NewGoalDialog user={user} metrics={metrics} onClose={() => setAdding(false)} />}
      {adjusted && <AdjustGoalDialog user={user} goal={adjusted} onClose={() => setAdjusted(null)} />}
    </section>
  )
}
