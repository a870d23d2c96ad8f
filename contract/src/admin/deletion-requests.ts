import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { DELETION_STATES, LONGEST_DELETION_REASON } from '../families/family-rights.ts'
import { Id, Moment } from '../fields.ts'

export const DELETION_REQUESTS_PER_PAGE = 20
/** The GDPR gives a month; after that a request is shown as late. */
export const DELETION_ANSWER_DAYS = 30

export const DeletionRequest = z.object({
  id: z.int(),
  child: z.object({ id: z.int(), name: z.string(), grade: z.int() }),
  /** Null when that account is gone. */
  askedBy: z.nullable(z.string()),
  reason: z.string(),
  askedAt: Moment,
  isLate: z.boolean(),
  state: z.enum(DELETION_STATES),
  decidedAt: z.nullable(Moment),
  decidedBy: z.nullable(z.string()),
  answer: z.nullable(z.string()),
})
export type DeletionRequest = z.output<typeof DeletionRequest>

const REFUSED = ['not_signed_in', 'not_allowed'] as const

/** Guardians who ask that the account of their child is deleted; the school, which answers for its records, decides. */
export const deletionRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/deletion-requests',
    access: 'admin',
    summary: `Requests of guardians, ${DELETION_REQUESTS_PER_PAGE} at a time: open ones with the oldest first, others with the newest first.`,
    input: z.object({
      state: z._default(z.enum(['open', 'settled']), 'open'),
      /** The last one of the page before. */
      after: z.optional(Id),
    }),
    output: z.object({ requests: z.array(DeletionRequest), hasMore: z.boolean() }),
    errors: [...REFUSED, 'invalid_input'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/deletion-requests/:id/decision',
    access: 'admin',
    summary:
      'Deletes the account, which can be restored for 7 days, or declines with an answer for the guardian. Decided once. It is audited.',
    input: z.object({
      id: Id,
      isApproved: z.boolean(),
      answer: z._default(z.string().check(z.trim(), z.maxLength(LONGEST_DELETION_REASON)), ''),
    }),
    output: DeletionRequest,
    errors: [...REFUSED, 'not_found', 'invalid_input'],
  }),
}
