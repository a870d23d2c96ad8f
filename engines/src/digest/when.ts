import { dayIn, daysBefore, momentIn } from '../days/index.ts'

const FRIDAY = 5
const WEEK_DAYS = 7
/** After work and before dinner. */
const TIME = '16:00'

/** The next Friday afternoon of this zone after a moment. */
export function nextDigestAt(timeZone: string, after: Date): Date {
  const today = dayIn(timeZone, after)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const friday = daysBefore(today, -((FRIDAY - weekday + WEEK_DAYS) % WEEK_DAYS))
  const at = momentIn(timeZone, friday, TIME)
  return at > after ? at : momentIn(timeZone, daysBefore(friday, -WEEK_DAYS), TIME)
}

/** The seven days that a digest is about; days of whoever reads it, and of their children wherever those are. */
export function weekOfDigest(timeZone: string, at: Date): { firstDay: string; lastDay: string } {
  const today = dayIn(timeZone, at)
  return { firstDay: daysBefore(today, WEEK_DAYS), lastDay: daysBefore(today, 1) }
}
