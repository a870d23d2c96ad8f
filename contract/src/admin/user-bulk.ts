import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { UserFilters } from './users.ts'

/** More than that keep everybody else waiting for too long. */
export const MOST_IN_BULK = 50_000
export const MOST_PICKED = 1_000
export const BULK_ACTIONS = [
  'disable',
  'enable',
  'signOut',
  'toCollege',
  'setGrade',
  'nextGrade',
  'previousGrade',
  'delete',
] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** Why somebody is left out: nothing would change, or it must not. */
export const LEFT_OUT = [
  'self',
  'demo',
  'deleted',
  'alreadySo',
  'notAPupil',
  'lastGrade',
  'firstGrade',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

const Bulk = z.object({
  action: z.enum(BULK_ACTIONS),
  /** Of setGrade. */
  grade: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** These people, or all whom the filters find. */
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MOST_PICKED))),
  filters: z.optional(UserFilters),
})
const LeftOutCount = z.object({ reason: z.enum(LEFT_OUT), count: z.int() })
const ERRORS = ['not_signed_in', 'not_allowed', 'invalid_input', 'too_large'] as const

export const userBulk = {
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/users/bulk/preview',
    access: 'admin',
    summary: 'How many people a change of many would reach, and who would be left out; nothing changes.',
    input: Bulk,
    output: z.object({
      matched: z.int(),
      changed: z.int(),
      leftOut: z.array(LeftOutCount),
      /** Active classes that the people teach. */
      classes: z.int(),
    }),
    transaction: 'none',
    errors: ERRORS,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admin/users/bulk',
    access: 'admin',
    summary: `Changes up to ${MOST_IN_BULK} people, all of them or nobody. \`expected\` is how many the preview matched: when others match by now, nothing is changed. Audited for each of them.`,
    input: z.extend(Bulk, { expected: z.int().check(z.minimum(0)) }),
    output: z.object({ changed: z.int(), leftOut: z.array(LeftOutCount) }),
    errors: [...ERRORS, 'conflict'],
  }),
}
