import { type Calendar, createFreeDays, toDay, toNumber } from './calendar.ts'
import type { PlannedStep, Sitting } from './plan-step.ts'

type Layable = Pick<PlannedStep, 'id' | 'estimatedDuration' | 'after' | 'restDays'>

/** The minutes of days, as they fill up. */
export type Diary = {
  usedOn: (day: number) => number
  use: (day: number, minutes: number) => void
  /** Where minutes find their place on or after a day; none of it is used by asking. */
  findSittings: (minutes: number, from: number) => Sitting[]
  hasRoomFor: (sittings: readonly Sitting[]) => boolean
}

export function openDiary(calendar: Calendar): Diary {
  const minutesADay = Math.max(1, calendar.minutesADay)
  const used = new Map(Object.entries(calendar.busy ?? {}).map(([day, minutes]) => [toNumber(day), minutes]))
  const findFree = createFreeDays(calendar)
  const today = toNumber(calendar.today)
  const usedOn = (day: number) => used.get(day) ?? 0
  const roomOn = (day: number) => minutesADay - usedOn(day)

  const findSittings = (minutes: number, from: number): Sitting[] => {
    const isLong = minutes > minutesADay
    let day = findFree(Math.max(today, from))
    while (roomOn(day) < (isLong ? minutesADay : minutes)) day = findFree(day + 1)
    const sittings: Sitting[] = []
    for (let left = minutes; left > 0; day = findFree(day + 1)) {
      const taken = Math.min(left, roomOn(day))
      if (taken <= 0) continue
      sittings.push({ day: toDay(day), minutes: taken })
      left -= taken
    }
    return sittings
  }

  return {
    usedOn,
    use: (day, minutes) => void used.set(day, usedOn(day) + minutes),
    findSittings,
    hasRoomFor: (sittings) =>
      sittings.every(({ day, minutes }) => {
        const number = toNumber(day)
        return number >= today && findFree(number) === number && minutes <= roomOn(number)
      }),
  }
}

/** A step that is longer than a day begins on an empty one and goes on for as many days as it takes. */
export function takeSittings(diary: Diary, minutes: number, from: number): Sitting[] {
  const sittings = diary.findSittings(minutes, from)
  spendSittings(diary, sittings)
  return sittings
}

export function spendSittings(diary: Diary, sittings: readonly Sitting[]): void {
  for (const sitting of sittings) diary.use(toNumber(sitting.day), sitting.minutes)
}

/**
 * Days for the steps of a new plan, in their order: as many as fit into the minutes of a day, none on a day of a pause.
 * A step that rests waits for its day without holding up those after it.
 */
export function layDays(steps: readonly Layable[], calendar: Calendar): Sitting[][] {
  const diary = openDiary(calendar)
  const lastDays = new Map<string, number>()
  let cursor = toNumber(calendar.today)
  return steps.map((step) => {
    const from = Math.max(cursor, findEarliest(step, lastDays))
    const sittings = takeSittings(diary, step.estimatedDuration, from)
    const first = toNumber(sittings[0]?.day ?? calendar.today)
    lastDays.set(step.id, toNumber(sittings.at(-1)?.day ?? calendar.today))
    if (!step.restDays) cursor = Math.max(cursor, first)
    return sittings
  })
}

/** Not before the last day of what it needs, and its rest; what is not in the map is done. */
export function findEarliest(
  { after, restDays = 0 }: Layable,
  lastDays: ReadonlyMap<string, number>,
): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...after.flatMap((id) => {
      const last = lastDays.get(id)
      return last === undefined ? [] : [last + restDays]
    }),
  )
}
