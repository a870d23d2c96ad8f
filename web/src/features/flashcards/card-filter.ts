import type { Flashcard } from '#contract/study/flashcards.ts'
import { given } from '../../kit/queries/given.ts'
import { foldText } from '../../ui/format/fold-text.ts'

/** Which cards are looked at. What is absent does not matter. */
export type CardFilter = { search?: string; tag?: string; difficulty?: number }

export type ListFilter = CardFilter & { only?: 'leeches' }

/** The same as the server finds: words stand in the question, the answer or a tag. */
export function isFound(card: Flashcard, { search, tag, difficulty, only }: ListFilter): boolean {
  if (tag !== undefined && !card.tags.includes(tag)) return false
  if (difficulty !== undefined && card.difficulty !== difficulty) return false
  if (only === 'leeches' && !card.isLeech) return false
  if (search === undefined) return true
  const words = foldText(search)
  return [card.front, card.back, card.tags.join(' ')].some((text) => foldText(text).includes(words))
}

/** Without what was not chosen, so that equal filters look equal. */
export function trimFilter(filter: { [F in keyof ListFilter]: ListFilter[F] | undefined }): ListFilter {
  const { search = '', difficulty, ...others } = filter
  return given({ ...others, search: search.trim(), difficulty: difficulty || null })
}

export function hasFilter(filter: ListFilter): boolean {
  return Object.keys(filter).length > 0
}
