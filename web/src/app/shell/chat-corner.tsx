import { MessageCircleQuestionMark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { openChat, settleFocus, showDialog, useDock } from '../../kit/chat/page/dock.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { loadNamespaces } from '../../messages/load-messages.ts'

async function loadDialog() {
  const [{ ChatDialog }] = await Promise.all([
    import('../../features/chat/chat-dialog.tsx'),
    loadNamespaces('chat', 'study'),
  ])
  return ChatDialog
}

export type ChatCornerProps = { user: User; isButtonShown: boolean; isDialogShown: boolean }

/** The way to the chat where it does not stand beside the page. */
export function ChatCorner({ user, isButtonShown, isDialogShown }: ChatCornerProps) {
  return (
    <>
      {isButtonShown && <ChatButton isLarge={isYoung(user)} onOpen={openChat} />}
      {isDialogShown && (
        <FetchedDialog load={loadDialog} props={{ user, onClose: () => showDialog(false) }} />
      )}
    </>
  )
}

/** Floats over the corner of the page; the page itself leaves room below its end, so that all of it can be seen. */
function ChatButton({ isLarge, onOpen }: { isLarge: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = useDock().focusNext === 'button'
  useEffect(() => {
    if (!takesFocus) return
    button.current?.focus()
    settleFocus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type="button"
      data-tour="chat"
      aria-label={t('openTutor')}
      title={t('openTutor')}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid place-items-center rounded-full bg-brand text-on-brand shadow-raised transition-colors hover:bg-brand-hover print:hidden ${isLarge ? 'size-16 [&_svg]:size-8' : 'size-14 [&_svg]:size-7'}`}
    >
      <MessageCircleQuestionMark aria-hidden="true" />
    </button>
  )
}
