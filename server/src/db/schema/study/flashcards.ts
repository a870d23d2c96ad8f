import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant, restorable, updatedAt } from '../columns.ts'
import { byNewest, descending, isBetween, isOneOf } from '../constraints.ts'
import { lessons } from '../learning/lessons.ts'
import { wordList } from '../search.ts'
import { assignments } from '../teaching/assignments.ts'
import { userNotes } from './notes.ts'

export const CARD_STATES = ['new', 'learning', 'review', 'relearning'] as const
export const CARD_RATINGS = ['again', 'hard', 'good', 'easy'] as const

/** What is remembered of a card besides its two dates; kept with each rating so that it can be taken back. */
export type KeptMemory = {
  state: (typeof CARD_STATES)[number]
  stabilityDays: number
  memoryDifficulty: number
  scheduledDays: number
  learningStep: number
  reps: number
  lapses: number
  isLeech: boolean
  lastReviewed: string | null
  nextReviewDate: string
}

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

export const flashcards = pgTable(
  'flashcards',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    front: text('front').notNull(),
    back: text('back').notNull(),
    noteId: integer('note_id').references(() => userNotes.id, { onDelete: 'set null' }),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    /** The deck that it came with. */
    assignmentId: integer('assignment_id').references(() => assignments.id, { onDelete: 'set null' }),
    /** The words of the lesson, note or page that the card was made from. */
    passage: text('passage'),
    difficulty: integer('difficulty').notNull().default(3),
    tags: text('tags').array().notNull().default([]),
    lastReviewed: instant('last_reviewed'),
    nextReviewDate: instant('next_review_date'),
    state: text('state', { enum: CARD_STATES }).notNull().default('new'),
    stabilityDays: doublePrecision('stability_days').notNull().default(0),
    /** How hard the card is to remember, 1 to 10, as ratings have shown; `difficulty` is what the learner says. */
    memoryDifficulty: doublePrecision('memory_difficulty').notNull().default(0),
    scheduledDays: integer('scheduled_days').notNull().default(0),
    learningStep: integer('learning_step').notNull().default(0),
    reps: integer('reps').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
    isLeech: boolean('is_leech').notNull().default(false),
    /** What a search finds the card by; written with its texts. */
    words: wordList('words').notNull().default(sql`''`),
    /** The pictures that its texts show. */
    pictureIds: integer('picture_ids').array().notNull().default([]),
    /** When it was due before a pause moved it; a pause taken back puts it there again. */
    dueBeforePause: instant('due_before_pause'),
    ...restorable(),
  },
  (card) => [
    index('flashcards_newest').on(card.userId, ...byNewest(card)),
    // One index for each of the three kinds a queue is made of: it reads as many rows as it shows.
    index('flashcards_due')
      .on(card.userId, card.nextReviewDate, card.id)
      .where(sql`${card.deletedAt} is null and ${card.state} = 'review'`),
    index('flashcards_in_learning')
      .on(card.userId, card.nextReviewDate, card.id)
      .where(sql`${card.deletedAt} is null and ${card.state} in ('learning', 'relearning')`),
    index('flashcards_unseen')
      .on(card.userId, card.nextReviewDate, card.id)
      .where(sql`${card.deletedAt} is null and ${card.state} = 'new'`),
    index('flashcards_of_note').on(card.noteId),
    index('flashcards_of_lesson').on(card.lessonId),
    index('flashcards_of_assignment').on(card.assignmentId, card.userId),
    index('flashcards_words').using('gin', card.words),
    index('flashcards_of_picture').using('gin', card.pictureIds).where(sql`${card.pictureIds} <> '{}'`),
    index('flashcards_deleted').on(card.deletedAt).where(isNotNull(card.deletedAt)),
    check('flashcards_difficulty_known', isBetween(card.difficulty, 1, 5)),
    check('flashcards_state_known', isOneOf(card.state, CARD_STATES)),
  ],
)

/** Every rating, with what the card was before it. */
export const flashcardReviews = pgTable(
  'flashcard_reviews',
  {
    id: id(),
    cardId: belongsTo('card_id', () => flashcards.id),
    userId: belongsTo('user_id', () => users.id),
    rating: text('rating', { enum: CARD_RATINGS }).notNull(),
    stateBefore: text('state_before', { enum: CARD_STATES }).notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
    /** The learner's day, for the daily limits. */
    day: date('day').notNull(),
    /** From this rating to the next due date, and the same before it. */
    intervalSeconds: integer('interval_seconds').notNull(),
    intervalSecondsBefore: integer('interval_seconds_before').notNull(),
    thinkingMs: integer('thinking_ms'),
    /** Null: the rating was brought along from elsewhere and cannot be taken back. */
    before: jsonb('before').$type<KeptMemory>(),
  },
  (review) => [
    index('flashcard_reviews_of_card').on(review.cardId, descending(review.id)),
    index('flashcard_reviews_of_day').on(review.userId, review.day, review.stateBefore),
    check('flashcard_reviews_rating_known', isOneOf(review.rating, CARD_RATINGS)),
    check('flashcard_reviews_state_known', isOneOf(review.stateBefore, CARD_STATES)),
  ],
)

/** How much a learner wants a day, and the pause they are on; nobody's row means the defaults. */
export const flashcardSettings = pgTable('flashcard_settings', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  newPerDay: integer('new_per_day').notNull(),
  reviewsPerDay: integer('reviews_per_day').notNull(),
  /** The last day on which no card is due. */
  pausedUntil: date('paused_until'),
  updatedAt: updatedAt(),
})

/** Pictures that came with imported cards, each once per learner. */
export const flashcardMedia = pgTable(
  'flashcard_media',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Since when no card shows it, as the last cleaning found. */
    unusedSince: instant('unused_since'),
    createdAt: createdAt(),
  },
  (media) => [
    uniqueIndex('flashcard_media_once').on(media.userId, media.sha256),
    index('flashcard_media_unused').on(media.unusedSince).where(isNotNull(media.unusedSince)),
  ],
)
