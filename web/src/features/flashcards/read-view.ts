import type { PagePath } from '#contract/pages/pages.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readText } from '../../kit/navigation/read-query.ts'
import type { CardFilter } from './card-filter.ts'

/** What is reviewed: what is due of the filtered cards, or all of them whether due or not. */
export type ReviewWish = CardFilter & { isAll: boolean }

export type FlashcardsView = { kind: 'tabs'; tab: 'all' | 'due' } | { kind: 'review'; wish: ReviewWish }

/** Which view an address asks for. What makes no sense in it is as good as absent. */
export function readView(search: Record<string, unknown>): FlashcardsView {
  const review = readText(search.review)
  if (review !== 'due' && review !== 'all') {
    return { kind: 'tabs', tab: readText(search.tab) === 'due' ? 'due' : 'all' }
  }
  const [words, tag, difficulty] = [readText(search.search), readText(search.tag), Number(search.difficulty)]
  const hasDifficulty = Number.isInteger(difficulty) && difficulty >= 1 && difficulty <= 5
  return {
    kind: 'review',
    wish: {
      isAll: review === 'all',
      ...(words && { search: words }),
      ...(tag && { tag }),
      ...(hasDifficulty && { difficulty }),
    },
  }
}

export function writeWish({ isAll, search, tag, difficulty }: ReviewWish): SearchAt<'/flashcards'> {
  return {
    review: isAll ? 'all' : 'due',
    ...(search !== undefined && { search }),
    ...(tag !== undefined && { tag }),
    ...(difficulty !== undefined && { difficulty }),
  }
}

export type CardsPath = PagePath<'flashcards' | 'professionalFlashcards' | 'collegeFlashcards'>

/** The notes of the same family: student, professional or college. */
export const NOTES_BESIDE = {
  '/flashcards': '/notes',
  '/professional/flashcards': '/professional/notes',
  '/college/flashcards': '/college/notes',
} as const satisfies Record<CardsPath, string>
