import type { LearningPlan } from '#contract/study/planning.ts'
import { dayIn } from '#engines/days/index.ts'
import {
  addDays,
  type Calendar,
  dropParts,
  findHappened,
  firstDayOf,
  judgeFit,
  settle,
  sortByDay,
} from '#engines/planning/index.ts'
import type { Database } from '../../db/database.ts'
import type { PlanStep } from '../../db/schema/study/plans.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import { selectMinutesADay } from './curriculum.queries.ts'
import { selectFacts } from './facts.queries.ts'
import { type ExecutionRow, type PlanRow, selectRunning } from './plans.queries.ts'

const USUAL_MINUTES_A_DAY = 30
/** Pauses that lie further back move no step. */
const PAUSES_BACK_DAYS = 7

export type Learner = { id: number; timezone: string }
type Reading = { db: Database; learner: Learner; now: Date }
export type PlanState = Awaited<ReturnType<typeof viewPlan>>

/** When the learner has time, without what other plans take of it. */
export async function readCalendar({ db, learner, now }: Reading): Promise<Calendar> {
  const today = dayIn(learner.timezone, now)
  const pauses = await selectPauses(db, learner.id, addDays(today, -PAUSES_BACK_DAYS))
  return {
    today,
    minutesADay: (await selectMinutesADay(db, learner.id)) ?? USUAL_MINUTES_A_DAY,
    pauses: pauses.map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
  }
}

/** The running plans as they stand, those begun first served first, and the minutes of days that they take. */
export async function viewRunning(reading: Reading) {
  const calendar = await readCalendar(reading)
  const states: PlanState[] = []
  let busy: Record<string, number> = {}
  for (const { plan, execution } of await selectRunning(reading.db, reading.learner.id)) {
    const state = await viewPlan(reading, plan, execution, { ...calendar, busy })
    states.push(state)
    busy = addMinutes(busy, state)
  }
  return { states, calendar, busy }
}

/** One plan among the running ones. */
export async function viewAmong(reading: Reading, plan: PlanRow, execution: ExecutionRow | undefined) {
  const { states, calendar, busy } = await viewRunning(reading)
  return (
    states.find((state) => state.plan.id === plan.id) ??
    viewPlan(reading, plan, execution, { ...calendar, busy })
  )
}

function addMinutes(busy: Readonly<Record<string, number>>, { plan, done, calendar }: PlanState) {
  const isDone = new Set(done.map(({ stepId }) => stepId))
  const sum = { ...busy }
  for (const { id, sittings } of plan.steps)
    for (const { day, minutes } of sittings)
      if (!isDone.has(id) && day >= calendar.today) sum[day] = (sum[day] ?? 0) + minutes
  return sum
}

/** Decided anew each time it is read: what happened, where the days stand now, whether it can be done in time. */
async function viewPlan(
  { db, learner }: Reading,
  row: PlanRow,
  execution: ExecutionRow | undefined,
  usual: Calendar,
) {
  const stored = row.steps.map(fillStep)
  const links = stored.map(({ link }) => link)
  const happened = findHappened(stored, await selectFacts(db, learner, links, row.createdAt))
  const ticked = Object.entries(execution?.stepStates ?? {}).flatMap(([id, { completedAt }]) =>
    completedAt ? [[id, dayIn(learner.timezone, new Date(completedAt))] as const] : [],
  )
  const done = new Map([...ticked, ...happened])
  const calendar = { ...usual, minutesADay: row.context.minutesADay ?? usual.minutesADay }
  const kept = dropParts(stored, row.context.dropped ?? [], (id) => done.has(id))
  const steps = sortByDay(settle(kept, done, calendar)).map(({ restDays: _restDays, ...step }) => ({
    ...step,
    after: [...step.after],
    day: firstDayOf(step),
  }))
  const { targetDate } = row.context
  const { plan, execution: shown } = show(row, execution, steps, done)
  return {
    plan,
    execution: shown,
    done: steps.flatMap(({ id }) => {
      const day = done.get(id)
      return day
        ? { stepId: id, day, how: happened.has(id) ? ('happened' as const) : ('ticked' as const) }
        : []
    }),
    calendar: {
      today: calendar.today,
      minutesADay: calendar.minutesADay,
      pauses: [...calendar.pauses],
      busy: { ...calendar.busy },
    },
    misfit: targetDate === undefined ? null : judgeFit(kept, done, calendar, targetDate),
  }
}

/** Plans from before sittings have the one of their day, and nothing that they need. */
export function fillStep(step: PlanStep) {
  return {
    ...step,
    after: step.after ?? [],
    part: step.part ?? null,
    sittings: step.sittings ?? [{ day: step.day, minutes: step.estimatedDuration }],
  }
}

/** A plan whose steps are all done is completed, whoever noticed it first. */
function show(
  row: PlanRow,
  execution: ExecutionRow | undefined,
  steps: LearningPlan['steps'],
  done: ReadonlyMap<string, string>,
) {
  const open = steps.findIndex(({ id }) => !done.has(id))
  const isOver = open === -1 && execution?.status === 'running'
  return {
    plan: {
      ...row,
      steps,
      estimatedDuration: steps.reduce((sum, { estimatedDuration }) => sum + estimatedDuration, 0),
      status: isOver ? ('completed' as const) : row.status,
    },
    execution: execution
      ? {
          ...execution,
          status: isOver ? ('completed' as const) : execution.status,
          currentStep: open === -1 ? steps.length : open,
          completedSteps: steps.flatMap(({ id }) => (done.has(id) ? id : [])),
        }
      : null,
  }
}
