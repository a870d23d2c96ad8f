import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint.ts'
import { type flashcards, LONGEST_CARD_TEXT, MOST_CARDS_AT_ONCE } from '#contract/study/flashcards.ts'
import type { Note } from '#contract/study/notes.ts'

/** A card to be: chosen or not, with its two sides as they stand in the fields. */
export const CardValues = z.object({
  key: z.string(),
  front: z.string(),
  back: z.string(),
  passage: z.nullable(z.string()),
  isChosen: z.boolean(),
})
export type CardValues = z.output<typeof CardValues>

type Found = { front: string; back: string; passage?: string | null }

/** Adds what was found, each question once. */
export function addCards(cards: readonly CardValues[], found: readonly Found[]): CardValues[] {
  const all = [...cards]
  for (const { front, back, passage = null } of found) {
    const isThere = all.some((card) => card.front.trim() === front.trim() && card.back.trim() === back.trim())
    if (isThere) continue
    const number = 1 + Math.max(0, ...all.map(({ key }) => Number(key)))
    all.push({ key: String(number), front, back, passage, isChosen: true })
  }
  return all
}

export type Fault = 'empty' | 'tooLong'

/** What keeps a chosen card from being saved. */
export function findFault({ front, back, isChosen }: CardValues): Fault | null {
  if (!isChosen) return null
  if (!front.trim() || !back.trim()) return 'empty'
  return Math.max(front.length, back.length) > LONGEST_CARD_TEXT ? 'tooLong' : null
}

type CreateCardsInput = InputOf<typeof flashcards.createMany>['cards']

/** The chosen cards as they are sent; they keep the note, its lesson and the words they were made from. */
export function toSent(cards: readonly CardValues[], note: Note): CreateCardsInput {
  return cards
    .filter(({ isChosen }) => isChosen)
    .slice(0, MOST_CARDS_AT_ONCE)
    .map(({ front, back, passage }) => ({
      front,
      back,
      noteId: note.id,
      lessonId: note.lessonId,
      passage: passage ?? note.quote,
      tags: note.tags,
    }))
}
