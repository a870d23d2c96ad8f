import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day } from '../fields.ts'
import { pageOf, ROWS_PER_PAGE, RowsOffset } from '../profile/record-rows.ts'

/** The tiles of the planner, which open to what they count. */
export const PLAN_FIGURES = ['agents', 'status', 'plans', 'executions'] as const
export type PlanFigure = (typeof PLAN_FIGURES)[number]

/** What there must be for the planner to work. */
export const PLAN_MATERIAL = ['lessons', 'quizzes'] as const

export const PlanRow = z.object({
  /** An agent, what there is to plan from, or the id of a plan. */
  key: z.string(),
  /** Of an agent or a plan. */
  name: z.nullable(z.string()),
  /** On which a plan was made or begun, by the caller's own calendar. */
  day: z.nullable(Day),
  /** Lessons or quizzes that there are, or steps that are done. */
  amount: z.nullable(z.int()),
  /** Steps of a plan. */
  of: z.nullable(z.int()),
  /** False for an agent without anything to work on. */
  isCounted: z.boolean(),
})
export type PlanRow = z.output<typeof PlanRow>

export const planRows = {
  read: endpoint({
    method: 'GET',
    path: '/api/planning/record/:figure',
    access: 'signedIn',
    summary: `The rows that a figure of the caller's planner is made of, newest first, ${ROWS_PER_PAGE} at a time.`,
    input: z.object({ figure: z.enum(PLAN_FIGURES), offset: RowsOffset }),
    output: pageOf(PlanRow),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
}
