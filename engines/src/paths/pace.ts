import { DAY_MS } from '../days/durations.ts'
export type PaceInput = {
  startValue: number
  target: number
  /** Days as 'YYYY-MM-DD'; a goal may have no deadline. */
  startDay: string
  deadlineDay: string | null
  today: string
  value: number
}

export type Pace = {
  isOnTrack: boolean
  /** Where a steady pace from start to deadline would be today; null without a deadline. */
  expectedNow: number | null
  /** What is left, spread over the days from today up to the deadline; null without one or after it. */
  neededPerDay: number | null
  /** When the target is reached at the pace so far; null while there is none to go by. */
  projectedDay: string | null
}

/** A projection further away than ten years says only that the pace is next to nothing. */
const FURTHEST_DAYS = 3_650

/** On track: at least as far as a steady pace would be. Reached is always on track, overdue never. */
export function paceOf({ startValue, target, startDay, deadlineDay, today, value }: PaceInput): Pace {
  const left = Math.max(0, target - value)
  const passed = daysBetween(startDay, today)
  const projectedDay = left === 0 ? today : projectDay(left, value - startValue, passed, today)
  if (deadlineDay === null) return { isOnTrack: true, expectedNow: null, neededPerDay: null, projectedDay }
  const whole = daysBetween(startDay, deadlineDay)
  const share = whole <= 0 ? 1 : Math.min(1, Math.max(0, passed / whole))
  const expectedNow = startValue + (target - startValue) * share
  const daysLeft = daysBetween(today, deadlineDay) + 1
  const isOverdue = daysLeft <= 0
  return {
    isOnTrack: left === 0 || (!isOverdue && (value >= expectedNow || passed <= 0)),
    expectedNow,
    neededPerDay: isOverdue && left > 0 ? null : left / Math.max(1, daysLeft),
    projectedDay,
  }
}

function projectDay(left: number, gained: number, passed: number, today: string): string | null {
  if (gained <= 0 || passed <= 0) return null
  const days = Math.ceil((left * passed) / gained)
  return days > FURTHEST_DAYS ? null : addDays(today, days)
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
