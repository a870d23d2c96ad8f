import type { ReactNode } from 'react'
import type { ScreenName } from '#contract/pages/pages.ts'
import { usePresence } from '../presence/use-presence.ts'
import { ConnectionAnnouncer } from './connection-announcer.tsx'
import { ShellHeader } from './shell-header.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarProvider } from './sidebar-provider.tsx'

type ShellProps = { screen: ScreenName | null; children: ReactNode }

export function Shell({ screen, children }: ShellProps) {
  usePresence()
  return (
    <SidebarProvider>
      <div className="flex min-h-dvh">
        <Sidebar />
        <div className="flex min-w-0 flex-1 flex-col">
          <ShellHeader screen={screen} />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 sm:px-6 lg:px-8 lg:py-8"
          >
            {children}
          </main>
        </div>
      </div>
      <ConnectionAnnouncer />
    </SidebarProvider>
  )
}
