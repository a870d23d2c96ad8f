import { and, asc, desc, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { DailyLimits, DoneToday } from '#engines/flashcards/index.ts'
import type { Database } from '../../db/database.ts'
import { lockRow, updateRow } from '../../db/rows.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { flashcardReviews, flashcardSettings, flashcards } from '../../db/schema/study/flashcards.ts'
import { addingToDay } from '../../domain/days/learning-days.ts'
import { isOwn } from '../../domain/restorable.ts'
import { pick } from '../../platform/pick.ts'
import { CARD_COLUMNS, type CardFilter, type CardRow, matches } from './flashcards.queries.ts'

export type SettingsRow = typeof flashcardSettings.$inferSelect
export type NewReviewRow = typeof flashcardReviews.$inferInsert
export type MemoryColumns = Pick<
  CardRow,
  | 'state'
  | 'stabilityDays'
  | 'memoryDifficulty'
  | 'scheduledDays'
  | 'learningStep'
  | 'reps'
  | 'lapses'
  | 'isLeech'
  | 'lastReviewed'
  | 'nextReviewDate'
>

type Kind = 'learning' | 'review' | 'fresh'

// Written out, not as parameters: only so does the planner see that a partial index fits.
const KINDS: Record<Kind, SQL> = {
  learning: sql`${flashcards.state} in ('learning', 'relearning')`,
  review: sql`${flashcards.state} = 'review'`,
  fresh: sql`${flashcards.state} = 'new'`,
}

const isWaiting = (userId: number, kind: Kind, until: Date, filter: CardFilter) =>
  and(
    eq(flashcards.userId, userId),
    isNull(flashcards.deletedAt),
    KINDS[kind],
    lte(flashcards.nextReviewDate, until),
    matches(filter),
  )

export function selectWaiting(
  db: Database,
  userId: number,
  kind: Kind,
  { until, limit, ...filter }: CardFilter & { until: Date; limit: number },
) {
  return db
    .select(CARD_COLUMNS)
    .from(flashcards)
    .where(isWaiting(userId, kind, until, filter))
    .orderBy(asc(flashcards.nextReviewDate), asc(flashcards.id))
    .limit(limit)
}

export type Bound = { until: Date; most: number }

/** How many reviews and new cards wait, each counted no further than `most`: a count costs what it counts. */
export function countWaiting(
  db: Database,
  userId: number,
  reviews: Bound,
  fresh: Bound,
  filter: CardFilter = {},
) {
  const count = (kind: Kind, { until, most }: Bound) => {
    const found = db
      .select({ one: sql`1` })
      .from(flashcards)
      .where(isWaiting(userId, kind, until, filter))
      // The order makes the index the cheapest way, whatever share of the table is the learner's.
      .orderBy(asc(flashcards.nextReviewDate))
      .limit(most)
    return sql<number>`(select count(*)::int from ${found} found)`
  }
  return db
    .select({ reviews: count('review', reviews), fresh: count('fresh', fresh) })
    .from(sql`(values (1)) as once`)
}

/** Any cards of the filter, the longest overdue first. */
export function selectFiltered(db: Database, userId: number, filter: CardFilter, limit: number) {
  return db
    .select(CARD_COLUMNS)
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), isNull(flashcards.deletedAt), matches(filter)))
    .orderBy(asc(flashcards.nextReviewDate), asc(flashcards.id))
    .limit(limit)
}

export type Today = { settings: SettingsRow | null; done: DoneToday }

/** The settings and what was done on this day, in one statement. */
export async function selectToday(db: Database, userId: number, day: string): Promise<Today> {
  const done = db
    .select({
      fresh: sql<number>`(count(*) filter (where ${flashcardReviews.stateBefore} = 'new'))::int`.as('fresh'),
      reviews: sql<number>`(count(*) filter (where ${flashcardReviews.stateBefore} = 'review'))::int`.as(
        'reviews',
      ),
    })
    .from(flashcardReviews)
    .where(and(eq(flashcardReviews.userId, userId), eq(flashcardReviews.day, day)))
    .as('done')
  const [row] = await db
    .select({ settings: flashcardSettings, fresh: done.fresh, reviews: done.reviews })
    .from(done)
    .leftJoin(flashcardSettings, eq(flashcardSettings.userId, userId))
  return row
    ? { settings: row.settings, done: { fresh: row.fresh, reviews: row.reviews } }
    : { settings: null, done: { fresh: 0, reviews: 0 } }
}

export const lockCard = (db: Database, userId: number, id: number) =>
  lockRow(db, flashcards, isOwn(flashcards, userId, id), CARD_COLUMNS)

const subjectOf = ({ lessonId }: Pick<CardRow, 'lessonId'>) =>
  sql<number | null>`(select ${lessons.subjectId} from ${lessons} where ${lessons.id} = ${lessonId}::int)`

/** The card's new memory, the record of the rating and what it adds to the learner's day, in one statement. */
export async function saveRating(
  db: Database,
  card: CardRow,
  memory: MemoryColumns,
  review: NewReviewRow,
  seconds: number,
): Promise<CardRow> {
  const kept = db.$with('kept').as(
    db
      .update(flashcards)
      .set({ ...memory, dueBeforePause: null })
      .where(eq(flashcards.id, card.id))
      .returning(CARD_COLUMNS),
  )
  const noted = db.$with('noted').as(db.insert(flashcardReviews).values(review).returning())
  const where = { userId: card.userId, day: review.day, subjectId: subjectOf(card) }
  const counted = db.$with('counted').as(addingToDay(db, where, { cardsReviewed: 1, seconds }).returning())
  const [row] = await db.with(kept, noted, counted).select().from(kept)
  if (!row) throw new Error('update returned no row')
  return row as CardRow
}

export type LastReview = Pick<typeof flashcardReviews.$inferSelect, 'id' | 'before' | 'day' | 'thinkingMs'>

export async function selectLastReview(db: Database, cardId: number): Promise<LastReview | undefined> {
  const [row] = await db
    .select(pick(flashcardReviews, 'id', 'before', 'day', 'thinkingMs'))
    .from(flashcardReviews)
    .where(eq(flashcardReviews.cardId, cardId))
    .orderBy(desc(flashcardReviews.id))
    .limit(1)
  return row
}

export async function takeRatingBack(
  db: Database,
  card: CardRow,
  review: LastReview,
  memory: MemoryColumns,
  seconds: number,
): Promise<CardRow> {
  await db.delete(flashcardReviews).where(eq(flashcardReviews.id, review.id))
  const isItsDay = and(eq(learningDays.userId, card.userId), eq(learningDays.day, review.day))
  await db
    .update(learningDays)
    .set({
      cardsReviewed: sql`greatest(0, ${learningDays.cardsReviewed} - 1)`,
      seconds: sql`greatest(0, ${learningDays.seconds} - ${seconds}::int)`,
    })
    .where(and(isItsDay, sql`${learningDays.subjectId} is not distinct from ${subjectOf(card)}`))
  // Only cards write a day without a subject: with none left it was no day of learning.
  await db
    .delete(learningDays)
    .where(and(isItsDay, isNull(learningDays.subjectId), eq(learningDays.cardsReviewed, 0)))
  const row = await updateRow(db, flashcards, memory, eq(flashcards.id, card.id), CARD_COLUMNS)
  if (!row) throw new Error('update returned no row')
  return row
}

/** How many cards in review or learning are due before each of these moments but not before the one before it. */
export async function countDueByDay(db: Database, userId: number, ends: readonly Date[]): Promise<number[]> {
  const bounds = sql.join(
    ends.map((end) => sql`${end.toISOString()}::timestamptz`),
    sql`, `,
  )
  const last = ends.at(-1)
  if (!last) return []
  const place = sql<number>`width_bucket(${flashcards.nextReviewDate}, array[${bounds}])`
  const rows = await db
    .select({ place, cards: sql<number>`count(*)::int` })
    .from(flashcards)
    .where(
      and(
        eq(flashcards.userId, userId),
        isNull(flashcards.deletedAt),
        sql`${flashcards.state} <> 'new'`,
        lt(flashcards.nextReviewDate, last),
      ),
    )
    .groupBy(sql`1`)
  const counts = new Map(rows.map((row) => [row.place, row.cards]))
  return ends.map((_, day) => counts.get(day) ?? 0)
}

export async function saveSettings(
  db: Database,
  userId: number,
  settings: DailyLimits & { pausedUntil: string | null; updatedAt: Date },
): Promise<void> {
  await db
    .insert(flashcardSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: flashcardSettings.userId, set: settings })
}

const isPiledUp = (userId: number, before: Date) =>
  and(
    eq(flashcards.userId, userId),
    isNull(flashcards.deletedAt),
    KINDS.review,
    lt(flashcards.nextReviewDate, before),
  )

export function countBacklog(db: Database, userId: number, before: Date): Promise<number> {
  return db.$count(flashcards, isPiledUp(userId, before))
}

export async function lockBacklog(db: Database, userId: number, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: flashcards.id })
    .from(flashcards)
    .where(isPiledUp(userId, before))
    .orderBy(asc(flashcards.nextReviewDate), asc(flashcards.id))
    .for('update')
  return rows.map(({ id }) => id)
}

export async function moveDueDates(db: Database, moves: readonly { id: number; due: Date }[]): Promise<void> {
  const ids = `{${moves.map(({ id }) => id).join(',')}}`
  const dues = `{${moves.map(({ due }) => `"${due.toISOString()}"`).join(',')}}`
  await db.execute(sql`
    update ${flashcards} as card
    set due_before_pause = coalesce(card.due_before_pause, card.next_review_date), next_review_date = moved.due
    from unnest(${ids}::int[], ${dues}::timestamptz[]) as moved (id, due)
    where card.id = moved.id`)
}

export async function putDueDatesBack(db: Database, userId: number): Promise<number> {
  const rows = await db
    .update(flashcards)
    .set({ nextReviewDate: sql`${flashcards.dueBeforePause}`, dueBeforePause: null })
    .where(and(eq(flashcards.userId, userId), isNotNull(flashcards.dueBeforePause)))
    .returning({ id: flashcards.id })
  return rows.length
}
