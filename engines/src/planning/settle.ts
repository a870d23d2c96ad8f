import { type Calendar, toNumber } from './calendar.ts'
import { type Diary, findEarliest, layDays, openDiary, spendSittings, takeSittings } from './lay-days.ts'
import { type Done, firstDayOf, type PlannedStep, type Sitting } from './plan-step.ts'

export type Settled<Step> = Step & {
  sittings: Sitting[]
  /** The day it was planned for, where it had to be moved. */
  movedFrom: string | null
}

/**
 * The days of a plan as they are now. What is done keeps its days; what was missed, falls into a pause or no longer fits
 * moves on, and pushes others only where there is no room or where they need it. Nothing is stored by it: the same plan
 * on the same day settles the same way.
 */
export function settle<Step extends PlannedStep>(
  steps: readonly Step[],
  done: Done,
  calendar: Calendar,
): Settled<Step>[] {
  const diary = openDay(steps, done, calendar)
  const lastDays = new Map<string, number>()
  const laid = new Map<string, Settled<Step>>()
  const open = steps.filter(({ id }) => !done.has(id))
  const wishes = new Map(open.map((step) => [step.id, wishedDay(step, calendar.today)]))
  const wishOf = ({ id }: Step) => wishes.get(id) ?? ''
  // Stable: on the same day the order of the plan holds.
  for (const step of open.toSorted((a, b) => (wishOf(a) < wishOf(b) ? -1 : Number(wishOf(a) > wishOf(b))))) {
    const settled = settleStep(step, diary, lastDays, calendar.today)
    laid.set(step.id, settled)
    lastDays.set(step.id, toNumber(settled.sittings.at(-1)?.day ?? calendar.today))
  }
  return steps.map((step) => laid.get(step.id) ?? { ...step, sittings: [...step.sittings], movedFrom: null })
}

/** The days planned anew from today, as close together as they fit; what is done keeps its days. */
export function layAnew<Step extends PlannedStep>(
  steps: readonly Step[],
  done: Done,
  calendar: Calendar,
): (Step & { sittings: Sitting[] })[] {
  const usedToday = openDay(steps, done, calendar).usedOn(toNumber(calendar.today))
  const open = steps.filter(({ id }) => !done.has(id))
  const days = layDays(open, { ...calendar, busy: { ...calendar.busy, [calendar.today]: usedToday } })
  const laid = new Map(open.map(({ id }, place) => [id, days[place] ?? []]))
  return steps.map((step) => ({ ...step, sittings: laid.get(step.id) ?? [...step.sittings] }))
}

/** The next day of a step that is under way or still to come; the first one of a step that was missed. */
const wishedDay = (step: PlannedStep, today: string) =>
  step.sittings.find(({ day }) => day >= today)?.day ?? firstDayOf(step)

/** What was done today has used its minutes. */
export function openDay(steps: readonly PlannedStep[], done: Done, calendar: Calendar): Diary {
  const diary = openDiary(calendar)
  const today = toNumber(calendar.today)
  for (const { id, estimatedDuration } of steps)
    if (done.get(id) === calendar.today)
      diary.use(today, Math.max(0, Math.min(estimatedDuration, calendar.minutesADay - diary.usedOn(today))))
  return diary
}

function settleStep<Step extends PlannedStep>(
  step: Step,
  diary: Diary,
  lastDays: ReadonlyMap<string, number>,
  today: string,
): Settled<Step> {
  // A long step that is under way: what lay before today is taken as done.
  const ahead = step.sittings.filter(({ day }) => day >= today)
  const past = ahead.length > 0 ? step.sittings.filter(({ day }) => day < today) : []
  const minutes = step.estimatedDuration - past.reduce((sum, one) => sum + one.minutes, 0)
  const wished = wishedDay(step, today)
  const earliest = findEarliest(step, lastDays)
  if (ahead.length > 0 && toNumber(wished) >= earliest && diary.hasRoomFor(ahead)) {
    spendSittings(diary, ahead)
    return { ...step, sittings: [...step.sittings], movedFrom: null }
  }
  const sittings = takeSittings(diary, minutes, Math.max(toNumber(wished), earliest))
  const isMoved = sittings[0] !== undefined && sittings[0].day !== wished
  return { ...step, sittings: [...past, ...sittings], movedFrom: isMoved ? wished : null }
}
