import type { Refusal } from '#contract/refusals/catalog.ts'
import { LONGEST_TAG, MOST_TAGS } from '#contract/study/fields.ts'
import { LARGEST_PICTURE_BYTES, MOST_IMPORTED_CARDS } from '#contract/study/flashcard-files.ts'
import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'
import { DAY_SECONDS, HOUR_MS } from '#engines/days/durations.ts'
import type { KeptMemory } from '../../../../db/schema/study/flashcards.ts'
import { UnreadableFile } from '../../../../platform/files/unreadable-file.ts'
import {
  type DeckCard,
  type DeckPicture,
  type DeckReview,
  NAMES_IN_TEXT,
  nameInText,
  type ReadDeck,
} from '../deck.ts'
import { readCardPicture } from '../pictures.ts'
import { toText } from './html-text.ts'
import {
  type AnkiCard,
  type AnkiNote,
  type AnkiReview,
  type Collection,
  readCollection,
} from './read-collection.ts'
import { LONGEST_SIDE, type NoteType, renderCard } from './render-card.ts'
import { unpack } from './unpack.ts'
import { DECK_NAME, NOTE_TYPE_NAME } from './write-package.ts'

const STATES = ['new', 'learning', 'review', 'relearning'] as const
const RATINGS = ['again', 'hard', 'good', 'easy'] as const
/** For cards that were scheduled before Anki knew FSRS: the middle of its scale. */
const USUAL_DIFFICULTY = 5
const LONGEST_DAYS = 36_500

/** What a card of Anki remembers: FSRS's numbers where it has them, else its interval as the stability. */
function memoryOf(
  card: AnkiCard,
  reviews: readonly AnkiReview[],
  createdAtSeconds: number,
  isLeech: boolean,
): KeptMemory | null {
  const state = STATES[card.type]
  if (!state || state === 'new') return null
  const { stability, difficulty, dueMs, step } = readData(card.data)
  const isByDay = state === 'review'
  const dueSeconds = isByDay ? createdAtSeconds + card.due * DAY_SECONDS : card.due
  const isOwnDue = dueMs !== null && isSameDue(dueMs / 1000, dueSeconds, isByDay ? DAY_SECONDS : 1)
  const nextReviewMs = isOwnDue ? dueMs : dueSeconds * 1000
  const intervalDays = clamp(card.interval, 0, LONGEST_DAYS)
  const lastMs = reviews.at(-1)?.at ?? nextReviewMs - intervalDays * DAY_SECONDS * 1000
  if (!isMoment(nextReviewMs) || !isMoment(lastMs)) return null
  return {
    state,
    stabilityDays: clamp(stability ?? Math.max(intervalDays, 0.1), 0.001, LONGEST_DAYS),
    memoryDifficulty: clamp(difficulty ?? USUAL_DIFFICULTY, 1, 10),
    scheduledDays: intervalDays,
    learningStep: clamp(step, 0, 9),
    reps: clamp(card.reps, 1, 1_000_000),
    lapses: clamp(card.lapses, 0, 1_000_000),
    isLeech,
    lastReviewed: new Date(lastMs).toISOString(),
    nextReviewDate: new Date(nextReviewMs).toISOString(),
  }
}

function reviewsOf(reviews: readonly AnkiReview[]): DeckReview[] {
  return reviews.flatMap(({ at, ease, interval, lastInterval, timeMs, type }, place) => {
    const rating = RATINGS[ease - 1]
    // Type 4 and above are dates set by hand.
    if (!rating || type > 3 || !isMoment(at)) return []
    const stateBefore =
      place === 0 && type === 0 ? 'new' : (['learning', 'review', 'relearning', 'review'] as const)[type]
    if (!stateBefore) return []
    return [
      {
        rating,
        stateBefore,
        reviewedAtMs: at,
        intervalSeconds: toSeconds(interval),
        intervalSecondsBefore: toSeconds(lastInterval),
        thinkingMs: timeMs > 0 ? clamp(timeMs, 0, HOUR_MS) : null,
      },
    ]
  })
}

/** Days when positive, seconds when negative. */
const toSeconds = (interval: number) =>
  clamp(Math.round(interval < 0 ? -interval : interval * DAY_SECONDS), 0, 2_000_000_000)

type CardData = { stability: number | null; difficulty: number | null; dueMs: number | null; step: number }

/** `s` and `d` are Anki's, `cd` is its place for the data of others: there the exact due time travels. */
function readData(json: string): CardData {
  const none = { stability: null, difficulty: null, dueMs: null, step: 0 }
  try {
    const { s, d, cd } = JSON.parse(json) as { s?: unknown; d?: unknown; cd?: unknown }
    const own = typeof cd === 'string' ? (JSON.parse(cd) as { tn?: unknown; st?: unknown }) : {}
    return {
      stability: toNumberOrNull(s),
      difficulty: toNumberOrNull(d),
      dueMs: toNumberOrNull(own.tn),
      step: toNumberOrNull(own.st) ?? 0,
    }
  } catch {
    return none
  }
}

const toNumberOrNull = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** Anki knows the day of a review and the second of a step; another one means that Anki has scheduled since. */
const isSameDue = (a: number, b: number, unit: number) => Math.floor(a / unit) === Math.floor(b / unit)

const EARLIEST_MS = Date.UTC(1990, 0)
const LATEST_MS = Date.UTC(2200, 0)
const isMoment = (ms: number) => ms > EARLIEST_MS && ms < LATEST_MS
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const MOST_PICTURES = 5000
const MOST_PICTURE_BYTES = 50 * 1024 * 1024
const LEECH = 'leech'
const UNBROKEN_SPACES = /\u00a0/g

/** A package as cards: basic notes by their templates, decks as tags, pictures that the cards show. */
export function readPackage(file: Uint8Array): ReadDeck {
  const { collection: bytes, readMedia } = unpack(file)
  const collection = readCollection(bytes)
  if (collection.notes.length > MOST_IMPORTED_CARDS)
    throw new UnreadableFile({ reason: 'packageTooManyNotes', params: { most: MOST_IMPORTED_CARDS } })
  const cardsOf = Map.groupBy(collection.cards, ({ noteId }) => noteId)
  const reviewsOfCard = Map.groupBy(collection.reviews, ({ cardId }) => cardId)
  const deck: ReadDeck = { kind: 'anki', delimiter: null, cards: [], errors: [], pictures: [] }
  for (const [place, note] of collection.notes.entries()) {
    const row = place + 1
    const type = collection.types.get(note.typeId)
    if (!type || type.isCloze) {
      deck.errors.push({ row, refusal: type ? 'clozeUnsupported' : 'noteTypeMissing' })
      continue
    }
    for (const card of cardsOf.get(note.id) ?? []) {
      const made = makeCard(collection, row, note, type, card, reviewsOfCard.get(card.id) ?? [])
      if ('refusal' in made) deck.errors.push({ row, ...made })
      else deck.cards.push(made)
    }
  }
  deck.pictures = collectPictures(deck.cards, readMedia)
  return deck
}

function makeCard(
  { decks, createdAtSeconds }: Collection,
  row: number,
  note: AnkiNote,
  type: NoteType,
  card: AnkiCard,
  reviews: AnkiReview[],
): DeckCard | { refusal: Refusal } {
  const sides = renderCard(type, note.fields, card.ordinal)
  if (!sides) return { refusal: 'cardTemplateMissing' }
  const tooLong: Refusal = { reason: 'textTooLong', params: { most: LONGEST_CARD_TEXT } }
  // Before its markup is read: tags within tags by the million would take minutes.
  if (sides.front.length > LONGEST_SIDE || sides.back.length > LONGEST_SIDE) return { refusal: tooLong }
  const front = toText(sides.front)
  const back = toText(sides.back)
  if (front === '') return { refusal: 'cardFrontEmpty' }
  if (back === '') return { refusal: 'cardBackEmpty' }
  if (front.length > LONGEST_CARD_TEXT || back.length > LONGEST_CARD_TEXT) return { refusal: tooLong }
  const ownTags = note.tags.split(/[ \u3000]+/).filter((tag) => tag !== '')
  const deckName = decks.get(card.deckId) ?? ''
  const deckTag = ['', 'Default', DECK_NAME].includes(deckName) ? [] : [deckName]
  const tags = [...ownTags.filter((tag) => tag.toLowerCase() !== LEECH), ...deckTag].map(cleanTag)
  const isOwn = type.name.startsWith(NOTE_TYPE_NAME)
  const field = (name: string) => (isOwn ? (note.fields[type.fields.indexOf(name)] ?? '') : '')
  const difficulty = Number(field('Difficulty'))
  return {
    row,
    front,
    back,
    tags: [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_TAGS),
    difficulty: [1, 2, 3, 4, 5].includes(difficulty) ? difficulty : 3,
    passage: toText(field('Passage').slice(0, LONGEST_SIDE)).slice(0, LONGEST_CARD_TEXT) || null,
    memory: memoryOf(
      card,
      reviews,
      createdAtSeconds,
      ownTags.some((tag) => tag.toLowerCase() === LEECH),
    ),
    reviews: reviewsOf(reviews),
  }
}

/** Tags of Anki hold no spaces; those of ours travel with spaces that do not break. */
const cleanTag = (tag: string) =>
  tag
    .replace(UNBROKEN_SPACES, ' ')
    .replace(/[,\n\r\t]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TAG)

/** The pictures that are there, small enough and really pictures; the others leave no trace in the text. */
function collectPictures(cards: DeckCard[], readMedia: (name: string) => Uint8Array | null): DeckPicture[] {
  const pictures = new Map<string, DeckPicture | null>()
  let sum = 0
  const find = (name: string): DeckPicture | null => {
    const known = pictures.get(name)
    if (known !== undefined) return known
    const content = pictures.size < MOST_PICTURES ? readMedia(name) : null
    const read = content && content.length <= LARGEST_PICTURE_BYTES ? readCardPicture(content) : null
    sum += content?.length ?? 0
    const picture = read && sum <= MOST_PICTURE_BYTES ? { name, ...read } : null
    pictures.set(name, picture)
    return picture
  }
  const keepKnown = (text: string) =>
    text.replace(NAMES_IN_TEXT, (_, name: string) => {
      const file = decodeURIComponent(name)
      return find(file) ? nameInText(file) : `[${file}]`
    })
  for (const card of cards) {
    card.front = keepKnown(card.front)
    card.back = keepKnown(card.back)
  }
  return [...pictures.values()].filter((picture) => picture !== null)
}
