import { MINUTE_MS } from '#engines/days/durations.ts'
/** What a player needs of the page it runs in; tests bring their own. */
export type PageClock = {
  requestFrame: (run: (atMs: number) => void) => number
  cancelFrame: (id: number) => void
  /** Tells whether the tab is in sight whenever that changes; answers how to stop telling. */
  watchSight: (tell: (isInSight: boolean) => void) => () => void
  /** What the clock on the wall shows, as if it stood in UTC. */
  readWallMs: () => number
  makeSeed: () => string
}

export const pageClock: PageClock = {
  requestFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (id) => cancelAnimationFrame(id),
  watchSight(tell) {
    const look = () => tell(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  },
  readWallMs: () => Date.now() - new Date().getTimezoneOffset() * MINUTE_MS,
  makeSeed: () => crypto.randomUUID(),
}
