import { useSyncExternalStore } from 'react'

/** Documented: below 768 px the product is on a phone. */
const mobile = matchMedia('(width < 768px)')

function subscribe(notify: () => void) {
  mobile.addEventListener('change', notify)
  return () => mobile.removeEventListener('change', notify)
}

export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => mobile.matches)
}
