import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { announce } from '../kit/announce.ts'
import { focusPage } from './focus-page.ts'

/** A page that changes without loading says so: the focus goes to its heading, screen readers hear its name. */
export function usePageChange(name: string): void {
  const router = useRouter()

  const sayWhereWeAre = useEffectEvent(() => announce(name))

  useEffect(() => {
    let focusedBefore: Element | null = null
    // Whoever chooses a page before the first one has come leaves no page behind, but has moved all the same.
    let hasMoved = false
    const history: RouterHistory = router.history
    const stopWatching = history.subscribe(({ action }) => {
      if (action.type !== 'REPLACE') hasMoved = true
    })
    const stopNoting = router.subscribe('onBeforeNavigate', () => {
      focusedBefore = document.activeElement
    })
    const stopMoving = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const isFirst = !fromLocation && !hasMoved
      if (isFirst || fromLocation?.pathname === toLocation.pathname || toLocation.hash) return
      sayWhereWeAre()
      const focused = document.activeElement
      // A screen that has put the focus somewhere itself knows better.
      const isPlaced = focused !== focusedBefore && focused?.closest('main')
      if (!isPlaced) focusPage()
    })
    return () => {
      stopWatching()
      stopNoting()
      stopMoving()
    }
  }, [router])
}
