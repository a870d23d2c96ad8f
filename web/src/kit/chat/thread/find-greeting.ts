import type { User } from '#contract/accounts.ts'
import type { ChatPage } from '#contract/study/chat.ts'
import { isYoung } from '../../learning/is-young.ts'

/** Which greeting stands where nothing has been said yet: by the page that is open, else by who is there. */
export type GreetingName =
  | 'lesson'
  | 'question'
  | 'note'
  | 'guide'
  | 'video'
  | 'young'
  | 'pupil'
  | 'college'
  | 'professional'
  | 'teacher'

const BY_PAGE: Record<ChatPage['kind'], GreetingName> = {
  lesson: 'lesson',
  quizQuestion: 'question',
  practiceProblem: 'question',
  note: 'note',
  studyGuide: 'guide',
  document: 'guide',
  video: 'video',
}

export function findGreeting(
  user: Pick<User, 'role' | 'isTeacher' | 'grade'>,
  page: ChatPage | null,
): GreetingName {
  if (page) return BY_PAGE[page.kind]
  if (user.isTeacher || user.role === 'admin') return 'teacher'
  if (user.role === 'professional' || user.role === 'college') return user.role
  return isYoung(user) ? 'young' : 'pupil'
}
