import type { User } from '#contract/accounts.ts'
import { openChat, showDialog } from '../../kit/chat/page/dock.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { ChatButton } from './chat-button.tsx'

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
