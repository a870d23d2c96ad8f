import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { ScreenName } from '#contract/pages/pages.ts'
import { foldPanel, sayCanDock, showDialog, showPanel, useDock } from '../../kit/chat/page/dock.ts'
import { useUser } from '../../kit/session.ts'
import { useAfter } from '../../kit/use-after.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import type { ChatCornerProps } from './chat-corner.tsx'
import { hasPanel } from './chat-screens.ts'
import { useIsMobile } from './use-is-mobile.ts'

type PanelProps = { user: User; onClose: () => void }

// Apart from the shell, whose parts are all named in the first file that anybody loads.
let isPanelHere = false

async function loadPanel(): Promise<ComponentType<PanelProps>> {
  const [{ ChatPanel }] = await Promise.all([
    import('../../features/chat/chat-panel.tsx'),
    loadNamespaces('chat', 'study'),
  ])
  isPanelHere = true
  return ChatPanel
}

async function loadCorner(): Promise<ComponentType<ChatCornerProps>> {
  // What it says where the dialog cannot be fetched is here before it is opened.
  const [{ ChatCorner }] = await Promise.all([import('./chat-corner.tsx'), loadNamespaces('study')])
  return ChatCorner
}

/** Where the chat stands on this page. Its code comes after the page, and only where it is shown. */
export function useChatPlace(screen: ScreenName | null) {
  const user = useUser()
  const isMobile = useIsMobile()
  const dock = useDock()
  const canDock = user !== null && !isMobile && hasPanel(screen)
  const isPanelShown = canDock && dock.isPanelOpen
  const isNobody = user === null
  useEffect(() => sayCanDock(canDock), [canDock])
  useEffect(() => {
    // What one person had open is not there for the next.
    if (isNobody) showDialog(false)
  }, [isNobody])
  return {
    user,
    isPanelShown,
    isButtonShown: user !== null && !isPanelShown && !dock.hasOwnChat,
    isDialogShown: user !== null && !canDock && dock.isDialogOpen,
  }
}

type Place = ReturnType<typeof useChatPlace>

/** The column beside the page; `--beside` tells dialogs and toasts how wide it is. */
export function ChatColumn({ place: { user, isPanelShown } }: { place: Place }) {
  useLayoutEffect(() => {
    if (!isPanelShown) return
    document.documentElement.style.setProperty('--beside', '33.3333vw')
    return () => {
      document.documentElement.style.removeProperty('--beside')
    }
  }, [isPanelShown])
  if (!user || !isPanelShown) return null
  return <Column user={user} />
}

/** Enough for a page to be there: whoever comes to read reads first. */
const AFTER_PAGE_MS = 2000

function Column({ user }: { user: User }) {
  const isAsked = useDock().focusNext === 'input'
  const [delayMs] = useState(() => (isPanelHere ? 0 : AFTER_PAGE_MS))
  const isPageThere = useAfter(delayMs)
  const [Panel, hasFailed] = useFetched<ComponentType<PanelProps>>(isAsked || isPageThere ? loadPanel : null)
  useEffect(() => {
    // Without its code there is nothing to show; the button tries again.
    if (hasFailed) foldPanel()
  }, [hasFailed])
  return (
    <div
      data-beside-dialogs
      className="sticky top-0 z-30 h-dvh max-md:hidden w-[33.3333vw] shrink-0 border-border border-s bg-surface print:hidden"
    >
      {!Panel && <PanelSkeleton />}
      {Panel && <Panel user={user} onClose={() => showPanel(false)} />}
    </div>
  )
}

function PanelSkeleton() {
  return (
    <SkeletonArea className="flex h-full flex-col gap-4 p-4">
      <Skeleton className="h-9 w-2/3" shape="line" />
      <Skeleton className="h-11" shape="control" />
      <Skeleton className="h-24 w-3/4" />
      <Skeleton className="h-11 w-2/3 self-end" />
      <Skeleton className="mt-auto h-24" />
    </SkeletonArea>
  )
}

/** The way to the chat where it does not stand beside the page. */
export function FetchedCorner({ place: { user, isButtonShown, isDialogShown } }: { place: Place }) {
  const [Corner] = useFetched<ComponentType<ChatCornerProps>>(
    isButtonShown || isDialogShown ? loadCorner : null,
    { isPatient: !isDialogShown },
  )
  return Corner && user && <Corner user={user} isButtonShown={isButtonShown} isDialogShown={isDialogShown} />
}
