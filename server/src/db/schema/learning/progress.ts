import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { descending } from '../constraints.ts'
import { lessons } from './lessons.ts'

export const userProgress = pgTable(
  'user_progress',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    completed: boolean('completed').notNull().default(false),
    /** Seconds. */
    timeSpent: integer('time_spent').notNull().default(0),
    lastAccessed: instant('last_accessed').notNull().defaultNow(),
    completedAt: instant('completed_at'),
    /** The heading the learner read last, and how far below it, in heights of the window. */
    readSection: text('read_section'),
    readOffset: real('read_offset'),
  },
  (progress) => [
    unique('user_progress_lesson').on(progress.userId, progress.lessonId),
    index('user_progress_of_lesson').on(progress.lessonId),
    index('user_progress_latest').on(progress.userId, descending(progress.lastAccessed)),
    check('user_progress_time_not_negative', sql`${progress.timeSpent} >= 0`),
  ],
)

/**
 * The seconds of one opening of a lesson on one device. Each reports its own running total, so that a repeated report
 * counts once and two devices add up.
 */
export const lessonVisits = pgTable(
  'lesson_visits',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** Made by the device. */
    visitId: text('visit_id').notNull(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    seconds: integer('seconds').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (visit) => [
    unique('lesson_visits_visit').on(visit.userId, visit.visitId),
    index('lesson_visits_of_lesson').on(visit.lessonId),
    index('lesson_visits_oldest').on(visit.updatedAt),
    check('lesson_visits_seconds_not_negative', sql`${visit.seconds} >= 0`),
  ],
)
