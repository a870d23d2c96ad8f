import { useEffect } from 'react'
import { useUser } from '../../kit/session.ts'

/** Lessons on this device get their problems. Fetched apart: nobody waits for it. */
export function useKeptPractice(): void {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | null = null
    let isOver = false
    import('../../device/practice/watch-bundles.ts').then(
      ({ watchBundles }) => {
        if (!isOver) stop = watchBundles(userId)
      },
      () => {
        // Without a connection there is nothing to fetch, neither this nor problems.
      },
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [userId])
}
