import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ChatView } from '../../kit/chat/chat-view.tsx'
import { OwnWordsContext } from '../../kit/chat/own-words.ts'
import type { FocusArea } from './focus-areas.ts'

/** Under this subject the conversations with the reading tutor are kept. */
export const READING = 'Reading'

type AskTabProps = { user: User; grade: number; focus: readonly FocusArea[] }

export function AskTab({ user, grade, focus }: AskTabProps) {
  const { t } = useTranslation('reading')
  const words = {
    failed: t('ask.failed'),
    sorry: t('ask.sorry'),
    rephrase: t('ask.rephrase'),
    noVoice: t('voice.none'),
  }
  return (
    <OwnWordsContext value={words}>
      <section
        aria-label={t('ask.label')}
        className="flex h-[clamp(26rem,calc(100dvh-28rem),44rem)] max-sm:h-[max(26rem,calc(100dvh-12rem))] min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface"
      >
        <ChatView
          user={user}
          conversation={{ subject: READING }}
          subject={READING}
          grade={grade}
          readingSpecialization={focus.length > 0 ? [...focus] : true}
          hasQuickActions={false}
          greeting={{
            text: t('ask.greeting', { name: user.firstName }),
            starters: [t('ask.starter1'), t('ask.starter2'), t('ask.starter3')],
          }}
        />
      </section>
    </OwnWordsContext>
  )
}
