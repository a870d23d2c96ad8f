import { daysBefore } from './time-zone.ts'

/** Days planned to be away, both ends included. */
export type Pause = { firstDay: string; lastDay: string }

/**
 * Days with a learning event in a row up to today. A day that is not over yet does not break the row, nor does a day of a
 * planned pause; such a day counts only when something was learned on it.
 */
export function currentStreak(
  activeDays: Iterable<string>,
  today: string,
  pauses: readonly Pause[] = [],
): number {
  const active = new Set(activeDays)
  return countBack(active, active.has(today) ? today : daysBefore(today, 1), pauses)
}

/** The longest such row there has been. */
export function longestStreak(activeDays: Iterable<string>, pauses: readonly Pause[] = []): number {
  const active = new Set(activeDays)
  // A row is counted once, from its last day: the day after it, and after the pause it may run into, is empty.
  const lastDays = [...active].filter((day) => !active.has(dayAfterPauses(day, pauses)))
  return Math.max(0, ...lastDays.map((day) => countBack(active, day, pauses)))
}

function dayAfterPauses(day: string, pauses: readonly Pause[]): string {
  let next = daysBefore(day, -1)
  while (isPaused(next, pauses)) next = daysBefore(next, -1)
  return next
}

/** The row that ends with this day, backwards. */
function countBack(active: ReadonlySet<string>, lastDay: string, pauses: readonly Pause[]): number {
  let length = 0
  let day = lastDay
  while (true) {
    if (active.has(day)) length++
    else if (!isPaused(day, pauses)) return length
    day = daysBefore(day, 1)
  }
}

function isPaused(day: string, pauses: readonly Pause[]): boolean {
  return pauses.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}
