import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, deletedAt, id, instant, isBetween, updatedAt } from '../columns.ts'
import { lessons } from '../learning/lessons.ts'
import { userNotes } from './notes.ts'

export const flashcards = pgTable(
  'flashcards',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    front: text('front').notNull(),
    back: text('back').notNull(),
    noteId: integer('note_id').references(() => userNotes.id, { onDelete: 'set null' }),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    difficulty: integer('difficulty').notNull().default(3),
    tags: text('tags').array().notNull().default([]),
    lastReviewed: instant('last_reviewed'),
    nextReviewDate: instant('next_review_date'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (card) => [
    index('flashcards_newest').on(
      card.userId,
      card.createdAt.desc().nullsFirst(),
      card.id.desc().nullsFirst(),
    ),
    index('flashcards_due').on(card.userId, card.nextReviewDate).where(sql`${card.deletedAt} is null`),
    index('flashcards_of_note').on(card.noteId),
    index('flashcards_of_lesson').on(card.lessonId),
    index('flashcards_deleted').on(card.deletedAt).where(sql`${card.deletedAt} is not null`),
    check('flashcards_difficulty_known', isBetween(card.difficulty, 1, 5)),
  ],
)
