import { useTranslation } from 'react-i18next'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import type { ShownPlan } from '../planning.data.ts'
import { PlanPanel } from './plan-panel.tsx'

type ActivePlanProps = { shown: ShownPlan; onGone: () => void }

export function ActivePlan({ shown, onGone }: ActivePlanProps) {
  const { t } = useTranslation('planning')
  const { state, isPending, isError, isFetching, refetch } = shown
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('plan.heading')}</CardTitle>
      </CardHeader>
      {isPending && (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-7 w-2/3" shape="line" />
          <SkeletonText lines={3} />
          <Skeleton className="h-40 w-full" />
        </SkeletonArea>
      )}
      {isError && (
        <ErrorState
          title={t('plan.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          headingLevel={3}
        />
      )}
      {!isPending && !isError && !state && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('plan.empty')}
          description={t('plan.emptyText')}
          headingLevel={3}
        />
      )}
      {state && <PlanPanel key={state.plan.id} state={state} onGone={onGone} />}
    </Card>
  )
}
