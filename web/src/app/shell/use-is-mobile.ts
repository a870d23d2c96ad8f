import { useSyncExternalStore } from 'react'

/** Documented: below 768 px the product is on a phone. */
const mobile = matchMedia('(width < 768px)')
/** The menu, a page and a column beside it do not all fit. */
const crowded = matchMedia('(width < 1200px)')

function useMatches(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (notify) => {
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => query.matches,
  )
}

export const useIsMobile = (): boolean => useMatches(mobile)
export const useIsCrowded = (): boolean => useMatches(crowded)
