import type { planning } from '#contract/study/planning.ts'
import { dayIn } from '#engines/days/index.ts'
import { dropParts, layAnew, type MoveRefusal, moveStep } from '#engines/planning/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { type PlanRow, updateContext, updateSteps } from './plans.queries.ts'
import { lockPlan, readState } from './run-plan.ts'
import { fillStep } from './view-plan.ts'

/** The days of all steps are kept as they stand when one is moved by hand: they were seen like this. */
export async function movePlanStep(
  context: CallerContext,
  { id, stepId, day }: { id: number; stepId: string; day: string },
) {
  const { plan } = await lockPlan(context, id)
  const { plan: shown, done, calendar } = await readState(context, id)
  const isDone = new Map(done.map((one) => [one.stepId, one.day]))
  const move = moveStep(shown.steps, { id: stepId, day }, isDone, calendar)
  if ('refusal' in move) throw refuse(move.refusal)
  const days = new Map(shown.steps.map((step) => [step.id, step.sittings]))
  days.set(stepId, move.sittings)
  const steps = plan.steps.map(fillStep).map(({ restDays, ...step }) => ({
    ...putOn(step, days.get(step.id)),
    // Whoever puts a step on a day knows better than the rule how long it should rest.
    ...(restDays !== undefined && step.id !== stepId && { restDays }),
  }))
  await updateSteps(context.db, id, steps, context.now())
  return readState(context, id)
}

function refuse(refusal: MoveRefusal): AppError {
  if (refusal.kind === 'unknown') return new AppError('not_found', 'stepNotFound')
  if (refusal.kind === 'needs')
    return new AppError('conflict', {
      reason: 'stepAfterPrerequisite',
      params: { title: refusal.title, day: refusal.day },
    })
  if (refusal.kind === 'neededBy')
    return new AppError('conflict', {
      reason: 'stepBeforeFollower',
      params: { title: refusal.title, day: refusal.day },
    })
  if (refusal.kind === 'full') {
    const { usedMinutes, stepMinutes, minutesADay } = refusal
    return new AppError('conflict', {
      reason: 'dayIsFull',
      params: { used: usedMinutes, available: minutesADay, step: stepMinutes },
    })
  }
  return new AppError('conflict', REASONS[refusal.kind])
}

const REASONS = {
  done: 'stepDone',
  past: 'dayIsOver',
  tooFar: 'stepMovedTooFar',
  paused: 'pausedOnThatDay',
} as const

export async function adjustPlan(
  context: CallerContext,
  { id, targetDate, minutesADay, dropped, ...more }: Received<typeof planning.adjust>,
) {
  const { caller, db, now } = context
  const { plan } = await lockPlan(context, id)
  if (targetDate) refusePastDay(targetDate, dayIn(caller.user.timezone, now()))
  const { targetDate: oldDate, minutesADay: oldMinutes, dropped: oldDropped, ...rest } = plan.context
  const date = targetDate === undefined ? oldDate : (targetDate ?? undefined)
  const minutes = minutesADay === undefined ? oldMinutes : (minutesADay ?? undefined)
  const parts = dropped ?? oldDropped ?? []
  const known = new Set(plan.steps.map(({ part }) => part))
  const left = [...new Set(parts)].filter((part) => known.has(part))
  await updateContext(
    db,
    id,
    {
      ...rest,
      ...(date !== undefined && { targetDate: date }),
      ...(minutes !== undefined && { minutesADay: minutes }),
      ...(left.length > 0 && { dropped: left }),
    },
    now(),
  )
  const isLaidAnew = more.layAnew === true || minutesADay !== undefined || dropped !== undefined
  if (isLaidAnew) await planAnew(context, id, plan, left)
  return readState(context, id)
}

async function planAnew(context: CallerContext, id: number, plan: PlanRow, dropped: readonly string[]) {
  const { done, calendar } = await readState(context, id)
  const isDone = new Map(done.map((one) => [one.stepId, one.day]))
  const stored = plan.steps.map(fillStep)
  const laid = layAnew(
    dropParts(stored, dropped, (step) => isDone.has(step)),
    isDone,
    calendar,
  )
  const days = new Map(laid.map((step) => [step.id, step.sittings]))
  const placed = stored.map((step) => putOn(step, days.get(step.id)))
  await updateSteps(context.db, id, placed, context.now())
}

function putOn(step: ReturnType<typeof fillStep>, sittings = step.sittings) {
  return { ...step, sittings, day: sittings[0]?.day ?? step.day }
}

export function refusePastDay(day: string, today: string): void {
  if (day < today) throw new AppError('invalid_input', 'dayInPast')
}
