import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatPage } from '#contract/study/chat.ts'
import { findGreeting } from './find-greeting.ts'
import { Said } from './message-item.tsx'
import { Suggestions } from './reply.tsx'

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
