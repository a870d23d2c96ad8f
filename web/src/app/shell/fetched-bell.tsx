import type { ComponentType } from 'react'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'

async function loadBell(): Promise<ComponentType> {
  const [{ NotificationsBell }] = await Promise.all([
    import('../../features/notifications/notifications-bell.tsx'),
    loadNamespaces('notifications', 'study'),
  ])
  return NotificationsBell
}

/** Comes after the page; its place is kept free, so that nothing moves. */
export function FetchedBell() {
  const user = useUser()
  const [Bell] = useFetched<ComponentType>(user ? loadBell : null)
  return (
    user && (
      <div data-tour="bell" className="size-11 shrink-0">
        {Bell && <Bell key={user.id} />}
      </div>
    )
  )
}
