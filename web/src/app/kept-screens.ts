import type { ScreenName } from '#contract/pages/pages.ts'

export const NOTES_AND_CARDS = [
  'notes',
  'professionalNotes',
  'collegeNotes',
  'flashcards',
  'professionalFlashcards',
  'collegeFlashcards',
] as const satisfies readonly ScreenName[]

/** What a learner needs without a connection. The worker keeps the code and the words of these from the start. */
export const KEPT_SCREENS: readonly ScreenName[] = [
  'dashboard',
  'lessons',
  'lesson',
  'quizzes',
  'practice',
  'leaderboard',
  'progress',
  'downloads',
  'waitingChanges',
  ...NOTES_AND_CARDS,
]

/** Shown without a connection to who has been there before: so much is kept for all that it would not be little. */
export const ONCE_SEEN_SCREENS: readonly ScreenName[] = [
  'roleDashboard',
  'achievements',
  'myAssignments',
  'planning',
  'professionalPlanning',
  'collegePlanning',
  'kidsCode',
]
