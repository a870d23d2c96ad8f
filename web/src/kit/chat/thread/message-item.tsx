import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage, ChatPage } from '#contract/study/chat.ts'
import { LogoMark } from '../../../ui/drawings/logo-mark.tsx'
import { isYoung } from '../../learning/is-young.ts'
import { Reply, Suggestions } from './reply.tsx'

type MessageItemProps = {
  message: ChatMessage
  user: User
  /** The newest reply offers what to ask next; older ones have had their turn. */
  canAskNext: boolean
  onAsk: (question: string) => void
}

export const MessageItem = memo(function MessageItem({ message, user, canAskNext, onAsk }: MessageItemProps) {
  return (
    <li data-message={message.id} className="[contain-intrinsic-height:auto_8rem] [content-visibility:auto]">
      {message.role === 'user' ? (
        <Question text={message.content} />
      ) : (
        <Said>
          <Reply message={message} user={user} canAskNext={canAskNext} onAsk={onAsk} />
        </Said>
      )}
    </li>
  )
})

export function Question({ text }: { text: string }) {
  const { t } = useTranslation('chat')
  return (
    <div
      data-question
      className="ms-auto w-fit max-w-[88%] rounded-card rounded-br-small bg-brand-soft px-3.5 py-2.5 text-brand-ink"
    >
      <span className="sr-only">{t('thread.you')}</span>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </div>
  )
}

/** What the tutor says, beside its mark. */
export function Said({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat')
  return (
    <div className="flex gap-2.5">
      <span aria-hidden="true" className="mt-1 shrink-0 @max-2xs/thread:hidden">
        <LogoMark />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <span className="sr-only">{t('thread.tutor')}</span>
        {children}
      </div>
    </div>
  )
}

/** Which greeting stands where nothing has been said yet: by the page that is open, else by who is there. */
type GreetingName =
  | 'lesson'
  | 'question'
  | 'note'
  | 'guide'
  | 'video'
  | 'young'
  | 'student'
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
  return isYoung(user) ? 'young' : 'student'
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
