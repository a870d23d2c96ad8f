import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { Email, InvitationCode } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { Paged, sayPaged } from '../study/listing.ts'
import { REFUSED } from './restorable.ts'

export const INVITATIONS_PER_PAGE = 20
export const MOST_INVITATION_USES = 500
export const LONGEST_INVITATION_DAYS = 365
export const INVITATION_DAYS = 14
export const LONGEST_INVITATION_LABEL = 100
export const INVITATION_STATES = ['open', 'used', 'expired', 'canceled'] as const

export const Invitation = z.object({
  id: z.int(),
  role: z.enum(ROLES),
  /** Of students; without one they state their grade themselves. */
  grade: z.nullable(z.int()),
  /** Where it was mailed; null for a printed code. */
  email: z.nullable(z.string()),
  label: z.nullable(z.string()),
  state: z.enum(INVITATION_STATES),
  uses: z.int(),
  mostUses: z.int(),
  createdBy: z.nullable(z.string()),
  createdAt: Moment,
  expiresAt: Moment,
})
export type Invitation = z.output<typeof Invitation>

/** `code` of a printed one is told this once; a mailed one is told to nobody but its address. */
const MadeInvitation = z.object({
  invitation: Invitation,
  code: z.nullable(z.string()),
  mail: z.nullable(z.enum(['sent', 'failed'])),
})
export type MadeInvitation = z.output<typeof MadeInvitation>

const Days = z._default(z.int().check(z.minimum(1), z.maximum(LONGEST_INVITATION_DAYS)), INVITATION_DAYS)

export const invitations = {
  check: endpoint({
    method: 'POST',
    path: '/api/invitations/check',
    access: 'public',
    summary:
      'What an invitation is for, before the form is filled in; 404 when it has expired, been used or been canceled.',
    input: z.object({ code: InvitationCode }),
    output: z.object({
      role: z.enum(ROLES),
      grade: z.nullable(z.int()),
      /** The address that it was mailed to, which the account will have. */
      email: z.nullable(z.string()),
    }),
    errors: ['invalid_input', 'not_found', 'too_many_requests'],
    transaction: 'none',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    access: 'admin',
    summary: `Invitations, ${sayPaged(INVITATIONS_PER_PAGE)}. Those that expired more than a month ago are deleted.`,
    input: z.object(Paged),
    output: z.array(Invitation),
    errors: [...REFUSED, 'invalid_input'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/invitations',
    access: 'admin',
    summary:
      'Mails an invitation to one person, or makes a code to print for up to `mostUses` people. An invitation for one person approves a teacher. It is audited.',
    input: z.object({
      role: z.enum(ROLES),
      grade: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(12)))),
      email: z.optional(z.nullable(Email)),
      label: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_INVITATION_LABEL)))),
      mostUses: z._default(z.int().check(z.minimum(1), z.maximum(MOST_INVITATION_USES)), 1),
      days: Days,
    }),
    output: MadeInvitation,
    status: 201,
    errors: [...REFUSED, 'invalid_input', 'conflict', 'too_many_requests'],
    transaction: 'manual',
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/admin/invitations/:id/renew',
    access: 'admin',
    summary:
      'Mails an invitation again, or makes a new code for a printed one; the earlier one stops working. It is audited.',
    input: z.object({ id: Id, days: Days }),
    output: MadeInvitation,
    errors: [...REFUSED, 'invalid_input', 'not_found', 'conflict', 'too_many_requests'],
    transaction: 'manual',
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    access: 'admin',
    summary:
      'Cancels an invitation; accounts made with it stay. Renewing makes it valid again. It is audited.',
    input: z.object({ id: Id }),
    output: Invitation,
    errors: [...REFUSED, 'invalid_input', 'not_found'],
  }),
}
