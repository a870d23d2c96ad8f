import { useTranslation } from 'react-i18next'
import type { PlanState } from '#contract/study/planning.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { LeftOut } from './left-out.tsx'
import { Misfit } from './misfit.tsx'
import { NextStep } from './next-step.tsx'
import { PlanActions } from './plan-actions.tsx'
import { StepList } from './step-list.tsx'

type PlanPanelProps = { state: PlanState; onGone: () => void }

export function PlanPanel({ state, onGone }: PlanPanelProps) {
  const { t } = useTranslation('planning')
  const { plan, execution, done } = state
  const isBegun = execution !== null && execution.status !== 'cancelled'
  const minutes = plan.estimatedDuration ?? 0
  const progress = t('plan.progress', { done: done.length, steps: plan.steps.length })
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold text-lg">{plan.title}</h3>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone="primary">{t(`types.${plan.type}`)}</Badge>
        </li>
        <li>
          <Badge>{t('plan.minutes', { count: minutes })}</Badge>
        </li>
        <li>
          <Badge>{t('plan.steps', { count: plan.steps.length })}</Badge>
        </li>
      </ul>
      {plan.description && <p className="max-w-reading">{plan.description}</p>}
      {isBegun && (
        <div className="flex flex-col gap-1">
          <ProgressBar
            percent={plan.steps.length === 0 ? 100 : (100 * done.length) / plan.steps.length}
            label={progress}
          />
          {execution.status === 'completed' && <p>{t('plan.completed')}</p>}
        </div>
      )}
      {state.misfit && <Misfit plan={plan} misfit={state.misfit} />}
      {execution?.status === 'running' && <NextStep state={state} />}
      <StepList state={state} />
      <LeftOut plan={plan} />
      <PlanActions state={state} onGone={onGone} />
    </div>
  )
}
