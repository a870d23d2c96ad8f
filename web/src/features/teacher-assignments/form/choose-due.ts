import { daysBefore } from '#engines/days/index.ts'

/** The end of a day, so many days after today: whoever says "until tomorrow" means the whole of it. */
export function endOfDay(today: string, days: number): string {
  return `${daysBefore(today, -days)}T23:59`
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

type Meeting = { day: string; from: string }

/** When the class meets next after today, as a field for date and time holds it; null without a schedule. */
export function findNextLesson(schedule: readonly Meeting[], today: string): string | null {
  const weekdayNow = new Date(today).getUTCDay()
  const moments = schedule.flatMap(({ day, from }) => {
    const weekday = WEEKDAYS.indexOf(day)
    if (weekday < 0) return []
    // Today's lesson is the one in which the work is given out.
    const days = (weekday - weekdayNow + 7) % 7 || 7
    return [`${daysBefore(today, -days)}T${from}`]
  })
  return moments.sort()[0] ?? null
}
