import type { PlanTask } from './plan-port.ts'

const DAY_MS = 86_400_000

/** A day for each step, in their order: as many as fit into the minutes of a day, none on a day of a pause. */
export function spreadDays(
  minutes: readonly number[],
  { today, minutesADay, pauses }: PlanTask['calendar'],
): string[] {
  const firstFree = (day: string): string => {
    const pause = pauses.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    return pause ? firstFree(dayAfter(pause.lastDay)) : day
  }
  let day = firstFree(today)
  let used = 0
  return minutes.map((needed) => {
    if (used > 0 && used + needed > minutesADay) {
      day = firstFree(dayAfter(day))
      used = 0
    }
    used += needed
    return day
  })
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
