import { daysBefore } from './time-zone.ts'

/** Consecutive days with a learning event up to today; a day that is not over yet does not break it. */
export function currentStreak(activeDays: Iterable<string>, today: string): number {
  const active = new Set(activeDays)
  let day = active.has(today) ? today : daysBefore(today, 1)
  let length = 0
  while (active.has(day)) {
    length++
    day = daysBefore(day, 1)
  }
  return length
}

export function longestStreak(activeDays: Iterable<string>): number {
  const active = new Set(activeDays)
  let longest = 0
  for (const first of active) {
    if (active.has(daysBefore(first, 1))) continue
    let length = 1
    while (active.has(daysBefore(first, -length))) length++
    longest = Math.max(longest, length)
  }
  return longest
}
