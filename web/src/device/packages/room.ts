/** Browsers keep databases, locks and hashes from pages that came over plain http. */
export function canKeepLessons(): boolean {
  return window.isSecureContext && 'indexedDB' in window && 'locks' in navigator
}

export type DeviceRoom = { usedBytes: number; quotaBytes: number; isPersistent: boolean }

/** What the browser lets this product keep, and how much of it is taken; null where it does not say. */
export async function measureRoom(): Promise<DeviceRoom | null> {
  if (!navigator.storage?.estimate) return null
  const [{ usage, quota }, isPersistent] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ])
  if (usage === undefined || quota === undefined) return null
  return { usedBytes: usage, quotaBytes: quota, isPersistent }
}

const ASKED_KEY = 'trellis.persistAsked'

/** Once, at the first download: some browsers ask the reader, and asking again would be a nuisance. */
export function askToPersist(): void {
  if (localStorage.getItem(ASKED_KEY) || !navigator.storage?.persist) return
  localStorage.setItem(ASKED_KEY, '1')
  navigator.storage.persist().catch(reportError)
}
