import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanState, PlanStep } from '#contract/study/planning.ts'
import { AddressLink } from '../../../kit/navigation/address-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useStepDays } from '../plan/use-step-days.ts'

type StepDialogProps = {
  step: PlanStep
  done: PlanState['done'][number] | undefined
  today: string
  findReason: (day: string) => string | null
  onMove: (day: string) => void
  onClose: () => void
}

export function StepDialog({ step, done, today, findReason, onMove, onClose }: StepDialogProps) {
  const { t } = useTranslation('planning')
  const sayDays = useStepDays()
  const [day, setDay] = useState(step.day < today ? today : step.day)
  const reason = day === '' || day === step.day ? null : findReason(day)
  const facts = [
    t(`stepTypes.${step.type}`),
    t('step.minutes', { minutes: step.estimatedDuration }),
    sayDays(step, done),
  ]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={step.title}
      description={facts.join(' · ')}
      width="small"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('move.close')}
          </Button>
          <Button asChild>
            <AddressLink address={step.link}>
              {t('plan.open')}
              <ArrowRight aria-hidden="true" />
            </AddressLink>
          </Button>
        </>
      }
    >
      <p>{step.why}</p>
      {!done && (
        <form
          noValidate
          className="mt-4 flex flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (day !== '') onMove(day)
          }}
        >
          <Field label={t('move.label')} error={reason ?? undefined} className="min-w-0 flex-1">
            <Input type="date" min={today} value={day} onChange={(event) => setDay(event.target.value)} />
          </Field>
          <Button type="submit" variant="secondary" className="mt-8">
            {t('move.save')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
