import { setImmediate as letOthersRun } from 'node:timers/promises'
import { nest, say } from '#contract/refusals/catalog.ts'
import { MOST_TAGS } from '#contract/study/fields.ts'
import {
  type flashcardFiles,
  LARGEST_CARD_FILE_BYTES,
  MOST_PICTURE_BYTES_OF_USER,
} from '#contract/study/flashcard-files.ts'
import { dayIn } from '#engines/days/index.ts'
import { newMemory } from '#engines/flashcards/index.ts'
import { uniqueTags } from '../../../domain/unique-tags.ts'
import { AppError } from '../../../platform/app-error.ts'
import { decodeBase64 } from '../../../platform/bodies/decode-base64.ts'
import { isMarkup, isPlainText } from '../../../platform/files/find-kind.ts'
import type { CallerContext, Received } from '../../../platform/requests/serve.ts'
import { findingsOf } from '../flashcards.queries.ts'
import { addressInText, type Deck, type DeckCard, NAMES_IN_TEXT } from './deck.ts'
import { insertMedia, selectMediaIds, selectSides, sidesOf, sumMediaBytes } from './files.queries.ts'
import { type IncomingCard, type IncomingReview, insertPortion, type Portion } from './import.queries.ts'
import { readApart } from './run-package-task.ts'

const LARGEST_TABLE_BYTES = 20 * 1024 * 1024

/** A file as it was sent, whatever it is: what it holds decides, not its name. */
async function readFile(userId: number, base64: string): Promise<Deck> {
  const file = decodeBase64(base64)
  if (file.length === 0) throw new AppError('invalid_input', 'fileEmpty')
  if (file.length > LARGEST_CARD_FILE_BYTES) throw new AppError('too_large', 'cardFileOver50Mb')
  const isZip = file[0] === 0x50 && file[1] === 0x4b
  if (!isZip && file.length > LARGEST_TABLE_BYTES) throw new AppError('too_large', 'cardTableOver20Mb')
  if (!isZip && (!isPlainText(file) || isMarkup(file)))
    throw new AppError('invalid_input', 'cardFileKindUnsupported')
  return readApart(userId, isZip ? 'anki' : 'table', file)
}

const MOST_EXAMPLES = 20
const MOST_ERRORS = 100

type Wish = Received<typeof flashcardFiles.import>

/** What is done to so many cards at once holds nobody up for longer than a moment. */
const CARDS_AT_ONCE = 250

function* cutIntoPortions<T>(all: readonly T[]): Generator<T[]> {
  for (let first = 0; first < all.length; first += CARDS_AT_ONCE)
    yield all.slice(first, first + CARDS_AT_ONCE)
}

export async function previewImport({ db, caller }: CallerContext, file: string) {
  const deck = await readFile(caller.user.id, file)
  const hashes = hashPictures(deck)
  const ids = await selectMediaIds(db, caller.user.id, [...hashes.values()])
  const known = await selectSides(db, caller.user.id)
  let freshCount = 0
  let reviews = 0
  for (const portion of cutIntoPortions(deck.cards)) {
    const fresh = leaveOutKnown(known, namePictures(portion, hashes, ids))
    freshCount += fresh.length
    reviews += countReviews(fresh)
    await letOthersRun()
  }
  return {
    kind: deck.kind,
    delimiter: deck.delimiter,
    cards: deck.cards.length,
    duplicates: deck.cards.length - freshCount,
    pictures: deck.pictures.length,
    reviews,
    examples: deck.cards.slice(0, MOST_EXAMPLES).map(({ row, front, back, tags }) => ({
      row,
      front: hidePictures(front),
      back: hidePictures(back),
      tags,
    })),
    errorCount: deck.errors.length,
    errors: deck.errors.slice(0, MOST_ERRORS).map(({ row, refusal }) => ({ row, ...say(refusal) })),
  }
}

/**
 * Everything is made ready before the transaction begins, and then all cards are stored in it, or none. Pictures come
 * first: of an import that fails they are shown by no card, and the next cleaning takes them away.
 */
export async function importCards(context: CallerContext, { file, ...wish }: Wish) {
  const { caller, now } = context
  const deck = await readFile(caller.user.id, file)
  const [firstError] = deck.errors
  if (firstError && !wish.skipErrors) throw refuseErrors(deck, firstError)
  await storePictures(context, deck)
  const { portions, ...counts } = await prepare(context, deck, wish)
  await context.transact(async (db) => {
    for (const portion of portions) await insertPortion(db, caller.user.id, now(), portion)
  })
  return {
    ...counts,
    duplicates: deck.cards.length - counts.imported,
    skippedErrors: deck.errors.length,
    pictures: deck.pictures.length,
  }
}

async function prepare({ db, caller: { user }, now }: CallerContext, deck: Deck, wish: Omit<Wish, 'file'>) {
  const hashes = hashPictures(deck)
  const ids = await selectMediaIds(db, user.id, [...hashes.values()])
  const known = wish.keepDuplicates ? null : await selectSides(db, user.id)
  const portions: Portion[] = []
  let imported = 0
  let reviews = 0
  for (const portion of cutIntoPortions(deck.cards)) {
    const named = namePictures(portion, hashes, ids)
    const fresh = known ? leaveOutKnown(known, named) : named
    const past = wish.keepProgress
      ? fresh.flatMap((card, index) => toReviews(card, index + 1, user.timezone))
      : []
    portions.push({
      cards: JSON.stringify(fresh.map((card) => toIncoming(card, wish, now()))),
      reviews: JSON.stringify(past),
    })
    imported += fresh.length
    reviews += past.length
    await letOthersRun()
  }
  return { portions, imported, reviews }
}

async function storePictures({ db, caller, now }: CallerContext, deck: Deck): Promise<void> {
  if (deck.pictures.length === 0) return
  const userId = caller.user.id
  const bytes = deck.pictures.reduce((sum, { content }) => sum + content.length, 0)
  if ((await sumMediaBytes(db, userId)) + bytes > MOST_PICTURE_BYTES_OF_USER)
    throw new AppError('too_large', 'cardPicturesOver100Mb')
  const rows = deck.pictures.map(({ contentType, content, sha256 }) => ({
    userId,
    contentType,
    content,
    sizeBytes: content.length,
    sha256,
    createdAt: now(),
  }))
  await insertMedia(db, rows)
}

function toIncoming(card: DeckCard, wish: Omit<Wish, 'file'>, at: Date): IncomingCard {
  const { front, back, difficulty, passage } = card
  const tags = uniqueTags([...card.tags, ...wish.tags]).slice(0, MOST_TAGS)
  const memory = wish.keepProgress ? card.memory : null
  return {
    ...(memory ?? { ...newMemory(at), lastReviewed: null, nextReviewDate: at.toISOString() }),
    front,
    back,
    difficulty,
    passage,
    tags,
    ...findingsOf({ front, back, tags }),
  }
}

function toReviews({ reviews }: DeckCard, place: number, timezone: string): IncomingReview[] {
  return reviews.map(({ reviewedAtMs, ...review }) => {
    const reviewedAt = new Date(reviewedAtMs)
    return { ...review, place, reviewedAt: reviewedAt.toISOString(), day: dayIn(timezone, reviewedAt) }
  })
}

const hashPictures = ({ pictures }: Deck) => new Map(pictures.map(({ name, sha256 }) => [name, sha256]))

function namePictures(
  cards: readonly DeckCard[],
  hashes: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, number>,
): DeckCard[] {
  const name = (text: string) =>
    text.replace(NAMES_IN_TEXT, (whole, encoded: string) => {
      const id = ids.get(hashes.get(decodeURIComponent(encoded)) ?? '')
      return id === undefined ? whole : addressInText(id)
    })
  return cards.map((card) => ({ ...card, front: name(card.front), back: name(card.back) }))
}

/** Those that are not there yet; they are known from now on. */
function leaveOutKnown(known: Set<string>, cards: readonly DeckCard[]): DeckCard[] {
  return cards.filter((card) => {
    const sides = sidesOf(card)
    if (known.has(sides)) return false
    known.add(sides)
    return true
  })
}

const countReviews = (cards: readonly DeckCard[]) =>
  cards.reduce((sum, { reviews }) => sum + reviews.length, 0)

const hidePictures = (text: string) =>
  text.replace(NAMES_IN_TEXT, (_, encoded: string) => `[${decodeURIComponent(encoded)}]`)

function refuseErrors({ kind, errors }: Deck, first: Deck['errors'][number]): AppError {
  const [what, reason] =
    kind === 'table' ? (['Row', 'cardRowRefused'] as const) : (['Note', 'cardNoteRefused'] as const)
  const issues = errors
    .slice(0, MOST_ERRORS)
    .map(({ row, refusal }) => ({ field: `${what} ${row}`, refusal }))
  const params = { row: first.row, problem: nest(first.refusal) }
  return new AppError('invalid_input', { reason, params }, { issues })
}
