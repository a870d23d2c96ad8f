import { type ReactNode, useEffect } from 'react'
import { takeChatPlace } from '../../../kit/chat/page/dock.ts'

/**
 * As much of the window as the page around it leaves. The button of the chat would lie over the blocks: here it is an entry of
 * the menu.
 */
export function StudioFrame({ children }: { children: ReactNode }) {
  useEffect(takeChatPlace, [])
  return (
    <div className="relative -mx-2 -mt-4 flex flex-col gap-3 sm:-mx-4 lg:-mx-6 lg:-mt-6 in-[main:has([data-offline-notice])]:mt-0!">
      {children}
    </div>
  )
}
