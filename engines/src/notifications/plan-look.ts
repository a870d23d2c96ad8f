import { DAY_MS, HOUR_MS } from '../days/durations.ts'
import { dayIn, daysBefore, type Pause } from '../days/index.ts'
import { isQuiet, momentOf, type Quiet, timeIn } from './clock.ts'

/** The time of a reminder for who has named a part of the day, and no hour. */
export const REMINDER_TIMES = { morning: '08:00', afternoon: '15:00', evening: '18:00' } as const

/** Who could not be reminded in time, because nothing ran, is not reminded at an odd hour. */
const LATEST_MS = 2 * HOUR_MS

const DAILY_FOR_DAYS = 7
const WEEKLY_FOR_DAYS = 56

type LookSettings = { timezone: string; remindAt: string; quiet: Quiet }

/** Each person is looked after once a day, at the time they chose. Says whether that is now, and when the next one is. */
export function planLook({ timezone, remindAt, quiet }: LookSettings, now: Date) {
  const today = dayIn(timezone, now)
  const dueAt = momentOf(timezone, today, remindAt)
  const tomorrow = momentOf(timezone, daysBefore(today, -1), remindAt)
  const lateMs = now.getTime() - dueAt.getTime()
  if (lateMs < 0) return { isDue: false, today, nextAt: dueAt }
  return {
    isDue: lateMs <= LATEST_MS && !isQuiet(timeIn(timezone, now), quiet),
    today,
    nextAt: tomorrow,
  }
}

type Rhythm = {
  today: string
  /** The day of the account. */
  joinedOn: string
  lastActiveOn: string | null
  pauses: readonly Pause[]
  /** Whether the hour is one that the learner asked for. */
  isHourChosen: boolean
}

/**
 * Only on days without activity and outside of planned pauses. Who stays away hears of it daily for a week, weekly for
 * eight, and then no more: a reminder is an offer. At an hour that nobody chose, whoever learned yesterday has not left anything
 * out yet: most learn later in the day.
 */
export function isReminderWanted({ today, joinedOn, lastActiveOn, pauses, isHourChosen }: Rhythm): boolean {
  if (pauses.some(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)) return false
  const since = lastActiveOn !== null && lastActiveOn > joinedOn ? lastActiveOn : joinedOn
  const away = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS)
  if (away <= 0) return false
  if (away === 1 && since === lastActiveOn && !isHourChosen) return false
  return away <= DAILY_FOR_DAYS || (away <= WEEKLY_FOR_DAYS && away % DAILY_FOR_DAYS === 0)
}

/** The week from Monday to Sunday before the one of this day. */
export function weekBefore(today: string): { monday: string; sunday: string } {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return { monday: daysBefore(today, weekday + 7), sunday: daysBefore(today, weekday + 1) }
}
