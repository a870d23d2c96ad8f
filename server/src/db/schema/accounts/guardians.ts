import { isNotNull, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { isOneOf } from '../constraints.ts'
import { users } from './users.ts'

export const AGREEMENT_WAYS = ['session', 'mail', 'account'] as const

/**
 * Who agreed for a child, when, and when that was taken back. Rows stay: an operator must be able to say what was agreed
 * at any time.
 */
export const guardianAgreements = pgTable(
  'guardian_agreements',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    guardianName: varchar('guardian_name', { length: 100 }).notNull(),
    guardianEmail: varchar('guardian_email', { length: 254 }),
    /**
     * `session`: typed in from the child's own session, which no longer counts. `account`: in the guardian's own account. One that
     * ended the moment it began is an objection to the consent of the school.
     */
    givenBy: text('given_by', { enum: AGREEMENT_WAYS }).notNull().default('session'),
    /** SHA-256 of the token in the guardian's link, by which they look at the agreement and take it back. */
    tokenHash: text('token_hash').unique('guardian_agreements_token'),
    /** The account of whoever agreed or objected there. */
    guardianId: integer('guardian_id').references(() => users.id, { onDelete: 'set null' }),
    agreedAt: instant('agreed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (agreement) => [
    index('guardian_agreements_by').on(agreement.guardianId).where(isNotNull(agreement.guardianId)),
    index('guardian_agreements_of_user').on(agreement.userId, agreement.agreedAt),
    uniqueIndex('guardian_agreements_one_at_a_time')
      .on(agreement.userId)
      .where(isNull(agreement.withdrawnAt)),
    check('guardian_agreements_way_known', isOneOf(agreement.givenBy, AGREEMENT_WAYS)),
  ],
)

/** A link that was mailed to a guardian, who has not answered yet. */
export const guardianRequests = pgTable(
  'guardian_requests',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    guardianName: varchar('guardian_name', { length: 100 }).notNull(),
    guardianEmail: varchar('guardian_email', { length: 254 }).notNull(),
    /** SHA-256 of the token in hexadecimal: a stolen table agrees to nothing. */
    tokenHash: text('token_hash').notNull().unique('guardian_requests_token'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (request) => [
    index('guardian_requests_of_user').on(request.userId),
    index('guardian_requests_expiry').on(request.expiresAt),
  ],
)

/** The school consents for its students, in these words. Rows stay; at most one stands. */
export const schoolConsents = pgTable(
  'school_consents',
  {
    id: id(),
    text: text('text').notNull(),
    givenBy: integer('given_by').references(() => users.id, { onDelete: 'set null' }),
    givenAt: instant('given_at').notNull(),
    withdrawnBy: integer('withdrawn_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at'),
  },
  (consent) => [
    uniqueIndex('school_consents_one_at_a_time')
      .on(sql`(${consent.withdrawnAt} is null)`)
      .where(isNull(consent.withdrawnAt)),
    index('school_consents_given_by').on(consent.givenBy).where(isNotNull(consent.givenBy)),
    index('school_consents_withdrawn_by').on(consent.withdrawnBy).where(isNotNull(consent.withdrawnBy)),
  ],
)
