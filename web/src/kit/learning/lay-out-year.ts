import type { ActivityDay } from '#contract/progress.ts'
import { DAY_MS } from '#engines/days/durations.ts'

const WEEKS = 53

export type Year = {
  /** Monday to Sunday; null where the day has not come yet. */
  rows: { weekday: number; values: (number | null)[] }[]
  /** The first day of each week. */
  weeks: string[]
}

/** The last 53 weeks as rows of weekdays and columns of weeks, the last one holding today. */
export function layOutYear(days: readonly ActivityDay[], today: string): Year {
  const eventsOn = new Map(
    days.map(({ day, events, minutes }) => [day, Math.max(events, minutes > 0 ? 1 : 0)]),
  )
  const last = Date.parse(today)
  const monday = last - ((new Date(last).getUTCDay() + 6) % 7) * DAY_MS
  const first = monday - (WEEKS - 1) * 7 * DAY_MS
  const dayAt = (week: number, weekday: number) =>
    new Date(first + (week * 7 + weekday) * DAY_MS).toISOString().slice(0, 10)
  const weeks = Array.from({ length: WEEKS }, (_, week) => week)
  return {
    weeks: weeks.map((week) => dayAt(week, 0)),
    rows: Array.from({ length: 7 }, (_, weekday) => ({
      weekday,
      values: weeks.map((week) => {
        const day = dayAt(week, weekday)
        return day > today ? null : (eventsOn.get(day) ?? 0)
      }),
    })),
  }
}
