import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { ScreenName } from '#contract/pages/pages.ts'
import { openChat, sayCanDock, showDialog, showPanel, useDock } from '../../kit/chat/page/dock.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { useUser } from '../../kit/session.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { ChatButton } from './chat-button.tsx'
import { hasPanel } from './chat-screens.ts'
import { useFetched } from './use-fetched.ts'
import { useIsMobile } from './use-is-mobile.ts'

const loadWords = () => loadNamespaces('chat', 'study')

async function loadPanel() {
  const [{ ChatPanel }] = await Promise.all([import('../../features/chat/chat-panel.tsx'), loadWords()])
  return ChatPanel
}

async function loadDialog() {
  const [{ ChatDialog }] = await Promise.all([import('../../features/chat/chat-dialog.tsx'), loadWords()])
  return ChatDialog
}

/** Where the chat stands on this page. Its code comes after the page, and only where it is shown. */
export function useChatPlace(screen: ScreenName | null) {
  const user = useUser()
  const isMobile = useIsMobile()
  const dock = useDock()
  const canDock = user !== null && !isMobile && hasPanel(screen)
  const [isReadyForButton] = useFetched(user === null ? null : loadButtonWords)
  const isPanelShown = canDock && dock.isPanelOpen
  useEffect(() => sayCanDock(canDock), [canDock])
  return {
    user,
    isPanelShown,
    isButtonShown: user !== null && isReadyForButton === true && !isPanelShown && !dock.hasOwnChat,
    isDialogShown: user !== null && !canDock && dock.isDialogOpen,
  }
}

async function loadButtonWords(): Promise<true> {
  await loadWords()
  return true
}

type Place = ReturnType<typeof useChatPlace>

/** The column beside the page; `--beside` tells dialogs and toasts how wide it is. */
export function ChatColumn({ place: { user, isPanelShown } }: { place: Place }) {
  // Opened by hand it takes the focus; there from the start it leaves it to the page.
  const [wasClosed, setWasClosed] = useState(!isPanelShown)
  useLayoutEffect(() => {
    if (!isPanelShown) return setWasClosed(true)
    document.documentElement.style.setProperty('--beside', '33.3333vw')
    return () => {
      document.documentElement.style.removeProperty('--beside')
    }
  }, [isPanelShown])
  if (!user || !isPanelShown) return null
  return <Column user={user} takesFocus={wasClosed} />
}

function Column({ user, takesFocus }: { user: User; takesFocus: boolean }) {
  const [Panel, hasFailed] = useFetched<ComponentType<PanelProps>>(loadPanel)
  useEffect(() => {
    // Without its code there is nothing to show; the button tries again.
    if (hasFailed) showPanel(false)
  }, [hasFailed])
  return (
    <div
      data-beside-dialogs
      className="sticky top-0 z-30 h-dvh w-(--beside) shrink-0 border-border border-s bg-surface print:hidden"
    >
      {!Panel && <PanelSkeleton />}
      {Panel && <Panel user={user} takesFocus={takesFocus} onClose={() => showPanel(false)} />}
    </div>
  )
}

function PanelSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-4 p-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-24 w-full" />
    </SkeletonArea>
  )
}

type PanelProps = { user: User; takesFocus: boolean; onClose: () => void }

/** The way to the chat where it does not stand beside the page. */
export function ChatCorner({ place }: { place: Place }) {
  if (!place.user) return null
  return (
    <>
      {place.isButtonShown && <ChatButton isLarge={isYoung(place.user)} onOpen={openChat} />}
      {place.isDialogShown && (
        <FetchedDialog load={loadDialog} props={{ user: place.user, onClose: () => showDialog(false) }} />
      )}
    </>
  )
}
