import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { DIALOG_SUBJECTS } from '#contract/study/chat.ts'
import { ChatDesk } from '../../kit/chat/chat-desk.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Documented: how long the dialog waits before the input has the focus. */
const FOCUS_DELAY_MS = 100

export function ChatDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const input = useRef<HTMLTextAreaElement>(null)
  useCloseOnLeaving(onClose)
  return (
    <Dialog
      open
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('title')}
      width="large"
      isFilled
      // Escape stops an answer before it closes anything.
      keepsEscape={() => document.querySelector('[role="dialog"] [data-chat-busy]') !== null}
      takeFocus={() => setTimeout(() => input.current?.focus(), FOCUS_DELAY_MS)}
    >
      <ChatDesk user={user} subjects={DIALOG_SUBJECTS} input={input} />
    </Dialog>
  )
}

/** Who follows a source wants to see it. */
function useCloseOnLeaving(onClose: () => void): void {
  const href = useRouterState({ select: ({ location }) => location.href })
  const first = useRef(href)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (href !== first.current) leave()
  }, [href])
}
