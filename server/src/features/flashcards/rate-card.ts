import type { flashcards as endpoints } from '#contract/study/flashcards.ts'
import { dayIn } from '#engines/days/index.ts'
import { type CardMemory, intervalSecondsOf, rate } from '#engines/flashcards/index.ts'
import type { KeptMemory } from '../../db/schema/study/flashcards.ts'
import { recordWork } from '../../domain/classroom/record-work.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { lockCard, saveRating, selectLastReview, takeRatingBack } from './review.queries.ts'
import { toDueCard, toMemory } from './to-flashcard.ts'

type RateCardInput = Received<typeof endpoints.rate>

// Whoever leaves a card open and goes away has not studied meanwhile.
const MOST_SECONDS_PER_CARD = 120

const secondsOf = ({ thinkingMs }: { thinkingMs: number | null }) =>
  Math.min(MOST_SECONDS_PER_CARD, Math.round((thinkingMs ?? 0) / 1000))

/** The clock of a device may be wrong: nothing is rated before it is there, nor in the future. */
function holdBetween(earliest: Date, at: Date, latest: Date): Date {
  if (at > latest) return latest
  return at < earliest ? earliest : at
}

/** Load, decide, save: the card under lock, then all that the rating causes in one statement. */
export async function rateCard(
  context: CallerContext,
  { id, rating, reviewedAt, thinkingMs, reps }: RateCardInput,
) {
  const { db, now } = context
  const { user } = context.caller
  const card = foundOr404(await lockCard(db, user.id, id), 'flashcardNotFound')
  if (reps !== undefined && reps !== card.reps) throw new AppError('conflict', 'cardRatedMeanwhile')
  const at = holdBetween(
    card.lastReviewed ?? card.createdAt,
    reviewedAt ? new Date(reviewedAt) : now(),
    now(),
  )
  const before = toMemory(card)
  const memory = rate(before, rating, at)
  const review = {
    cardId: id,
    userId: user.id,
    rating,
    stateBefore: before.state,
    reviewedAt: memory.lastReviewed ?? at,
    day: dayIn(user.timezone, at),
    intervalSeconds: intervalSecondsOf(memory),
    intervalSecondsBefore: intervalSecondsOf(before),
    thinkingMs: thinkingMs ?? null,
    before: keep(before),
  }
  const rated = await saveRating(db, card, memory, review, secondsOf(review))
  const { assignmentId } = card
  if (assignmentId !== null) await recordWork(context, user.id, { kind: 'flashcards', assignmentId }, at)
  return toDueCard(rated, now())
}

export async function undoRating({ db, caller, now }: CallerContext, id: number) {
  const card = foundOr404(await lockCard(db, caller.user.id, id), 'flashcardNotFound')
  const last = await selectLastReview(db, id)
  if (!last?.before) throw new AppError('conflict', 'noRatingToUndo')
  return toDueCard(await takeRatingBack(db, card, last, recall(last.before), secondsOf(last)), now())
}

const keep = ({ lastReviewed, nextReviewDate, ...memory }: CardMemory): KeptMemory => ({
  ...memory,
  lastReviewed: lastReviewed?.toISOString() ?? null,
  nextReviewDate: nextReviewDate.toISOString(),
})

const recall = ({ lastReviewed, nextReviewDate, ...memory }: KeptMemory): CardMemory => ({
  ...memory,
  lastReviewed: lastReviewed === null ? null : new Date(lastReviewed),
  nextReviewDate: new Date(nextReviewDate),
})
