import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { Paged } from '../study/listing.ts'

export const APPROVALS_PER_PAGE = 20

/** Registered as a teacher; until an admin approves them they may only prepare lessons. */
export const WaitingTeacher = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  askedAt: Moment,
})
export type WaitingTeacher = z.output<typeof WaitingTeacher>

export const approvals = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/approvals',
    access: 'admin',
    summary: `People who registered as teachers and wait for an admin's approval, the newest account first, ${APPROVALS_PER_PAGE} at a time; the next ones come before the last one's id.`,
    input: z.object(Paged),
    output: z.object({ teachers: z.array(WaitingTeacher), hasMore: z.boolean() }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/admin/approvals/:id',
    access: 'admin',
    summary: 'Approves a teacher, who is notified, or declines, which disables the account. It is audited.',
    input: z.object({ id: Id, isApproved: z.boolean() }),
    output: z.object({ id: z.int(), isApproved: z.boolean() }),
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
}
