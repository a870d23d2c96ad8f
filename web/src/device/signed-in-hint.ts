import { firstPage } from './first-page.ts'

/** Set beside the session cookie, which scripts cannot read: without it nobody needs to be asked who is signed in. */
const HINT = /(?:^|; )trellis_signed_in=(?:u(\d+))?/

export const readCookies = () => (typeof document === 'undefined' ? firstPage.cookies : document.cookie)

export function hasSignedInHint(): boolean {
  return HINT.test(readCookies())
}

/** Whose session this device holds. Kept answers and lessons are shown to nobody else. */
export function readSignedInId(): number | null {
  const id = HINT.exec(readCookies())?.[1]
  return id === undefined ? null : Number(id)
}

/**
 * The server knows no session of this person any more: without a connection they may not be taken for signed in either.
 * In another tab somebody else may have signed in meanwhile.
 */
export function dropSignedInHint(userId: number | null): void {
  if (typeof document === 'undefined' || userId !== readSignedInId()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = 'trellis_signed_in=; path=/; max-age=0'
}
