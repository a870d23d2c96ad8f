import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatPage } from '#contract/study/chat.ts'
import { isYoung } from '../../learning/is-young.ts'
import { Said } from './message-item.tsx'
import { Suggestions } from './reply.tsx'

/** Which greeting stands where nothing has been said yet: by the page that is open, else by who is there. */
type GreetingName =
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

function findGreeting(user: Pick<User, 'role' | 'isTeacher' | 'grade'>, page: ChatPage | null): GreetingName {
  if (page) return BY_PAGE[page.kind]
  if (user.isTeacher || user.role === 'admin') return 'teacher'
  if (user.role === 'professional' || user.role === 'college') return user.role
  return isYoung(user) ? 'young' : 'pupil'
}

export type OwnGreeting = { text: string; starters: readonly string[] }

type GreetingProps = {
  user: User
  page: ChatPage | null
  /** Of a tutor with a speciality. */
  own?: OwnGreeting | undefined
  onAsk: (question: string) => void
}

/** Shown where nothing has been said yet, and never stored. */
export function Greeting({ user, page, own, onAsk }: GreetingProps) {
  const { t } = useTranslation('chat')
  const name = findGreeting(user, page)
  const text = own?.text ?? t(`greeting.${name}`, { name: user.firstName })
  const starters = own?.starters ?? [t(`starters.${name}1`), t(`starters.${name}2`), t(`starters.${name}3`)]
  return (
    <Said>
      <p className="text-lg">{text}</p>
      <Suggestions label={t('starters.label')} questions={starters} onAsk={onAsk} />
    </Said>
  )
}
