import { useState } from 'react'
import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'

/**
 * Whether the keys show: on a touch screen always, in place of the device's own keyboard; beside a real keyboard only
 * where they hold signs that it lacks. Whoever opens or closes them once has decided for the whole session.
 */
export function useKeypadChoice() {
  const isTouch = useMediaQuery('(pointer: coarse)')
  const [chosen, setChosen] = useState<boolean | null>(null)
  return {
    isTouch,
    isOpen: (isAlwaysUseful: boolean) => chosen ?? (isTouch || isAlwaysUseful),
    onToggle: setChosen,
  }
}
