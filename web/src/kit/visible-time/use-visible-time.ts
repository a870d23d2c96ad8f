import { useEffect, useState } from 'react'

/** Adds up the time it runs; pauses do not count. */
export function createStopwatch(now: () => number) {
  let gatheredMs = 0
  let sinceMs: number | null = null

  function read(): number {
    return gatheredMs + (sinceMs === null ? 0 : now() - sinceMs)
  }

  return {
    read,
    run(): void {
      sinceMs ??= now()
    },
    pause(): void {
      gatheredMs = read()
      sinceMs = null
    },
    /** Runs or pauses as before, but counts from another time. */
    set(countedMs: number): void {
      gatheredMs = countedMs
      if (sinceMs !== null) sinceMs = now()
    },
  }
}

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
