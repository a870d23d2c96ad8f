import { useEffect, useState } from 'react'
import { createStopwatch } from './stopwatch.ts'

/** Measures how long the page is in view: what is left open in a hidden tab takes no time. */
export function useVisibleTime() {
  const [watch] = useState(() => createStopwatch(() => performance.now()))
  useEffect(() => {
    function follow() {
      if (document.visibilityState === 'visible') watch.run()
      else watch.pause()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      watch.pause()
    }
  }, [watch])
  return watch
}
