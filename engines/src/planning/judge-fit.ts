import { type Calendar, isPausedOn, toDay, toNumber } from './calendar.ts'
import { dropParts, listParts } from './drop-parts.ts'
import { type Done, lastDayOf, type PlannedStep } from './plan-step.ts'
import { layAnew, settle } from './settle.ts'

/** The most minutes of a day that can be chosen, and the steps in which they are. */
export const MOST_MINUTES_A_DAY = 180
const MINUTES_STEP = 5

/** Why a plan cannot be done by a day, in figures, and what would help. */
export type Misfit = {
  targetDate: string
  /** Of the steps that are open. */
  neededMinutes: number
  /** From today to the day, without pauses and what is spoken for. */
  availableMinutes: number
  studyDays: number
  minutesADay: number
  /** When the last step would be done as the days stand. */
  lastDay: string
  /** Parts that may be left out, those that are enough first, the smallest of them at the front. */
  /** Each, like the minutes below, with the days planned anew. */
  drops: { part: string; minutes: number; isEnough: boolean }[]
  /** Minutes a day that would be enough; null when not even the most are. */
  enoughMinutesADay: number | null
  /** Planning the days anew, closer together, is enough. */
  isLaidAnewEnough: boolean
}

/** Null when everything can be done in time. */
export function judgeFit<Step extends PlannedStep>(
  steps: readonly Step[],
  done: Done,
  calendar: Calendar,
  targetDate: string,
): Misfit | null {
  const findEnd = (laid: readonly PlannedStep[]) =>
    laid.reduce((last, step) => (!done.has(step.id) && lastDayOf(step) > last ? lastDayOf(step) : last), '')
  const isInTime = (kept: readonly Step[], days: Calendar) => findEnd(layAnew(kept, done, days)) <= targetDate
  const lastDay = findEnd(settle(steps, done, calendar))
  if (lastDay <= targetDate) return null
  const sum = (some: readonly Step[]) =>
    some.reduce((minutes, step) => minutes + (done.has(step.id) ? 0 : step.estimatedDuration), 0)
  const needed = sum(steps)
  const drops = listParts(steps).flatMap((part) => {
    const kept = dropParts(steps, [part], (id) => done.has(id))
    const minutes = needed - sum(kept)
    return minutes > 0 ? [{ part, minutes, isEnough: isInTime(kept, calendar) }] : []
  })
  return {
    targetDate,
    neededMinutes: needed,
    ...countTime(calendar, targetDate),
    minutesADay: calendar.minutesADay,
    lastDay,
    // Leaving out everything is no plan.
    drops: drops
      .filter(({ minutes }) => minutes < needed)
      .toSorted(
        (a, b) =>
          Number(b.isEnough) - Number(a.isEnough) ||
          (a.isEnough ? a.minutes - b.minutes : b.minutes - a.minutes),
      ),
    enoughMinutesADay: findMinutes(calendar.minutesADay, (minutesADay) =>
      isInTime(steps, { ...calendar, minutesADay }),
    ),
    isLaidAnewEnough: isInTime(steps, calendar),
  }
}

function countTime({ today, minutesADay, pauses, busy = {} }: Calendar, targetDate: string) {
  const rooms: number[] = []
  for (let day = toNumber(today); day <= toNumber(targetDate); day++) {
    const room = minutesADay - (busy[toDay(day)] ?? 0)
    if (room > 0 && !isPausedOn(pauses, toDay(day))) rooms.push(room)
  }
  return { studyDays: rooms.length, availableMinutes: rooms.reduce((sum, room) => sum + room, 0) }
}

function findMinutes(from: number, isEnough: (minutesADay: number) => boolean): number | null {
  const first = Math.ceil((from + 1) / MINUTES_STEP) * MINUTES_STEP
  for (let minutes = first; minutes <= MOST_MINUTES_A_DAY; minutes += MINUTES_STEP)
    if (isEnough(minutes)) return minutes
  return null
}
