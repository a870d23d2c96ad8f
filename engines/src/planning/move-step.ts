import { addDays, type Calendar, isPausedOn, toNumber } from './calendar.ts'
import { type Done, firstDayOf, lastDayOf, type PlannedStep, type Sitting } from './plan-step.ts'
import { openDay } from './settle.ts'

/** How far ahead a step may be moved. */
export const FURTHEST_MOVE_DAYS = 366

export type MoveRefusal =
  | { kind: 'unknown' | 'done' | 'past' | 'tooFar' | 'paused' }
  /** The step needs another one that stands later. */
  | { kind: 'needs'; title: string; day: string }
  /** Another step that stands earlier needs this one. */
  | { kind: 'neededBy'; title: string; day: string }
  | { kind: 'full'; usedMinutes: number; stepMinutes: number; minutesADay: number }

export type Move = { sittings: Sitting[] } | { refusal: MoveRefusal }

/** Where a step comes to lie on another day, or why it cannot. The other steps stay; they must be settled ones. */
export function moveStep(
  steps: readonly PlannedStep[],
  { id, day }: { id: string; day: string },
  done: Done,
  calendar: Calendar,
): Move {
  const step = steps.find((one) => one.id === id)
  if (!step) return refuse({ kind: 'unknown' })
  if (done.has(id)) return refuse({ kind: 'done' })
  if (day < calendar.today) return refuse({ kind: 'past' })
  if (day > addDays(calendar.today, FURTHEST_MOVE_DAYS)) return refuse({ kind: 'tooFar' })
  if (isPausedOn(calendar.pauses, day)) return refuse({ kind: 'paused' })
  const open = steps.filter((one) => one.id !== id && !done.has(one.id))
  const needed = open.find((one) => step.after.includes(one.id) && lastDayOf(one) > day)
  if (needed) return refuse({ kind: 'needs', title: needed.title, day: lastDayOf(needed) })
  const sittings = findRoom(step, open, { steps, done, calendar, day })
  if ('refusal' in sittings) return sittings
  const last = lastDayOf(sittings)
  const dependent = open.find((one) => one.after.includes(id) && firstDayOf(one) < last)
  if (dependent) return refuse({ kind: 'neededBy', title: dependent.title, day: firstDayOf(dependent) })
  return sittings
}

function findRoom(
  step: PlannedStep,
  open: readonly PlannedStep[],
  {
    steps,
    done,
    calendar,
    day,
  }: { steps: readonly PlannedStep[]; done: Done; calendar: Calendar; day: string },
): Move {
  const diary = openDay(steps, done, calendar)
  for (const { sittings } of open)
    for (const sitting of sittings)
      if (sitting.day >= calendar.today) diary.use(toNumber(sitting.day), sitting.minutes)
  const sittings = diary.findSittings(step.estimatedDuration, toNumber(day))
  if (sittings[0]?.day === day) return { sittings }
  const stepMinutes = Math.min(step.estimatedDuration, calendar.minutesADay)
  return refuse({
    kind: 'full',
    usedMinutes: diary.usedOn(toNumber(day)),
    stepMinutes,
    minutesADay: calendar.minutesADay,
  })
}

const refuse = (refusal: MoveRefusal): Move => ({ refusal })
