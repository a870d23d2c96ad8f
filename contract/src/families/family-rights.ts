import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { StreamedFile } from '../file-answer.ts'
import { EXPORT_FORMATS } from '../profile/profile.ts'

export const LONGEST_DELETION_REASON = 1_000
/** `withdrawn` by a guardian, before the school has decided. */
export const DELETION_STATES = ['asked', 'withdrawn', 'declined', 'done'] as const

/** What the school lets guardians read besides the record of learning; nothing, unless it says so. */
export const FamilyReading = z.object({ chats: z.boolean(), notes: z.boolean(), alerts: z.boolean() })
export type FamilyReading = z.output<typeof FamilyReading>

export const ChildRights = z.object({
  /** A student of age who does not share shows nothing; all that is left is to stop following. */
  isShared: z.boolean(),
  /** Who is of age asks for their own data and deletion. */
  isOfAge: z.boolean(),
  consent: z.object({
    /** Whether the student is a child, for whom an adult has to agree. */
    isNeeded: z.boolean(),
    isShielded: z.boolean(),
    /** The guardian's own address is proven, which agreeing takes. */
    canAgree: z.boolean(),
    agreement: z.nullable(z.object({ guardianName: z.string(), agreedAt: Moment, isOwn: z.boolean() })),
    /** Since when the school consents, where that holds for this child. */
    schoolAgreedAt: z.nullable(Moment),
  }),
  reading: FamilyReading,
  /** The newest one that was not withdrawn. */
  deletion: z.nullable(
    z.object({
      state: z.enum(DELETION_STATES),
      askedAt: Moment,
      isOwn: z.boolean(),
      decidedAt: z.nullable(Moment),
      /** What the school wrote to it. */
      answer: z.nullable(z.string()),
    }),
  ),
})
export type ChildRights = z.output<typeof ChildRights>

const OneChild = z.object({ id: Id })
const REFUSED = ['not_signed_in', 'not_allowed', 'not_found'] as const

/** What the law gives a guardian: consent, the data of their child, and to ask that they are deleted. */
export const familyRights = {
  read: endpoint({
    method: 'GET',
    path: '/api/guardian/children/:id/rights',
    access: 'guardianOf',
    summary:
      'Who has agreed for a child, what else of it guardians may read, and whether its deletion was asked for.',
    input: OneChild,
    output: ChildRights,
    errors: REFUSED,
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/guardian/children/:id/consent',
    access: 'guardianOf',
    summary:
      'A guardian whose address is proven agrees for a child, who is mailed a link to withdraw it. Where somebody has, nothing changes. It is audited.',
    input: OneChild,
    output: ChildRights,
    errors: [...REFUSED, 'conflict'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/guardian/children/:id/consent',
    access: 'guardianOf',
    summary:
      'Withdraws the consent for a child, or objects to that of the school, with immediate effect. It is audited.',
    input: OneChild,
    output: ChildRights,
    errors: REFUSED,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/guardian/children/:id/export',
    access: 'guardianOf',
    summary:
      'All that is stored of a child, as a JSON file or a page to read (?format=html). Chats and notes are in it where the school lets guardians read them. It is audited.',
    input: z.extend(OneChild, { format: z._default(z.enum(EXPORT_FORMATS), 'json') }),
    output: StreamedFile,
    answers: 'file',
    errors: [...REFUSED, 'too_many_requests'],
  }),
  askDeletion: endpoint({
    method: 'PUT',
    path: '/api/guardian/children/:id/deletion',
    access: 'guardianOf',
    summary:
      'Asks the school to delete the account of a child. An open request stays as it is. It is audited.',
    input: z.extend(OneChild, {
      reason: z._default(z.string().check(z.trim(), z.maxLength(LONGEST_DELETION_REASON)), ''),
    }),
    output: ChildRights,
    errors: [...REFUSED, 'invalid_input', 'too_many_requests'],
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/api/guardian/children/:id/deletion',
    access: 'guardianOf',
    summary: 'Withdraws the request to delete the account of a child. It is audited.',
    input: OneChild,
    output: ChildRights,
    errors: REFUSED,
  }),
}
