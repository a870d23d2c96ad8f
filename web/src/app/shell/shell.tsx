import { lazy, type ReactNode, Suspense } from 'react'
import type { ScreenName } from '#contract/pages/pages.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { DialogPlace } from '../../ui/overlays/dialog-place.ts'
import { FetchedEnrolNotice } from '../enrol/fetched-enrol-notice.tsx'
import { usePresence } from '../presence/use-presence.ts'
import { FetchedTour } from '../tours/fetched-tour.tsx'
import { ChatColumn, FetchedCorner, useChatPlace } from './chat-place.tsx'
import { ConnectionAnnouncer } from './connection-announcer.tsx'
import { FetchedKeeper } from './fetched-outbox.tsx'
import { ShellHeader } from './shell-header.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { SidebarProvider } from './sidebar/sidebar-provider.tsx'
import { useAccountLook } from './use-account-look.ts'
import { useKeptPractice } from './use-kept-practice.ts'
import { useKeptShape } from './use-kept-shape.ts'

const OfflineNotice = lazy(async () => {
  const [{ OfflineNotice }] = await Promise.all([
    import('../offline/offline-notice.tsx'),
    loadNamespaces('device'),
  ])
  return { default: OfflineNotice }
})

type ShellProps = { screen: ScreenName | null; children: ReactNode }

export function Shell({ screen, children }: ShellProps) {
  usePresence()
  useAccountLook()
  useKeptPractice()
  useKeptShape()
  const chat = useChatPlace(screen)
  return (
    <SidebarProvider hasColumn={chat.isPanelShown}>
      <div className="flex min-h-dvh">
        <div data-behind-dialogs className="flex min-w-0 flex-1">
          <Sidebar />
          <div className="flex min-w-0 flex-1 flex-col">
            <ShellHeader screen={screen} />
            <DialogPlace value={chat.isPanelShown ? 'beside' : 'over'}>
              <main
                id="main"
                tabIndex={-1}
                className={`mx-auto w-full max-w-7xl flex-1 px-4 pt-6 sm:px-6 lg:px-8 lg:pt-8 ${chat.isButtonShown ? 'pb-24' : 'pb-6 lg:pb-8'}`}
              >
                <Suspense>
                  <OfflineNotice />
                </Suspense>
                <FetchedEnrolNotice screen={screen} />
                {children}
              </main>
            </DialogPlace>
          </div>
        </div>
        <ChatColumn place={chat} />
      </div>
      <FetchedCorner place={chat} />
      <FetchedTour screen={screen} />
      <ConnectionAnnouncer />
      <FetchedKeeper />
    </SidebarProvider>
  )
}
