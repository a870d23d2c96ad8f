import { useSyncExternalStore } from 'react'
import { readAnnouncement, subscribeToAnnouncements } from '../kit/announce.ts'

/** The one polite live region of the app. It must stand before anything is said, so it is always there. */
export function Announcer() {
  const { id, text } = useSyncExternalStore(subscribeToAnnouncements, readAnnouncement, readAnnouncement)
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {/* A new element each time, so that the same words are said again. */}
      <span key={id}>{text}</span>
    </div>
  )
}
