import { useQuery } from '@tanstack/react-query'
import { Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonPlan } from '#contract/teaching/lesson-plans.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { useDraft } from '../draft/use-draft.tsx'
import { PlanForm } from '../form/plan-form.tsx'
import { toValues } from '../form/plan-values.ts'
import { usePlanForm } from '../form/use-plan-form.ts'
import { planQuery } from '../lesson-plans.data.ts'
import { AssignButton } from './assign-button.tsx'
import { PlanSheet } from './plan-sheet.tsx'

type PlanDialogProps = { id: number; onClose: () => void }

/** A plan as the address names it: to read, print, assign from, and to change. */
export function PlanDialog({ id, onClose }: PlanDialogProps) {
  const { t } = useTranslation('lessonPlans')
  const [isEditing, setEditing] = useState(false)
  const { data: plan, isError, isFetching, refetch } = useQuery(planQuery(id))
  if (plan && isEditing) return <EditDialog plan={plan} onDone={() => setEditing(false)} />
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="large"
      title={plan?.title ?? t('opening')}
      footer={
        plan && (
          <>
            <AssignButton plan={plan} />
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t('print')}
            </Button>
            <Button onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" />
              {t('edit')}
            </Button>
          </>
        )
      }
    >
      {isError && !plan && <ErrorState title={t('oneFailed')} query={{ refetch, isFetching }} />}
      {!plan && !isError && (
        <SkeletonArea className="flex flex-col gap-3">
          <Skeleton className="h-6 w-2/3" shape="line" />
          <Skeleton className="h-40" />
        </SkeletonArea>
      )}
      {plan && <PlanSheet plan={plan} />}
    </Dialog>
  )
}

const FORM_ID = 'plan-form'

function EditDialog({ plan, onDone }: { plan: LessonPlan; onDone: () => void }) {
  const { t } = useTranslation('lessonPlans')
  const form = usePlanForm(toValues(plan), plan.id, onDone)
  const draft = useDraft(form.values, form.setValues)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      width="wide"
      title={t('editTitle')}
      takeFocus={() => form.title.current?.focus()}
      footer={
        <>
          {draft.button}
          <Button variant="outline" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} isPending={form.isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {draft.note}
        <PlanForm id={FORM_ID} {...form} onSubmit={form.submit} />
      </div>
      {draft.dialog}
    </Dialog>
  )
}
