import { ArrowRight, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LearningPlan, type PlanState, type PlanStep, planning } from '#contract/study/planning.ts'
import { call } from '../../../api/call.ts'
import { AddressLink } from '../../../kit/navigation/address-link.tsx'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useAdjust, usePlanWrite, useRefreshPlans, useStateWrite } from '../planning.data.ts'
import { Misfit } from './misfit.tsx'
import { StepIcon, useStepDays } from './step-words.tsx'

/** Documented. */
const STEPS_SHOWN = 5

function StepList({ state }: { state: PlanState }) {
  const { t } = useTranslation('planning')
  const [isWhole, setIsWhole] = useState(false)
  const { steps } = state.plan
  const shown = isWhole ? steps : steps.slice(0, STEPS_SHOWN)
  const more = steps.length - STEPS_SHOWN
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex flex-col divide-y divide-border">
        {shown.map((step) => (
          <StepRow key={step.id} step={step} state={state} />
        ))}
      </ol>
      {more > 0 && (
        <Button
          variant="ghost"
          aria-expanded={isWhole}
          className="self-start"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('plan.fewer') : t('plan.more', { count: more })}
        </Button>
      )}
    </div>
  )
}

function StepRow({ step, state }: { step: PlanStep; state: PlanState }) {
  const { t } = useTranslation('planning')
  const sayDays = useStepDays()
  const done = state.done.find(({ stepId }) => stepId === step.id)
  const canTick = state.execution !== null && state.execution.status !== 'cancelled'
  return (
    <li className="flex items-start gap-3 py-3">
      {canTick && <Tick step={step} state={state} />}
      <span className="pt-2.5">
        <StepIcon type={step.type} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-1.5">
        <AddressLink
          address={step.link}
          className={`w-fit font-medium underline decoration-border-strong underline-offset-4 hover:decoration-2 ${done ? 'text-muted' : ''}`}
        >
          {step.title}
        </AddressLink>
        <p className="text-muted">
          {[
            t(`stepTypes.${step.type}`),
            t('step.minutes', { minutes: step.estimatedDuration }),
            sayDays(step, done),
          ].join(' · ')}
        </p>
        {!done && <p className="text-muted">{step.why}</p>}
      </div>
    </li>
  )
}

/** What really happened stays ticked; the rest is the learner's word. */
function Tick({ step, state }: { step: PlanStep; state: PlanState }) {
  const { t } = useTranslation('planning')
  const tick = useStateWrite(planning.tick, { failed: t('toasts.notSaved') })
  const done = state.done.find(({ stepId }) => stepId === step.id)
  return (
    <Checkbox
      aria-label={t('plan.tick', { title: step.title })}
      checked={tick.isPending ? tick.variables.completed : done !== undefined}
      disabled={done?.how === 'happened'}
      onCheckedChange={(checked) =>
        tick.mutate({ id: state.plan.id, stepId: step.id, completed: checked === true })
      }
      className="mx-0"
    />
  )
}

export function PlanPanel({ state, onGone }: { state: PlanState; onGone: () => void }) {
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

/** One thing to do now, large; the rest stays small. */
function NextStep({ state: { plan, execution } }: { state: PlanState }) {
  const { t } = useTranslation('planning')
  const step = plan.steps[execution?.currentStep ?? 0]
  if (!step) return null
  return (
    <Card tone="brand" padding="small" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-brand-ink">{t('plan.next')}</p>
        <p className="font-heading font-semibold text-lg">{step.title}</p>
        <p>{step.why}</p>
      </div>
      <Button asChild size="large">
        <AddressLink address={step.link} aria-label={t('plan.openNamed', { title: step.title })}>
          {t('plan.open')}
          <ArrowRight aria-hidden="true" />
        </AddressLink>
      </Button>
    </Card>
  )
}

/** What was dropped is kept, and can be taken up again. */
function LeftOut({ plan: { id, context } }: { plan: LearningPlan }) {
  const { t } = useTranslation('planning')
  const { adjust, isPending } = useAdjust()
  const dropped = context.dropped ?? []
  if (dropped.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <h4 className="font-medium">{t('plan.leftOut')}</h4>
      <ul>
        {dropped.map((part) => (
          <li key={part} className="flex flex-wrap items-center gap-x-3">
            {part}
            <Button
              variant="link"
              aria-label={t('plan.takeUpNamed', { part })}
              isPending={isPending}
              onClick={() => adjust({ id, dropped: dropped.filter((one) => one !== part) })}
            >
              {t('plan.takeUp')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlanActions({ state: { plan, execution }, onGone }: { state: PlanState; onGone: () => void }) {
  const { t } = useTranslation('planning')
  const { id } = plan
  const execute = usePlanWrite(planning.execute, {
    onDone: () => toast({ title: t('toasts.started'), description: t('toasts.startedText') }),
    failed: t('toasts.executeFailed'),
    fallback: t('toasts.executeFallback'),
  })
  const end = useStateWrite(planning.end, { done: t('toasts.ended'), failed: t('toasts.notSaved') })
  const refresh = useRefreshPlans()
  const removeWithUndo = useRemoveWithUndo()
  const isRunning = execution?.status === 'running'

  const discard = () =>
    removeWithUndo({
      remove: () => call(planning.remove, { id }),
      restore: () => call(planning.restore, { id }),
      refresh,
      removed: t('toasts.discarded'),
      removeFailed: t('toasts.discardFailed'),
      moveFocus: onGone,
    })
  return (
    <div className="flex flex-wrap gap-3">
      {!isRunning && execution?.status !== 'completed' && (
        <Button
          onClick={() => execute.mutate({ id })}
          isPending={execute.isPending}
          pendingLabel={t('plan.starting')}
        >
          <Play aria-hidden="true" />
          {t('plan.execute')}
        </Button>
      )}
      {isRunning && (
        <Button variant="outline" onClick={() => end.mutate({ id })} isPending={end.isPending}>
          {t('plan.end')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => void discard()}>
        {t('plan.discard')}
      </Button>
    </div>
  )
}
