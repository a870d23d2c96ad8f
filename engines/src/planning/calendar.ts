import { DAY_MS } from '../days/durations.ts'
import type { Pause } from '../days/index.ts'

/** When there is time to learn. Days as 'YYYY-MM-DD', in the learner's own zone. */
export type Calendar = {
  today: string
  minutesADay: number
  pauses: readonly Pause[]
  /** Minutes of a day that are spoken for by something else. */
  busy?: Readonly<Record<string, number>> | undefined
}

/** Whole days since 1970: days are counted with, and numbers are quicker than texts. */
export const toNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS)
export const toDay = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)
export const addDays = (day: string, days: number): string => toDay(toNumber(day) + days)

export const isPausedOn = (pauses: readonly Pause[], day: string): boolean =>
  pauses.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)

/** The same day, or the first one after the pause that it lies in. */
export function createFreeDays({ pauses }: Pick<Calendar, 'pauses'>): (day: number) => number {
  const away = pauses.map(({ firstDay, lastDay }) => [toNumber(firstDay), toNumber(lastDay)] as const)
  return (day) => {
    let free = day
    for (let pause = away.find(isAround(free)); pause; pause = away.find(isAround(free))) free = pause[1] + 1
    return free
  }
}

const isAround =
  (day: number) =>
  ([first, last]: readonly [number, number]) =>
    first <= day && day <= last
