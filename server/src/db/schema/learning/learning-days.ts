import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id } from '../columns.ts'
import { subjects } from './subjects.ts'

/**
 * What a learner did on one day of their own time zone in one subject. Written in the transaction of each learning
 * event, so that streaks, weeks and averages cost the same for a learner of ten years as for one of ten days.
 */
export const learningDays = pgTable(
  'learning_days',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    day: date('day').notNull(),
    /** None: flashcards of no lesson. */
    subjectId: integer('subject_id').references(() => subjects.id, { onDelete: 'restrict' }),
    lessonsCompleted: integer('lessons_completed').notNull().default(0),
    quizzesTaken: integer('quizzes_taken').notNull().default(0),
    /** Answers given: two tries at one problem are two. */
    problemsTried: integer('problems_tried').notNull().default(0),
    cardsReviewed: integer('cards_reviewed').notNull().default(0),
    seconds: integer('seconds').notNull().default(0),
  },
  (day) => [
    unique('learning_days_day').on(day.userId, day.day, day.subjectId).nullsNotDistinct(),
    // What everybody did in a period.
    index('learning_days_by_day').on(day.day, day.userId),
    index('learning_days_of_subject').on(day.subjectId),
    check('learning_days_seconds_not_negative', sql`${day.seconds} >= 0`),
  ],
)
