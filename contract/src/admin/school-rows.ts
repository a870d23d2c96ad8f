import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Day } from '../fields.ts'
import { pageOf, ROWS_PER_PAGE, RowsOffset } from '../profile/record-rows.ts'
import { AiEngine } from '../study/ai-engine.ts'
import { AI_FAILURES, AI_FEATURES } from './ai.ts'
import { SYSTEM_PERIODS } from './system-analytics.ts'

/** Figures of the whole school that open to their rows: learning, accounts added, answers of AI, requests. */
export const SCHOOL_FIGURES = [
  'time',
  'lessons',
  'quizzes',
  'problems',
  'cards',
  'added',
  'answers',
  'requests',
  'refused',
  'failed',
] as const
export type SchoolFigure = (typeof SCHOOL_FIGURES)[number]

export const SchoolRow = z.object({
  /** Tells it apart from the others of its list. */
  key: z.string(),
  day: Day,
  /** A subject, a role or an endpoint; null where it belongs to none. */
  name: z.nullable(z.string()),
  /** Why the engine inside answered instead of the language model. */
  failure: z.nullable(z.enum(AI_FAILURES)),
  /** Seconds of learning, or how many there were. */
  amount: z.int(),
})
export type SchoolRow = z.output<typeof SchoolRow>

export const schoolRows = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/system-analytics/record/:figure',
    access: 'admin',
    summary: `The rows that a figure of the whole school is made of in a period, day by day, newest first, ${ROWS_PER_PAGE} at a time. Counts only, no names.`,
    input: z.object({
      figure: z.enum(SCHOOL_FIGURES),
      period: z._default(z.enum(SYSTEM_PERIODS), '30'),
      from: z.optional(Day),
      to: z.optional(Day),
      /** Of accounts that were added: only these. */
      role: z.optional(z.enum(ROLES)),
      /** Of requests: only of this one, day by day. */
      endpoint: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
      /** Of answers of AI: only these. */
      feature: z.optional(z.enum(AI_FEATURES)),
      engine: z.optional(AiEngine),
      offset: RowsOffset,
    }),
    output: pageOf(SchoolRow),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
}
