import { DAY_MS, DAY_SECONDS } from '#engines/days/durations.ts'
import { createWallClock, toDay, toDayMs } from '#server/domain/demo/school/wall-clock.ts'

export const SCHOOL_ZONE = 'America/New_York'
/** The first Monday of the history. */
export const FIRST_DAY = '2025-09-29'
export const WEEKS = 7
/** The history ends in the morning of each day from this Monday on, so that whoever loads it finds that yesterday is over. */
export const FIRST_ENDING = WEEKS * 7
/** In the morning of this Sunday it ends for the last time. */
export const LAST_DAY = FIRST_ENDING + 6
export const ENDS_AT = '06:00'
/** Nobody has school on that Monday. */
export const HOLIDAYS: readonly number[] = [14]
/** The classes are set up on the Friday before. */
export const SETUP_DAY = -3

export const SCHOOL_YEAR = { firstDay: '2025-09-02', lastDay: '2026-06-19' }
export const TERMS = [
  { name: 'First semester', firstDay: '2025-09-02', lastDay: '2025-12-19' },
  { name: 'Second semester', firstDay: '2026-01-05', lastDay: '2026-06-19' },
]

const clock = createWallClock(SCHOOL_ZONE)

/** The date of a day of the history, 0 being its first Monday. */
export function dateOf(day: number): string {
  return toDay(toDayMs(FIRST_DAY) + day * DAY_MS)
}

/** A moment by the clock on the school's wall: 'HH:MM' or 'HH:MM:SS'. */
export function momentOf(day: number, time: string): Date {
  const withSeconds = time.length === 5 ? `${time}:00` : time
  return clock.read(Date.parse(`${dateOf(day)}T${withSeconds}Z`))
}

/** The day of the history on which a moment falls, and the milliseconds since its midnight, on the school's wall. */
export function placeOf(at: Date): { day: number; ms: number } {
  const wall = clock.show(at) - toDayMs(FIRST_DAY)
  const day = Math.floor(wall / DAY_MS)
  return { day, ms: wall - day * DAY_MS }
}

export function isWeekend(day: number): boolean {
  return ((day % 7) + 7) % 7 >= 5
}

export function isSchoolDay(day: number): boolean {
  return !isWeekend(day) && !HOLIDAYS.includes(day)
}

/** The clock of the simulated learners: seconds since the first midnight, by the school's wall. */
export function secondsOf(at: Date): number {
  const { day, ms } = placeOf(at)
  return day * DAY_SECONDS + ms / 1000
}
