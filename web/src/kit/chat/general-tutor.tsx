import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DIALOG_SUBJECTS, PANEL_SUBJECTS } from '#contract/study/chat.ts'
import { useUser } from '../session.ts'
import { ChatDesk } from './chat-desk.tsx'
import { takeChatPlace } from './page/dock.ts'

type GeneralTutorProps = {
  /** Professionals talk about what the side panel lists. */
  isProfessional?: boolean
}

/** The tutor for every subject, as a part of a page: fills the height that is left below what stands above it. */
export function GeneralTutor({ isProfessional = false }: GeneralTutorProps) {
  const { t } = useTranslation('chat')
  const user = useUser()
  useEffect(takeChatPlace, [])
  if (!user) return null
  return (
    <section
      aria-label={t('title')}
      className="-mx-4 flex h-[max(28rem,calc(100dvh-11rem))] min-h-0 flex-col overflow-hidden border-border border-y bg-surface sm:mx-0 sm:rounded-card sm:border"
    >
      <ChatDesk user={user} subjects={isProfessional ? PANEL_SUBJECTS : DIALOG_SUBJECTS} />
    </section>
  )
}
