import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import type { chat } from '#contract/study/chat.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'

type About = OutputOf<typeof chat.about>

/** From here on it is kind to say how many messages are left. */
const FEW_LEFT = 5

/** Below the input: how many messages are left when few are, and that adults can be told, in words a child reads. */
export function ChatAbout({ about }: { about: About }) {
  const { t } = useTranslation('chat')
  const isFew = about.messagesLeft <= FEW_LEFT
  if (!isFew && !about.canAlert) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted">
      {about.canAlert && (
        <Popover
          label={t('notice.title')}
          side="top"
          trigger={
            <button
              type="button"
              className="flex min-h-11 items-center gap-1.5 rounded-control underline decoration-dotted underline-offset-4 hover:text-text"
            >
              <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
              {t('notice.short')}
            </button>
          }
        >
          <h3 className="mb-2 font-semibold text-lg">{t('notice.title')}</h3>
          <p>{t('notice.text')}</p>
        </Popover>
      )}
      {isFew && (
        <p role="status" className="py-2">
          {about.messagesLeft > 0 ? t('limit.left', { count: about.messagesLeft }) : t('limit.none')}
        </p>
      )}
    </div>
  )
}
