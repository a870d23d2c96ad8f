import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import type { PlanState, PlanStep } from '#contract/study/planning.ts'
import { dayIn } from '#engines/days/index.ts'
import { addDays } from '#engines/planning/index.ts'
import { type DaysView, listMonth } from '../../../kit/days/list-days.ts'

/** A step on one of its days. */
export type Entry = {
  step: PlanStep
  /** Of the step on this day. */
  minutes: number
  isDone: boolean
  /** The first day of a step is the one that is moved. */
  isFirst: boolean
}

/** Seven days from one on: on a Sunday the days that count lie ahead, too. */
const listSevenDays = (day: string) => Array.from({ length: 7 }, (_, place) => addDays(day, place))

export const listDays = (view: DaysView, day: string): string[] =>
  view === 'week' ? listSevenDays(day) : listMonth(day)

/** What is done stands on the day it was done, the rest where it is planned; days of a sitting that passed are left out. */
export function sortIntoDays({ plan, done, calendar }: PlanState): Map<string, Entry[]> {
  const doneOn = new Map(done.map(({ stepId, day }) => [stepId, day]))
  const entries = plan.steps.flatMap((step) => {
    const doneDay = doneOn.get(step.id)
    if (doneDay !== undefined)
      return [{ day: doneDay, entry: { step, minutes: step.estimatedDuration, isDone: true, isFirst: true } }]
    return step.sittings
      .filter(({ day }) => day >= calendar.today)
      .map(({ day, minutes }, place) => ({
        day,
        entry: { step, minutes, isDone: false, isFirst: place === 0 },
      }))
  })
  const days = new Map<string, Entry[]>()
  for (const { day, entry } of entries) days.set(day, [...(days.get(day) ?? []), entry])
  return days
}

/** Work without a due day has no place among the days. */
export function sortByDueDay(open: readonly MyAssignment[], zone: string): Map<string, MyAssignment[]> {
  const days = new Map<string, MyAssignment[]>()
  for (const work of open) {
    if (work.dueDate === null) continue
    const day = dayIn(zone, new Date(work.dueDate))
    days.set(day, [...(days.get(day) ?? []), work])
  }
  return days
}

export function countMinutes(entries: readonly Entry[] | undefined, busyMinutes = 0): number {
  return (entries ?? []).reduce((sum, { minutes }) => sum + minutes, busyMinutes)
}
