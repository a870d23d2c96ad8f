import type { User } from '#contract/accounts.ts'

/** The same study screens stand below three addresses. */
const STUDY_PAGES = {
  student: {
    notes: '/notes',
    flashcards: '/flashcards',
    studyGuides: '/study-guides',
    videoContent: '/video-content',
  },
  professional: {
    notes: '/professional/notes',
    flashcards: '/professional/flashcards',
    studyGuides: '/professional/study-guides',
    videoContent: '/professional/video-content',
  },
  college: {
    notes: '/college/notes',
    flashcards: '/college/flashcards',
    studyGuides: '/college/study-guides',
    videoContent: '/college/video-content',
  },
} as const

/** The study pages of a learner. */
export function findStudyPages({ role }: Pick<User, 'role'>) {
  return STUDY_PAGES[role === 'professional' || role === 'college' ? role : 'student']
}
