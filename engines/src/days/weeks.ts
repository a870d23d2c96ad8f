import { daysBefore } from './time-zone.ts'

/** The Monday of a day's week. */
export function startOfWeek(day: string): string {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysBefore(day, daysSinceMonday)
}

/** The Mondays of so many weeks, the one of today last. */
export function listWeeks(today: string, count: number): string[] {
  const last = startOfWeek(today)
  return Array.from({ length: count }, (_, place) => daysBefore(last, 7 * (count - 1 - place)))
}
