type Announcement = { id: number; text: string }

let current: Announcement = { id: 0, text: '' }
const listeners = new Set<() => void>()

/** Says something to screen readers when they have a moment; nothing changes on the screen. */
export function announce(text: string): void {
  current = { id: current.id + 1, text }
  for (const notify of listeners) notify()
}

export function readAnnouncement(): Announcement {
  return current
}

export function subscribeToAnnouncements(notify: () => void): () => void {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}
