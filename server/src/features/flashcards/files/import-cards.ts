import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { MOST_TAGS } from '#contract/study/fields.ts'
import { type flashcardFiles, MOST_PICTURE_BYTES_OF_USER } from '#contract/study/flashcard-files.ts'
import { dayIn } from '#engines/days/index.ts'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { uniqueTags } from '../../../records/unique-tags.ts'
import { insertCards, type NewCardRow } from '../flashcards.queries.ts'
import { addressInText, type Deck, type DeckCard, NAMES_IN_TEXT } from './deck.ts'
import {
  insertMedia,
  insertReviews,
  selectMediaIds,
  selectSides,
  sidesOf,
  sumMediaBytes,
} from './files.queries.ts'
import { readFile } from './read-file.ts'

const MOST_EXAMPLES = 20
const MOST_ERRORS = 100

type Wish = z.output<typeof flashcardFiles.import.input>

export async function previewImport({ db, caller }: Context<Caller>, file: string) {
  const deck = await readFile(file)
  const hashes = hashPictures(deck)
  const known = await selectMediaIds(db, caller.user.id, [...hashes.values()])
  const { fresh, duplicates } = await leaveOutKnown(
    db,
    caller.user.id,
    namePictures(deck.cards, hashes, known),
  )
  return {
    kind: deck.kind,
    delimiter: deck.delimiter,
    cards: deck.cards.length,
    duplicates,
    pictures: deck.pictures.length,
    reviews: fresh.reduce((sum, { reviews }) => sum + reviews.length, 0),
    examples: deck.cards.slice(0, MOST_EXAMPLES).map(({ row, front, back, tags }) => ({
      row,
      front: hidePictures(front),
      back: hidePictures(back),
      tags,
    })),
    errorCount: deck.errors.length,
    errors: deck.errors.slice(0, MOST_ERRORS),
  }
}

/** The file is read before the transaction begins; then everything is stored in it, or nothing. */
export async function importCards(context: Context<Caller>, { file, ...wish }: Wish) {
  const deck = await readFile(file)
  if (deck.errors.length > 0 && !wish.skipErrors) throw refuseErrors(deck)
  return context.transact((db) => storeDeck({ ...context, db }, deck, wish))
}

async function storeDeck({ db, caller, now }: Context<Caller>, deck: Deck, wish: Omit<Wish, 'file'>) {
  const { user } = caller
  const hashes = hashPictures(deck)
  await storePictures({ db, now }, user.id, deck, hashes)
  const ids = await selectMediaIds(db, user.id, [...hashes.values()])
  const named = namePictures(deck.cards, hashes, ids)
  const { fresh, duplicates } = wish.keepDuplicates
    ? { fresh: named, duplicates: 0 }
    : await leaveOutKnown(db, user.id, named)
  const at = now()
  const stored = await insertCards(
    db,
    fresh.map((card) => toRow(card, user.id, wish, at)),
  )
  const reviews = wish.keepProgress
    ? fresh.flatMap((card, place) => {
        const cardId = stored[place]?.id
        return cardId === undefined ? [] : card.reviews.map((review) => ({ cardId, ...review }))
      })
    : []
  await insertReviews(
    db,
    reviews.map(({ reviewedAtMs, ...review }) => {
      const reviewedAt = new Date(reviewedAtMs)
      return { ...review, userId: user.id, reviewedAt, day: dayIn(user.timezone, reviewedAt), before: null }
    }),
  )
  return {
    imported: stored.length,
    duplicates,
    skippedErrors: deck.errors.length,
    pictures: deck.pictures.length,
    reviews: reviews.length,
  }
}

async function storePictures(
  { db, now }: Pick<Context<Caller>, 'db' | 'now'>,
  userId: number,
  deck: Deck,
  hashes: Map<string, string>,
): Promise<void> {
  if (deck.pictures.length === 0) return
  const bytes = deck.pictures.reduce((sum, { content }) => sum + content.length, 0)
  if ((await sumMediaBytes(db, userId)) + bytes > MOST_PICTURE_BYTES_OF_USER)
    throw new AppError('too_large', 'Your pictures would take more than 100 MB. Nothing was imported.')
  const rows = deck.pictures.map(({ name, contentType, content }) => ({
    userId,
    contentType,
    content,
    sizeBytes: content.length,
    sha256: hashes.get(name) ?? '',
    createdAt: now(),
  }))
  await insertMedia(db, rows)
}

function toRow(card: DeckCard, userId: number, wish: Omit<Wish, 'file'>, at: Date): NewCardRow {
  const { front, back, difficulty, passage } = card
  const { lastReviewed, nextReviewDate, ...memory } = (wish.keepProgress && card.memory) || {}
  return {
    ...memory,
    userId,
    front,
    back,
    difficulty,
    passage,
    tags: uniqueTags([...card.tags, ...wish.tags]).slice(0, MOST_TAGS),
    lastReviewed: lastReviewed ? new Date(lastReviewed) : null,
    nextReviewDate: nextReviewDate ? new Date(nextReviewDate) : at,
    createdAt: at,
    updatedAt: at,
  }
}

function hashPictures({ pictures }: Deck): Map<string, string> {
  return new Map(
    pictures.map(({ name, content }) => [name, createHash('sha256').update(content).digest('hex')]),
  )
}

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

async function leaveOutKnown(db: Database, userId: number, cards: readonly DeckCard[]) {
  const known = await selectSides(db, userId)
  const fresh = cards.filter((card) => {
    const sides = sidesOf(card)
    if (known.has(sides)) return false
    known.add(sides)
    return true
  })
  return { fresh, duplicates: cards.length - fresh.length }
}

const hidePictures = (text: string) =>
  text.replace(NAMES_IN_TEXT, (_, encoded: string) => `[${decodeURIComponent(encoded)}]`)

function refuseErrors({ kind, errors }: Deck): AppError {
  const what = kind === 'table' ? 'Row' : 'Note'
  const [first] = errors
  return new AppError('invalid_input', `${what} ${first?.row}: ${first?.message} Nothing was imported.`, {
    issues: errors.slice(0, MOST_ERRORS).map(({ row, message }) => ({ field: `${what} ${row}`, message })),
  })
}
