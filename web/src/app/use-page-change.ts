import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { announce } from '../kit/announce.ts'
import { focusPage } from './focus-page.ts'

/** A page that changes without loading says so: the focus goes to its heading, screen readers hear its name. */
export function usePageChange(name: string): void {
  const router = useRouter()

  const sayWhereWeAre = useEffectEvent(() => announce(name))

  useEffect(() => {
    let focusedBefore: Element | null = null
    const stopNoting = router.subscribe('onBeforeNavigate', () => {
      focusedBefore = document.activeElement
    })
    const stopMoving = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash) return
      sayWhereWeAre()
      const focused = document.activeElement
      // A screen that has put the focus somewhere itself knows better.
      const isPlaced = focused !== focusedBefore && focused?.closest('main')
      if (!isPlaced) focusPage()
    })
    return () => {
      stopNoting()
      stopMoving()
    }
  }, [router])
}
