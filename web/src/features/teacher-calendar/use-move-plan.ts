import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import type { teacherCalendar } from '#contract/teaching/calendar.ts'
import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { createWriter } from '../../api/create-writer.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { PlanEntry } from './entry-chip.tsx'

type Calendar = OutputOf<typeof teacherCalendar.read>

/** Moves a lesson plan to another day: here at once, and back when the server does not agree. */
export function useMovePlan(onMoved: (plan: PlanEntry, day: string) => void) {
  const { t } = useTranslation('teacherCalendar')
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const sayDay = useDayText()
  const [update] = useState(() => createWriter(lessonPlans.update))

  async function send(plan: PlanEntry, day: string): Promise<boolean> {
    const queryKey = ['teacher-calendar', 'days']
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueriesData<Calendar>(
      { queryKey },
      (calendar) => calendar && replaceDay(calendar, plan.id, day),
    )
    try {
      await update({ id: plan.id, lessonDate: day })
      return true
    } catch (error) {
      toast({ title: t('move.failed'), description: tell(error), variant: 'destructive' })
      return false
    } finally {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: ['lesson-plans'] })
    }
  }

  return async (plan: PlanEntry, day: string) => {
    if (day === plan.day) return
    onMoved(plan, day)
    if (!(await send(plan, day))) return
    toast({
      title: t('move.done', { title: plan.title, day: sayDay(day) }),
      action: { label: t('move.undo'), onAction: () => void send(plan, plan.day) },
    })
  }
}

function replaceDay(calendar: Calendar, id: number, day: string): Calendar {
  const entries = calendar.entries.map((entry) =>
    entry.kind === 'lessonPlan' && entry.id === id ? { ...entry, day } : entry,
  )
  return { ...calendar, entries }
}
