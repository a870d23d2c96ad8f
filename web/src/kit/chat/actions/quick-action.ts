export const QUICK_ACTIONS = ['flashcards', 'summary', 'studyGuide', 'adaptive', 'recommendations'] as const
export type QuickAction = (typeof QUICK_ACTIONS)[number]
