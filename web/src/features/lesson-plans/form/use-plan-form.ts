import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LessonPlan, LONGEST_PLAN_TEXT, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { listFaults, type PlanValues, toSent } from './plan-values.ts'

/** What stands in the form of a plan, and its saving. What was typed stays when saving fails. */
export function usePlanForm(start: PlanValues, planId: number | null, onSaved: (plan: LessonPlan) => void) {
  const { t } = useTranslation('lessonPlans')
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const [values, setValues] = useState(start)
  const [hasTried, setTried] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const [create] = useState(() => createWriter(lessonPlans.create))
  const [update] = useState(() => createWriter(lessonPlans.update))
  const saving = useMutation({
    mutationFn: (sent: PlanValues) =>
      planId === null ? create(toSent(sent)) : update({ id: planId, ...toSent(sent) }),
    onSuccess: async (plan) => {
      toast({ title: t('toasts.saved') })
      onSaved(plan)
      await queryClient.invalidateQueries({ queryKey: ['lesson-plans'] })
      await queryClient.invalidateQueries({ queryKey: ['teacher-calendar'] })
    },
    onError: (error) => toastFailure(t('toasts.notSaved'), error),
  })

  function submit() {
    setTried(true)
    const [first] = listFaults(values)
    const { procedure, assessment, notes } = values
    if (first === 'title') title.current?.focus()
    if (first) toast({ title: t('toasts.notSaved'), description: t('toasts.check'), variant: 'destructive' })
    else if ([procedure, assessment, notes].every(({ length }) => length <= LONGEST_PLAN_TEXT))
      saving.mutate(values)
  }

  return {
    values,
    setValues,
    change: (next: Partial<PlanValues>) => setValues((now) => ({ ...now, ...next })),
    hasTried,
    title,
    submit,
    isSaving: saving.isPending,
  }
}
