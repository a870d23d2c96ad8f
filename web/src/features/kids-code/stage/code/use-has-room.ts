import { useSyncExternalStore } from 'react'

/** Room for two programs side by side. */
const QUERY = '(width >= 900px)'

function subscribe(notify: () => void) {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

export function useHasRoom(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
}
