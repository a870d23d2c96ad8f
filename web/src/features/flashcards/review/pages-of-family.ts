import type { PagePath } from '#contract/pages/pages.ts'

export type CardsPath = PagePath<'flashcards' | 'professionalFlashcards' | 'collegeFlashcards'>

/** The notes of the same family: student, professional or college. */
export const NOTES_BESIDE = {
  '/flashcards': '/notes',
  '/professional/flashcards': '/professional/notes',
  '/college/flashcards': '/college/notes',
} as const satisfies Record<CardsPath, string>
