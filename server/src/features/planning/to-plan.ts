import type { PlanRow } from './plans.queries.ts'
import { fillStep } from './view-plan.ts'

/** As it is stored: the days are those that were planned. */
export const toPlan = (row: PlanRow) => ({
  ...row,
  steps: row.steps.map((step) => ({ ...fillStep(step), movedFrom: null })),
})
