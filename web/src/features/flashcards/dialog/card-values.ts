import * as z from 'zod/mini'
import type { Flashcard } from '#contract/study/flashcards.ts'

export const USUAL_DIFFICULTY = 3
export const USUAL_COUNT = 5

/** What is typed into the form of one card. */
export const CardValues = z.object({
  front: z.string(),
  back: z.string(),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  tags: z.array(z.string()),
})
export type CardValues = z.output<typeof CardValues>

export const EMPTY_CARD: CardValues = { front: '', back: '', difficulty: USUAL_DIFFICULTY, tags: [] }

export function toValues({ front, back, difficulty, tags }: Flashcard): CardValues {
  return { front, back, difficulty, tags }
}

/** What is asked of the generator, and what every card that it makes gets. */
export const SourceValues = z.object({
  content: z.string(),
  count: z.int().check(z.minimum(3), z.maximum(10)),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  tags: z.array(z.string()),
})
export type SourceValues = z.output<typeof SourceValues>

export const EMPTY_SOURCE: SourceValues = {
  content: '',
  count: USUAL_COUNT,
  difficulty: USUAL_DIFFICULTY,
  tags: [],
}

/** A generated card that is not saved yet, under the key of its write. */
export const UnsavedCard = z.object({
  key: z.string(),
  front: z.string(),
  back: z.string(),
  passage: z.string(),
  difficulty: z.int(),
  tags: z.array(z.string()),
})
export type UnsavedCard = z.output<typeof UnsavedCard>

/** Words alone need no preview. */
export function hasMarkup(text: string): boolean {
  return /[$*_`#~]|^\s*(?:[-+>]|\d+\.)\s|!\[/m.test(text)
}
