import type { Refusal } from '#contract/refusals/catalog.ts'
import type { Rating } from '#engines/flashcards/index.ts'
import type { KeptMemory } from '../../../db/schema/study/flashcards.ts'

/** Cards on their way in or out, whatever kind of file they travel in. */
export type DeckReview = {
  rating: Rating
  stateBefore: KeptMemory['state']
  reviewedAtMs: number
  intervalSeconds: number
  intervalSecondsBefore: number
  thinkingMs: number | null
}

export type DeckCard = {
  /** Where it stands in the file, counted from 1. */
  row: number
  front: string
  back: string
  tags: string[]
  difficulty: number
  passage: string | null
  /** Null: a new card. */
  memory: KeptMemory | null
  reviews: DeckReview[]
}

export type DeckPicture = { name: string; contentType: string; content: Uint8Array }
export type ReadPicture = DeckPicture & { sha256: string }

export type Deck = {
  kind: 'table' | 'anki'
  delimiter: string | null
  cards: DeckCard[]
  errors: { row: number; refusal: Refusal }[]
  pictures: ReadPicture[]
}

/** As a file is read, before its pictures are told apart. */
export type ReadDeck = Omit<Deck, 'pictures'> & { pictures: DeckPicture[] }

/** In a card on its way a picture is named by its file, in a stored card by its address. */
export const nameInText = (name: string) =>
  `![](deck:${encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`
export const NAMES_IN_TEXT = /!\[\]\(deck:([^)\s]*)\)/g
export const addressInText = (id: number) => `![](/api/flashcards/media/${id})`
export const ADDRESSES_IN_TEXT = /!\[[^\]]{0,1000}\]\(\/api\/flashcards\/media\/(\d{1,9})\)/g

/** The pictures that a stored text shows, each once. */
export const listPictures = (text: string): number[] => [
  ...new Set([...text.matchAll(ADDRESSES_IN_TEXT)].map(([, id]) => Number(id))),
]
