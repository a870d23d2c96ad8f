import { isNotNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { descending, isBetween, isOneOf } from '../constraints.ts'
import { GUARDIAN_WAYS } from './families.ts'
import { ROLES, users } from './users.ts'

/** An admin lets people register, with a role: by a mailed link or a printed code. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** SHA-256 of the code in hexadecimal. */
    codeHash: text('code_hash').notNull().unique('invitations_code'),
    role: text('role', { enum: ROLES }).notNull(),
    grade: integer('grade'),
    /** Whose guardian comes with it, and what proves that they are; of guardians alone. */
    childId: integer('child_id').references(() => users.id, { onDelete: 'cascade' }),
    guardianWay: text('guardian_way', { enum: GUARDIAN_WAYS }),
    /** Where it was mailed; who comes with it has proven that address. Empty: it was printed. */
    email: text('email'),
    /** For the admin alone: "Grade 5, parents' evening". */
    label: text('label'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    uses: integer('uses').notNull().default(0),
    mostUses: integer('most_uses').notNull().default(1),
    revokedAt: instant('revoked_at'),
  },
  (invitation) => [
    index('invitations_newest').on(descending(invitation.id)),
    index('invitations_expiry').on(invitation.expiresAt),
    index('invitations_created_by').on(invitation.createdBy).where(isNotNull(invitation.createdBy)),
    index('invitations_of_child').on(invitation.childId).where(isNotNull(invitation.childId)),
    check(
      'invitations_child_of_guardian',
      sql`(${invitation.role} = 'guardian') = (${invitation.childId} is not null and ${invitation.guardianWay} is not null)`,
    ),
    check('invitations_guardian_way_known', isOneOf(invitation.guardianWay, GUARDIAN_WAYS)),
    check('invitations_role_known', isOneOf(invitation.role, ROLES)),
    check('invitations_grade_known', isBetween(invitation.grade, 1, 13)),
    check('invitations_uses_counted', sql`${invitation.uses} between 0 and ${invitation.mostUses}`),
  ],
)
