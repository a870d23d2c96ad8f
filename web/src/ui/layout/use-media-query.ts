import { useSyncExternalStore } from 'react'

/** Whether a media query fits; `readFirst` says what the server took for true, until the page is taken over. */
export function useMediaQuery(media: string, readFirst: () => boolean = () => false): boolean {
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

/** Whether the reader asked the system for less movement. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
