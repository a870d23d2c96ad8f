import type { PlanState, PlanStep } from '#contract/study/planning.ts'
import { addDays } from '#engines/planning/index.ts'

/** A step on one of its days. */
export type Entry = {
  step: PlanStep
  /** Of the step on this day. */
  minutes: number
  isDone: boolean
  /** The first day of a step is the one that is moved. */
  isFirst: boolean
}

export type View = 'week' | 'month'

/** Monday first. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

export function listWeek(day: string): string[] {
  const monday = addDays(day, -weekdayOf(day))
  return Array.from({ length: 7 }, (_, place) => addDays(monday, place))
}

/** Whole weeks, so that it makes a grid. */
export function listMonth(day: string): string[] {
  const month = day.slice(0, 7)
  const days: string[] = []
  for (let week = listWeek(`${month}-01`); days.length === 0 || week.some((one) => one.startsWith(month)); ) {
    days.push(...week)
    week = listWeek(addDays(week[0] ?? day, 7))
  }
  return days
}

/** Seven days from one on: on a Sunday the days that count lie ahead, too. */
const listSevenDays = (day: string) => Array.from({ length: 7 }, (_, place) => addDays(day, place))

export const listDays = (view: View, day: string): string[] =>
  view === 'week' ? listSevenDays(day) : listMonth(day)

/** The same place in the week or month before or after. */
export function turnPage(view: View, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * by)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}

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

export function countMinutes(entries: readonly Entry[] | undefined, busyMinutes = 0): number {
  return (entries ?? []).reduce((sum, { minutes }) => sum + minutes, busyMinutes)
}

/** How far a key moves a step, in days; null for every other key. */
export function readMove(key: string, hasShift: boolean): number | null {
  if (!hasShift) return null
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key] ?? null
}
