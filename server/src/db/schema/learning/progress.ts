import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { id, instant } from '../columns.ts'
import { lessons } from './lessons.ts'

export const userProgress = pgTable(
  'user_progress',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    completed: boolean('completed').notNull().default(false),
    /** Seconds. */
    timeSpent: integer('time_spent').notNull().default(0),
    lastAccessed: instant('last_accessed').notNull().defaultNow(),
  },
  (progress) => [
    unique('user_progress_lesson').on(progress.userId, progress.lessonId),
    index('user_progress_of_lesson').on(progress.lessonId),
    check('user_progress_time_not_negative', sql`${progress.timeSpent} >= 0`),
  ],
)
