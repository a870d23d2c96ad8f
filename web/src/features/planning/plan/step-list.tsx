import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlanState, type PlanStep, planning } from '#contract/study/planning.ts'
import { AddressLink } from '../../../kit/navigation/address-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findErrorWords } from '../error-words.ts'
import { useStateWrite } from '../planning.data.ts'
import { StepIcon } from './step-icon.tsx'
import { useStepDays } from './use-step-days.ts'

/** Documented. */
const STEPS_SHOWN = 5

export function StepList({ state }: { state: PlanState }) {
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
  const tick = useStateWrite(planning.tick)
  const done = state.done.find(({ stepId }) => stepId === step.id)
  const change = (completed: boolean) =>
    tick.mutate(
      { id: state.plan.id, stepId: step.id, completed },
      {
        onError: (error) =>
          toast({
            title: t('toasts.notSaved'),
            description: findErrorWords(error, t('toasts.saveFailed')),
            variant: 'destructive',
          }),
      },
    )
  return (
    <Checkbox
      aria-label={t('plan.tick', { title: step.title })}
      checked={tick.isPending ? tick.variables.completed : done !== undefined}
      disabled={done?.how === 'happened'}
      onCheckedChange={(checked) => change(checked === true)}
      className="mx-0"
    />
  )
}
