import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment } from '../fields.ts'
import { REFUSED } from './restorable.ts'

export const AUDIT_PER_PAGE = 50
/** A spreadsheet that opens at once; who needs more asks for a shorter time. */
export const MOST_EXPORTED = 5_000
export const LONGEST_PEOPLE_SEARCH = 100
export const MOST_PEOPLE_FOUND = 10

const Person = z.object({ id: z.int(), name: z.string(), username: z.string(), role: z.enum(ROLES) })
export type AuditPerson = z.output<typeof Person>

export const AuditEntry = z.object({
  id: z.int(),
  action: z.string(),
  /** Null: the product itself, or nobody who is known; of older entries also an account that is gone. */
  actorId: z.nullable(z.int()),
  /** Null with an `actorId`: an account that was removed. */
  actor: z.nullable(Person),
  subjectType: z.nullable(z.string()),
  subjectId: z.nullable(z.int()),
  /** Whom it is about, where it is about an account that is still there. */
  subject: z.nullable(Person),
  /** A look at many people is one entry: `personIds` names them all, and `subjectId` is null. */
  details: z.record(z.string(), z.unknown()),
  createdAt: Moment,
})
export type AuditEntry = z.output<typeof AuditEntry>

const Filters = {
  actorId: z.optional(Id),
  action: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  subjectType: z.optional(z.string().check(z.regex(/^[a-z_]{1,50}$/))),
  subjectId: z.optional(Id),
  /** Who did it or whom it was done to. */
  personId: z.optional(Id),
  /** Whole days of UTC, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
}

export const auditLog = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    summary: `Who did what to whom, newest first, ${AUDIT_PER_PAGE} at a time; \`before\` is the id that the page before ended with. That it was read is itself written down, once an hour.`,
    input: z.object({ ...Filters, before: z.optional(Id) }),
    output: z.object({
      entries: z.array(AuditEntry),
      hasMore: z.boolean(),
      /** The person of the filters, by which the screen names them. */
      person: z.nullable(Person),
      /** What the last of the daily verifications found; null before the first one, and on later pages. */
      verified: z.nullable(
        z.object({
          at: Moment,
          /** Up to when the log was sealed then. */
          upTo: z.nullable(Moment),
          /** A sentence for who runs the product; null where every entry is as it was written. */
          fault: z.nullable(z.string()),
        }),
      ),
    }),
    errors: [...REFUSED, 'invalid_input'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/admin/audit-log/people',
    access: 'admin',
    summary: `Up to ${MOST_PEOPLE_FOUND} accounts whose name, username or address begins with the words.`,
    input: z.object({
      search: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_PEOPLE_SEARCH)),
    }),
    output: z.array(Person),
    errors: [...REFUSED, 'invalid_input'],
  }),
  shown: endpoint({
    method: 'GET',
    path: '/api/admin/audit-log/:id/people',
    access: 'admin',
    summary: 'Whom a look at many people has shown, by name; accounts that were removed are left out.',
    input: z.object({ id: Id }),
    output: z.array(Person),
    errors: [...REFUSED, 'not_found'],
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/admin/audit-log/export',
    access: 'admin',
    summary: `The newest ${MOST_EXPORTED} entries of a part of the log, for a spreadsheet. It is audited.`,
    transaction: 'none',
    input: z.object(Filters),
    output: z.object({ entries: z.array(AuditEntry), isCut: z.boolean() }),
    errors: [...REFUSED, 'invalid_input'],
  }),
}
