import * as z from 'zod/mini'
import type { Flashcard } from '#contract/study/flashcards.ts'

export const CardValues = z.object({
  front: z.string(),
  back: z.string(),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  tags: z.array(z.string()),
})
export type CardValues = z.output<typeof CardValues>

export const EMPTY_CARD: CardValues = { front: '', back: '', difficulty: 3, tags: [] }

export function toValues({ front, back, difficulty, tags }: Flashcard): CardValues {
  return { front, back, difficulty, tags }
}

/** What is asked of the generator, and what every card that it makes gets. */
export const SourceValues = z.extend(z.omit(CardValues, { front: true, back: true }), {
  content: z.string(),
  count: z.int().check(z.minimum(3), z.maximum(10)),
})
export type SourceValues = z.output<typeof SourceValues>

export const EMPTY_SOURCE: SourceValues = { content: '', count: 5, difficulty: 3, tags: [] }

/** A generated card that is not saved yet, under the key of its write. */
export const UnsavedCard = z.extend(CardValues, { key: z.string(), passage: z.string() })
export type UnsavedCard = z.output<typeof UnsavedCard>

/** Words alone need no preview. */
export function hasMarkup(text: string): boolean {
  return /[$*_`#~]|^\s*(?:[-+>]|\d+\.)\s|!\[/m.test(text)
}
