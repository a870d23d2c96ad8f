import { addDays } from '#engines/planning/index.ts'

export type DaysView = 'week' | 'month'

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

/** The same place in the week or month before or after. */
export function turnPage(view: DaysView, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * by)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}

/** How far a key moves something, in days; null for every other key. */
export function readMove(key: string, hasShift: boolean): number | null {
  if (!hasShift) return null
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key] ?? null
}
