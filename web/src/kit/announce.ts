import { createListeners } from '../device/listeners.ts'

const listeners = createListeners()
let current = { id: 0, text: '' }

/** Says something to screen readers when they have a moment; nothing changes on the screen. */
export function announce(text: string): void {
  current = { id: current.id + 1, text }
  listeners.notify()
}

export const readAnnouncement = () => current
export const subscribeToAnnouncements = listeners.subscribe
