import { createListeners } from './listeners.ts'

/** Of each page that shows answers from the device: when the oldest of them was given. Empty while all is fresh. */
const ages = new Map<string, Date>()
/** Since when answers have come from the device; null while all is fresh. */
let sinceMs: number | null = null
const listeners = createListeners()

export function recordOldAnswer(at: Date): void {
  sinceMs ??= Date.now()
  const page = location.pathname
  const oldest = ages.get(page)
  if (oldest && oldest <= at) return
  ages.set(page, at)
  listeners.notify()
}

export function readAnswerAge(page: string): Date | null {
  return ages.get(page) ?? null
}

/** For who asks anew for all that has come from the device: since when that is. */
export function clearAnswerAges(): number | null {
  const since = sinceMs
  sinceMs = null
  if (ages.size > 0) {
    ages.clear()
    listeners.notify()
  }
  return since
}

export const listenToAnswerAges = listeners.subscribe
