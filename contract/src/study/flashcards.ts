import * as z from 'zod/mini'
import { HOUR_MS } from '#engines/days/durations.ts'
import { CARD_STATES, MOST_PER_DAY, RATINGS } from '#engines/flashcards/index.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment, NothingSent, SentMoment, wholeNumber } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { requireText, SIGNED_OUT, Tag, Tags, Words } from './fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from './listing.ts'

export const LONGEST_CARD_TEXT = 20_000
export const MOST_CARDS_AT_ONCE = 200
export const CARDS_PER_PAGE = 100
export const LONGEST_FLASHCARD_PAUSE_DAYS = 60
export const LONGEST_SPREAD_DAYS = 60
const REQUIRED = rule('cardSidesRequired')
const BULK_BODY_BYTES = 4 * 1024 * 1024

export const CardText = requireText(REQUIRED, LONGEST_CARD_TEXT)
export const CardDifficulty = z.int().check(z.minimum(1), z.maximum(5))

export const Flashcard = z.object({
  id: z.int(),
  userId: z.int(),
  front: z.string(),
  back: z.string(),
  noteId: z.nullable(z.int()),
  lessonId: z.nullable(z.int()),
  /** The words that the card was made from. */
  passage: z.nullable(z.string()),
  difficulty: z.int(),
  tags: z.array(z.string()),
  lastReviewed: z.nullable(Moment),
  nextReviewDate: z.nullable(Moment),
  createdAt: Moment,
  state: z.enum(CARD_STATES),
  reps: z.int(),
  lapses: z.int(),
  /** Forgotten so often that it had better be written anew; changing its text takes the mark off. */
  isLeech: z.boolean(),
})
export type Flashcard = z.output<typeof Flashcard>

const NextDue = z.object({ nextReviewDate: Moment, intervalSeconds: z.int() })

/** A card with what each of the four buttons would do. */
export const DueCard = z.extend(Flashcard, {
  next: z.object({ again: NextDue, hard: NextDue, good: NextDue, easy: NextDue }),
  /** The rest of what is remembered of it: a device without a connection goes on reckoning from here. */
  memory: z.object({
    stabilityDays: z.number(),
    memoryDifficulty: z.number(),
    scheduledDays: z.number(),
    learningStep: z.int(),
  }),
})
export type DueCard = z.output<typeof DueCard>

const CardCounts = z.object({ learning: z.int(), reviews: z.int(), fresh: z.int() })

export const FlashcardLimits = z.object({
  newPerDay: z.int().check(z.minimum(0), z.maximum(MOST_PER_DAY)),
  reviewsPerDay: z.int().check(z.minimum(0), z.maximum(MOST_PER_DAY)),
})

/** The last day on which no card is due; null when there is no pause. */
const FlashcardPause = z.object({ pausedUntil: z.nullable(Day) })

const PauseDays = z.int().check(z.minimum(0), z.maximum(LONGEST_FLASHCARD_PAUSE_DAYS))
const SpreadDays = z.int().check(z.minimum(1), z.maximum(LONGEST_SPREAD_DAYS))
const NewCard = z.object({
  front: CardText,
  back: CardText,
  noteId: z.optional(z.nullable(Id)),
  lessonId: z.optional(z.nullable(Id)),
  passage: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_CARD_TEXT)))),
  difficulty: z._default(CardDifficulty, 3),
  tags: z._default(Tags, []),
  lastReviewed: z.optional(z.nullable(SentMoment)),
  nextReviewDate: z.optional(z.nullable(SentMoment)),
})

/** Which cards: with these words, of a tag, a difficulty, the lessons of a subject, one lesson or note. */
const CardFilter = {
  search: z.optional(Words),
  difficulty: z.optional(wholeNumber(1, 5)),
  tag: z.optional(Tag),
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  lessonId: z.optional(Id),
  noteId: z.optional(Id),
}

export const flashcards = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/flashcards',
    access: 'self',
    signedOut: SIGNED_OUT,
    summary: `The user's flashcards, ${sayPaged(CARDS_PER_PAGE)}.`,
    input: z.object({
      id: Id,
      ...CardFilter,
      only: z.optional(z.enum(['leeches', 'deleted'])),
      ...Paged,
    }),
    output: z.array(Flashcard),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/users/:id/flashcards/tags',
    access: 'self',
    signedOut: SIGNED_OUT,
    summary: 'The tags of the cards with how many cards have each, in the order of the alphabet.',
    input: z.object({ id: Id }),
    output: z.array(z.object({ tag: z.string(), cards: z.int() })),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/flashcards',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: 'Creates a flashcard. It is new, and due at once unless another date is given.',
    input: z.extend(NewCard, { userId: z.optional(Id) }),
    output: Flashcard,
    status: 201,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
  createMany: endpoint({
    method: 'POST',
    path: '/api/flashcards/bulk',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: `Creates up to ${MOST_CARDS_AT_ONCE} flashcards, all or none.`,
    input: z.object({
      cards: z.array(NewCard).check(z.minLength(1), z.maxLength(MOST_CARDS_AT_ONCE)),
    }),
    output: z.array(Flashcard),
    status: 201,
    bodyLimitBytes: BULK_BODY_BYTES,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'too_large'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/flashcards/:id',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'Changes what stands on a card; when it comes back stays.',
    input: z.object({
      id: Id,
      front: z.optional(CardText),
      back: z.optional(CardText),
      difficulty: z.optional(CardDifficulty),
      tags: z.optional(Tags),
    }),
    output: Flashcard,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/flashcards/:id',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'Deletes a card; it can be restored for 30 days.',
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/flashcards/:id/restore',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'Restores a card that was deleted, as it was; one that was not deleted stays unchanged.',
    output: Flashcard,
  }),
  due: endpoint({
    method: 'GET',
    path: '/api/flashcards/due',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary:
      'The cards to review now in their order, with what each rating would do. `all` shows a filtered set whether due or not; looking changes nothing.',
    input: z.object({
      ...CardFilter,
      all: z.optional(z.enum(['true'])),
    }),
    output: z.object({
      cards: z.array(DueCard),
      /** Waiting now within the limits. */
      waiting: CardCounts,
      /** Due or new beyond today's limits, counted no further than 100 each. */
      beyond: z.object({ reviews: z.int(), fresh: z.int() }),
      pausedUntil: z.nullable(Day),
    }),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/flashcards/:id/reviews',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: 'Rates how well a card was remembered and sets when it comes back.',
    input: z.object({
      id: Id,
      rating: z.enum(RATINGS),
      /** When it was rated, for ratings made offline; now unless said, and never later. */
      reviewedAt: z.optional(SentMoment),
      thinkingMs: z.optional(z.int().check(z.minimum(0), z.maximum(HOUR_MS))),
      /** The ratings of the card as it was shown: with it, a card that was rated elsewhere meanwhile is not rated again. */
      reps: z.optional(z.int()),
    }),
    output: DueCard,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'conflict'],
    offline: 'outbox',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/flashcards/:id/undo',
    access: 'owner',
    signedOut: SIGNED_OUT,
    summary: "Takes the card's last rating back as if it had not been given.",
    input: z.object({ id: Id }),
    output: DueCard,
    errors: ['not_signed_in', 'not_found', 'conflict'],
  }),
  forecast: endpoint({
    method: 'GET',
    path: '/api/flashcards/forecast',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: 'How many reviews and new cards the next 14 days hold, within the limits.',
    input: NothingSent,
    output: z.array(z.object({ day: Day, reviews: z.int(), fresh: z.int() })),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  limits: endpoint({
    method: 'GET',
    path: '/api/flashcards/limits',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: 'The daily limits and how much of them is used today.',
    input: NothingSent,
    output: z.extend(FlashcardLimits, {
      doneToday: z.object({ fresh: z.int(), reviews: z.int() }),
      pausedUntil: z.nullable(Day),
    }),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  saveLimits: endpoint({
    method: 'PUT',
    path: '/api/flashcards/limits',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: 'Sets how many new cards and reviews a day shows at most.',
    input: FlashcardLimits,
    output: FlashcardLimits,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/flashcards/pause',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary:
      'For sick days and holidays: no card is due from today for so many days, and what piled up is spread evenly over the days after. With 0 days only the spreading happens, from today on.',
    input: z.object({ days: PauseDays, spreadOverDays: SpreadDays }),
    output: z.extend(FlashcardPause, { moved: z.int() }),
    status: 201,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  previewPause: endpoint({
    method: 'GET',
    path: '/api/flashcards/pause',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: 'What a pause would do, without doing it.',
    input: z.object({
      days: wholeNumber(0, LONGEST_FLASHCARD_PAUSE_DAYS),
      spreadOverDays: wholeNumber(1, LONGEST_SPREAD_DAYS),
    }),
    output: z.extend(FlashcardPause, {
      moved: z.int(),
      /** The first day with cards again. */
      backOn: Day,
      /** What piled up, on the fullest of the days after. */
      mostPerDay: z.int(),
    }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  endPause: endpoint({
    method: 'DELETE',
    path: '/api/flashcards/pause',
    access: 'signedIn',
    signedOut: SIGNED_OUT,
    summary: 'Ends the pause and puts every card that was not rated since back to where it was due.',
    input: NothingSent,
    output: z.extend(FlashcardPause, { moved: z.int() }),
    errors: ['not_signed_in'],
  }),
}
