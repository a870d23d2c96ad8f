import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'

/** `opening`: what an account had before points were kept as rows. */
export const POINT_KINDS = ['opening', 'perfectQuiz', 'skillPracticed', 'skillMastered', 'lesson'] as const

/** What a learner got points for, each thing once. Their sum is `users.points`, kept in the same transaction. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: POINT_KINDS }).notNull(),
    /** The quiz, the skill or the lesson. */
    about: text('about').notNull(),
    /** 0 for what was reached before points were kept as rows: the opening holds it. */
    points: integer('points').notNull(),
    earnedAt: instant('earned_at').notNull().defaultNow(),
  },
  (entry) => [
    unique('point_entries_once').on(entry.userId, entry.kind, entry.about),
    index('point_entries_newest').on(entry.userId, descending(entry.id)),
    check('point_entries_kind_known', isOneOf(entry.kind, POINT_KINDS)),
    check('point_entries_points_not_negative', sql`${entry.points} >= 0`),
  ],
)
