import * as z from 'zod/mini'
import { Email } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FamilyReading } from './family-rights.ts'
import { ChildRecord } from './fields.ts'

export const GUARDIAN_WAYS = ['consent', 'teacher', 'school', 'demo'] as const
export const MOST_GUARDIANS = 8
export const GUARDIAN_INVITATION_DAYS = 30

export const Guardian = z.object({
  /** Of the guardianship, not of the account. */
  id: z.int(),
  name: z.string(),
  since: Moment,
  /** What shows that they are a guardian. */
  way: z.enum(GUARDIAN_WAYS),
})
export type Guardian = z.output<typeof Guardian>

export const GuardianInvitation = z.object({
  id: z.int(),
  /** Where it was mailed; null for a printed code. */
  email: z.nullable(z.string()),
  createdAt: Moment,
  expiresAt: Moment,
})
export type GuardianInvitation = z.output<typeof GuardianInvitation>

const GuardianList = z.object({
  guardians: z.array(Guardian),
  /** Open ones; the child is not told of them. */
  invitations: z.array(GuardianInvitation),
  /** Whether invitations can be mailed here. */
  canMail: z.boolean(),
  /** What the school lets guardians read besides the record of learning. */
  reading: FamilyReading,
  /** A student of 18 or older decides with their own switch. */
  isShared: z.boolean(),
  isOfAge: z.boolean(),
})

const REFUSED = ['not_signed_in', 'not_allowed', 'not_found'] as const

/** The guardians of a student: who may follow their learning. */
export const guardians = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/guardians',
    access: 'selfOrStaff',
    summary:
      'Who may follow the learning of a student, for the student, their teachers and admins. Reading by others is audited.',
    input: z.object({ id: Id }),
    output: GuardianList,
    errors: ['not_signed_in', 'not_found'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/users/:id/guardians/invitations',
    access: 'staffOf',
    reachesOthers: true,
    summary: `Invites a guardian of a student, by mail or with a code to be printed, for ${GUARDIAN_INVITATION_DAYS} days; it works once. It is audited.`,
    input: z.object({ id: Id, email: z.optional(z.nullable(Email)) }),
    output: z.object({
      invitation: GuardianInvitation,
      /** Of a printed one, told this once. */
      code: z.nullable(z.string()),
      mail: z.nullable(z.enum(['sent', 'failed'])),
    }),
    status: 201,
    errors: [...REFUSED, 'invalid_input', 'conflict', 'too_many_requests'],
    transaction: 'none',
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/guardians/invitations/:invitationId',
    access: 'staffOf',
    summary: 'Cancels an invitation of a guardian. It is audited.',
    input: z.object({ id: Id, invitationId: Id }),
    output: GuardianList,
    errors: REFUSED,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/guardians/:guardianshipId',
    access: 'staffOf',
    summary: 'Ends a guardianship: from now on they see nothing of the student. It is audited.',
    input: z.object({ id: Id, guardianshipId: Id }),
    output: GuardianList,
    errors: REFUSED,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/users/:id/family-report',
    access: 'staffOf',
    summary: 'What a family is shown of a student, for a talk with the parents. Reading is audited.',
    input: z.object({ id: Id }),
    output: ChildRecord,
    errors: REFUSED,
  }),
}
