import type { LearningPlan } from '#contract/study/planning.ts'
import type { PlanRow } from './plans.queries.ts'
import { fillStep } from './view-plan.ts'

/** As it is stored: the days are those that were planned. */
export function toPlan({ deletedAt: _deletedAt, createdAt, updatedAt, ...row }: PlanRow): LearningPlan {
  return {
    ...row,
    steps: row.steps.map(({ restDays: _restDays, ...step }) => ({ ...fillStep(step), movedFrom: null })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
