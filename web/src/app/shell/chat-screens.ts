import type { ScreenName } from '#contract/pages/pages.ts'
import { NOTES_AND_CARDS } from '../kept-screens.ts'

/** Documented: lesson, quiz, notes, flashcards, study guide and video pages have the chat beside them on a desktop. */
const WITH_PANEL: readonly (ScreenName | null)[] = [
  'lessons',
  'lesson',
  'quizzes',
  ...NOTES_AND_CARDS,
  'studyGuides',
  'professionalStudyGuides',
  'collegeStudyGuides',
  'videoContent',
  'professionalVideoContent',
  'collegeVideoContent',
] satisfies ScreenName[]

export const hasPanel = (screen: ScreenName | null): boolean => WITH_PANEL.includes(screen)
