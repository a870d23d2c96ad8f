import type { Refusal } from '#contract/refusals/catalog.ts'
import { LONGEST_TAG, MOST_TAGS } from '#contract/study/fields.ts'
import { LARGEST_PICTURE_BYTES, MOST_IMPORTED_CARDS } from '#contract/study/flashcard-files.ts'
import { LONGEST_CARD_TEXT } from '#contract/study/flashcards.ts'
import { UnreadableFile } from '../../../../platform/files/unreadable-file.ts'
import { type DeckCard, type DeckPicture, NAMES_IN_TEXT, nameInText, type ReadDeck } from '../deck.ts'
import { detectPicture } from '../pictures.ts'
import { toText } from './html-text.ts'
import { memoryOf, reviewsOf } from './memory-of-card.ts'
import {
  type AnkiCard,
  type AnkiNote,
  type AnkiReview,
  type Collection,
  readCollection,
} from './read-collection.ts'
import { type NoteType, renderCard } from './render-card.ts'
import { unpack } from './unpack.ts'
import { DECK_NAME, NOTE_TYPE_NAME } from './write-package.ts'

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
  const front = toText(sides.front)
  const back = toText(sides.back)
  if (front === '') return { refusal: 'cardFrontEmpty' }
  if (back === '') return { refusal: 'cardBackEmpty' }
  if (front.length > LONGEST_CARD_TEXT || back.length > LONGEST_CARD_TEXT)
    return { refusal: { reason: 'textTooLong', params: { most: LONGEST_CARD_TEXT } } }
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
    passage: toText(field('Passage')).slice(0, LONGEST_CARD_TEXT) || null,
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
    const contentType = content && content.length <= LARGEST_PICTURE_BYTES ? detectPicture(content) : null
    sum += content?.length ?? 0
    const picture =
      content && contentType && sum <= MOST_PICTURE_BYTES ? { name, contentType, content } : null
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
