import { USERNAME_KEY as KEY, readCookiePreferences } from '../../../device/cookie-preferences.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A browser may forbid storage altogether; the form then works without a memory. */
function openStore(): Store | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function readRememberedUsername(store: Store | null = openStore()): string {
  return store?.getItem(KEY) ?? ''
}

/** Not where the visitor, or the browser itself, has said no to it. */
export function canRemember(store: Store | null = openStore()): boolean {
  return store !== null && readCookiePreferences(store).functional
}

export function keepUsername(username: string, isRemembered: boolean, store = openStore()): void {
  try {
    if (store && isRemembered && canRemember(store)) store.setItem(KEY, username)
    else store?.removeItem(KEY)
  } catch {
    // Full or read-only storage: signing in matters more than being remembered.
  }
}
