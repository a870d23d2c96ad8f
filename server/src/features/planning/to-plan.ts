import type { LearningPlan, PlanExecution, PlanState } from '#contract/study/planning.ts'
import type { ExecutionRow, PlanRow } from './plans.queries.ts'

export function toPlan({ deletedAt: _deletedAt, createdAt, updatedAt, ...row }: PlanRow): LearningPlan {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export function toExecution({ steps }: PlanRow, row: ExecutionRow): PlanExecution {
  const { id, planId, status, currentStep, startedAt, completedAt, stepStates } = row
  return {
    id,
    planId,
    status,
    currentStep,
    startedAt: startedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    completedSteps: steps.flatMap((step) => (stepStates[step.id]?.completedAt ? step.id : [])),
  }
}

export function toState(plan: PlanRow, execution: ExecutionRow | undefined): PlanState {
  return { plan: toPlan(plan), execution: execution ? toExecution(plan, execution) : null }
}
