import { useSyncExternalStore } from 'react'
import { firstPage } from '../../device/first-page.ts'

/** Documented: below 768 px the product is on a phone. */
const MOBILE = '(width < 768px)'
/** The menu, a page and a column beside it do not all fit. */
const CROWDED = '(width < 1200px)'

/** `readFirst` says what the server took the device for, until the page is taken over. */
function useMatches(media: string, readFirst: () => boolean): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(media)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => matchMedia(media).matches,
    readFirst,
  )
}

const wasPhone = () => firstPage.shape.width === 'phone'
const wasCrowded = () => firstPage.shape.width !== 'wide'

export const useIsMobile = (): boolean => useMatches(MOBILE, wasPhone)
export const useIsCrowded = (): boolean => useMatches(CROWDED, wasCrowded)
