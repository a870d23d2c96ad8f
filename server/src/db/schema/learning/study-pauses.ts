import { sql } from 'drizzle-orm'
import { check, date, index, pgTable } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id } from '../columns.ts'

/** Days a learner planned to be away; they never break a streak. */
export const studyPauses = pgTable(
  'study_pauses',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    createdAt: createdAt(),
  },
  (pause) => [
    index('study_pauses_of_user').on(pause.userId, pause.lastDay),
    check('study_pauses_in_order', sql`${pause.lastDay} >= ${pause.firstDay}`),
  ],
)
