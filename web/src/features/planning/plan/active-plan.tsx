import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { PlanDays } from '../days/plan-days.tsx'
import { currentPlanQuery, planQuery } from '../planning.data.ts'
import { OtherPlans } from './other-plans.tsx'
import { PlanPanel } from './plan-panel.tsx'

type ActivePlanProps = { chosenId: number | null; onChoose: (id: number | null) => void }

export function ActivePlan({ chosenId, onChoose }: ActivePlanProps) {
  const { t } = useTranslation('planning')
  const current = useQuery(currentPlanQuery)
  const chosen = useQuery({ ...planQuery(chosenId ?? 0), enabled: chosenId !== null })
  const shown = chosenId === null ? current : chosen
  const state = chosenId === null ? current.data?.state : chosen.data
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card>
        <CardHeader>
          <CardTitle id="active-plan">{t('plan.heading')}</CardTitle>
        </CardHeader>
        {shown.isPending && (
          <SkeletonArea className="flex flex-col gap-4">
            <Skeleton className="h-7 w-2/3" />
            <SkeletonText lines={3} />
            <Skeleton className="h-40 w-full" />
          </SkeletonArea>
        )}
        {shown.isError && (
          <ErrorState
            title={t('plan.failed')}
            onRetry={() => void shown.refetch()}
            isRetrying={shown.isFetching}
            headingLevel={3}
          />
        )}
        {shown.isSuccess && !state && (
          <EmptyState
            drawing={<PottedSeedling />}
            title={t('plan.empty')}
            description={t('plan.emptyText')}
            headingLevel={3}
          />
        )}
        {!shown.isError && state && (
          <PlanPanel key={state.plan.id} state={state} onGone={() => onChoose(null)} />
        )}
      </Card>
      {!shown.isError && state && <PlanDays key={state.plan.id} state={state} />}
      {current.data && <OtherPlans current={current.data} chosenId={chosenId} onChoose={onChoose} />}
    </div>
  )
}
