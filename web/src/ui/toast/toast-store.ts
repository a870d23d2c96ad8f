/** How long the hidden record of a dismissed toast stays in memory (documented). */
export const REMOVAL_DELAY_MS = 1_000_000

export type ToastContent = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** One thing the reader can do about it, such as Undo. */
  action?: { label: string; onAction: () => void }
  /** Stays until it is closed or another takes its place; for what waits for an answer. */
  isLasting?: boolean
}

export type ToastRecord = ToastContent & { id: number; isOpen: boolean }

export type ToastEvent =
  | { type: 'shown'; toast: ToastRecord }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

/** One at a time: the newest toast takes the place of the one before it. */
export function reduceToast(current: ToastRecord | null, event: ToastEvent): ToastRecord | null {
  if (event.type === 'shown') return event.toast
  if (current?.id !== event.id) return current
  return event.type === 'dismissed' ? { ...current, isOpen: false } : null
}

type Schedule = (run: () => void, delayMs: number) => unknown

export function createToastStore(schedule: Schedule) {
  let current: ToastRecord | null = null
  let lastId = 0
  const listeners = new Set<() => void>()

  function apply(event: ToastEvent) {
    const next = reduceToast(current, event)
    if (next === current) return
    current = next
    for (const notify of listeners) notify()
  }

  function dismiss(id: number) {
    if (current?.id !== id || !current.isOpen) return
    apply({ type: 'dismissed', id })
    schedule(() => apply({ type: 'removed', id }), REMOVAL_DELAY_MS)
  }

  function show(content: ToastContent) {
    lastId += 1
    const id = lastId
    apply({ type: 'shown', toast: { ...content, id, isOpen: true } })
    return { id, dismiss: () => dismiss(id) }
  }

  function subscribe(notify: () => void) {
    listeners.add(notify)
    return () => {
      listeners.delete(notify)
    }
  }

  return { show, dismiss, subscribe, read: () => current }
}

export const toastStore = createToastStore(setTimeout)

/** Shows a toast from anywhere, inside React or not. */
export const toast = toastStore.show

/** Says that something went wrong. */
export const toastError = (title: string, description?: string) =>
  toast({ title, variant: 'destructive', ...(description !== undefined && { description }) })
