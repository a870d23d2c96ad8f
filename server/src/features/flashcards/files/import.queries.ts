import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { flashcardReviews, flashcards } from '../../../db/schema/study/flashcards.ts'
import type { CardRow } from '../flashcards.queries.ts'
import type { NewReviewRow } from '../review.queries.ts'

type Stored =
  | 'front'
  | 'back'
  | 'tags'
  | 'difficulty'
  | 'passage'
  | 'state'
  | 'stabilityDays'
  | 'memoryDifficulty'
type Memory = 'scheduledDays' | 'learningStep' | 'reps' | 'lapses' | 'isLeech'

export type IncomingCard = Pick<CardRow, Stored | Memory> & {
  words: string[]
  pictureIds: number[]
  lastReviewed: string | null
  nextReviewDate: string
}

export type IncomingReview = Pick<
  NewReviewRow,
  'rating' | 'stateBefore' | 'day' | 'intervalSeconds' | 'intervalSecondsBefore' | 'thinkingMs'
> & {
  /** Of its card in the portion, counted from 1. */
  place: number
  reviewedAt: string
}

/** Cards with their past ratings on the way in, as text: made before the transaction, so that it is short. */
export type Portion = { cards: string; reviews: string }

/**
 * Stores a portion in one statement. The rows travel as one JSON text: as parameters of their own, twenty for each card,
 * they cost several times as much on both sides. Ids rise in the order of the rows, which ties the ratings to the cards.
 */
export async function insertPortion(db: Database, userId: number, at: Date, { cards, reviews }: Portion) {
  const now = at.toISOString()
  await db.execute(sql`
    with stored as (
      insert into ${flashcards} (user_id, front, back, tags, words, picture_ids, difficulty, passage, state, stability_days,
        memory_difficulty, scheduled_days, learning_step, reps, lapses, is_leech, last_reviewed, next_review_date,
        created_at, updated_at)
      select ${userId}::int, front, back, tags, array_to_tsvector(words), "pictureIds", difficulty, passage, state,
        "stabilityDays", "memoryDifficulty", "scheduledDays", "learningStep", reps, lapses, "isLeech", "lastReviewed",
        "nextReviewDate", ${now}::timestamptz, ${now}::timestamptz
      from rows from (json_to_recordset(${cards}::json) as (front text, back text, tags text[], words text[],
        "pictureIds" int[], difficulty int, passage text, state text, "stabilityDays" float8, "memoryDifficulty" float8,
        "scheduledDays" int, "learningStep" int, reps int, lapses int, "isLeech" boolean, "lastReviewed" timestamptz,
        "nextReviewDate" timestamptz)) with ordinality
      order by ordinality
      returning id
    ), placed as (
      select id, row_number() over (order by id) as place from stored
    )
    insert into ${flashcardReviews} (card_id, user_id, rating, state_before, reviewed_at, day, interval_seconds,
      interval_seconds_before, thinking_ms)
    select placed.id, ${userId}::int, rating, "stateBefore", "reviewedAt", day, "intervalSeconds",
      "intervalSecondsBefore", "thinkingMs"
    from json_to_recordset(${reviews}::json) as review (place int, rating text, "stateBefore" text,
      "reviewedAt" timestamptz, day date, "intervalSeconds" int, "intervalSecondsBefore" int, "thinkingMs" int)
    join placed on placed.place = review.place
    order by placed.id, "reviewedAt"`)
}
