import type { ScreenName } from '#contract/pages/pages.ts'

/** Documented: lesson, quiz, notes, flashcards, study guide and video pages have the chat beside them on a desktop. */
const WITH_PANEL: readonly (ScreenName | null)[] = [
  'lessons',
  'lesson',
  'quizzes',
  'notes',
  'professionalNotes',
  'collegeNotes',
  'flashcards',
  'professionalFlashcards',
  'collegeFlashcards',
  'studyGuides',
  'professionalStudyGuides',
  'collegeStudyGuides',
  'videoContent',
  'professionalVideoContent',
  'collegeVideoContent',
] satisfies ScreenName[]

export const hasPanel = (screen: ScreenName | null): boolean => WITH_PANEL.includes(screen)
