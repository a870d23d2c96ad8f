import { isNull } from 'drizzle-orm'
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../columns.ts'
import { users } from './users.ts'

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
    agreedAt: instant('agreed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (agreement) => [
    index('guardian_agreements_of_user').on(agreement.userId, agreement.agreedAt),
    uniqueIndex('guardian_agreements_one_at_a_time')
      .on(agreement.userId)
      .where(isNull(agreement.withdrawnAt)),
  ],
)
