import { useState, useSyncExternalStore } from 'react'

const QUERY = '(pointer: coarse)'

function subscribe(notify: () => void) {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/**
 * Whether the keys show: on a touch screen always, in place of the device's own keyboard; beside a real keyboard only
 * where they hold signs that it lacks. Whoever opens or closes them once has decided for the whole session.
 */
export function useKeypadChoice() {
  const isTouch = useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
  const [chosen, setChosen] = useState<boolean | null>(null)
  return {
    isTouch,
    isOpen: (isAlwaysUseful: boolean) => chosen ?? (isTouch || isAlwaysUseful),
    onToggle: setChosen,
  }
}
