import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LessonPlan, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { createWriter } from '../../api/create-writer.ts'
import { useRemoveWithUndo } from '../../kit/study/use-remove-with-undo.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { PlanStatus } from './lesson-plans.data.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'

/** What can be done with a plan from the list. */
export function usePlanDeeds() {
  const { t } = useTranslation('lessonPlans')
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const toastFailure = useFailureToast()
  const [write] = useState(() => ({
    duplicate: createWriter(lessonPlans.duplicate),
    update: createWriter(lessonPlans.update),
    remove: createWriter(lessonPlans.remove),
    restore: createWriter(lessonPlans.restore),
  }))
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['lesson-plans'] })
    await queryClient.invalidateQueries({ queryKey: ['teacher-calendar'] })
  }

  async function attempt(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      await refresh()
      toast({ title: done })
    } catch (error) {
      toastFailure(t('toasts.notSaved'), error)
    }
  }

  return {
    duplicate: ({ id }: LessonPlan) => attempt(() => write.duplicate({ id }), t('toasts.duplicated')),
    setStatus: ({ id }: LessonPlan, status: PlanStatus) =>
      attempt(() => write.update({ id, status }), t('toasts.status', { status: t(`statuses.${status}`) })),
    remove: ({ id }: LessonPlan) =>
      removeWithUndo({
        remove: () => write.remove({ id }),
        restore: () => write.restore({ id }),
        refresh,
        removed: t('toasts.removed'),
        removeFailed: t('toasts.removeFailed'),
        removedBefore: t('toasts.removed'),
        moveFocus: () => document.querySelector<HTMLElement>('[data-new-plan]')?.focus(),
      }),
  }
}
