import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id } from '../columns.ts'

/** What the tutor remembers about a learner across conversations: only lines that the learner agreed to. */
export const tutorMemory = pgTable(
  'tutor_memory',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (memory) => [
    index('tutor_memory_of_user').on(memory.userId, memory.id),
    check('tutor_memory_text_short', sql`char_length(${memory.text}) between 1 and 200`),
  ],
)
