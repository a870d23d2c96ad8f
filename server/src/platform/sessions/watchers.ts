import { HOUR_MS } from '../durations.ts'

/** Who looks at live sessions right now. */
type Watch = {
  sees: 'everybody' | ReadonlySet<number>
  /** They look as long as they ask again before this moment. */
  untilMs: number
  /** Whose presence was shown since `begunMs`: written down once, not with every change of a page. */
  noted: Set<number>
  begunMs: number
  /** When they were told last. */
  toldMs: number
  isTimed: boolean
}

/** Longer than the screens wait before they ask by themselves. */
export const WATCH_MS = 120_000
/** Who keeps looking is written down anew after this time. */
const NOTED_FOR_MS = HOUR_MS
/** A class that opens a page together is one piece of news. */
const LEAST_PAUSE_MS = 1_000

/** Remembers who looks at live sessions, by their own session, and tells them that something changed, not what. */
export function createWatchers(tell: (sessionId: number) => void) {
  const watches = new Map<number, Watch>()

  function tellSoon(sessionId: number, watch: Watch): void {
    if (watch.isTimed) return
    const waitMs = watch.toldMs + LEAST_PAUSE_MS - performance.now()
    if (waitMs <= 0) tellNow(sessionId, watch)
    else {
      watch.isTimed = true
      setTimeout(tellNow, waitMs, sessionId, watch).unref()
    }
  }

  function tellNow(sessionId: number, watch: Watch): void {
    watch.isTimed = false
    watch.toldMs = performance.now()
    tell(sessionId)
  }

  return {
    /** From now on, for a while, this session hears of changes about those whom it may see. */
    watch(sessionId: number, sees: Watch['sees'], now: Date): void {
      const untilMs = now.getTime() + WATCH_MS
      const known = watches.get(sessionId)
      if (known) Object.assign(known, { sees, untilMs })
      else {
        const begun = { noted: new Set<number>(), begunMs: now.getTime() }
        watches.set(sessionId, { sees, untilMs, ...begun, toldMs: -LEAST_PAUSE_MS, isTimed: false })
      }
    },
    /** Those of these people of whom it is not yet written down that this session saw them. */
    listUnnoted(sessionId: number, personIds: readonly number[], now: Date): number[] {
      const watch = watches.get(sessionId)
      if (watch && now.getTime() - watch.begunMs > NOTED_FOR_MS) {
        watch.noted.clear()
        watch.begunMs = now.getTime()
      }
      return personIds.filter((id) => !watch?.noted.has(id))
    },
    note(sessionId: number, personIds: readonly number[]): void {
      const watch = watches.get(sessionId)
      for (const id of personIds) watch?.noted.add(id)
    },
    changed(personId: number, now: Date): void {
      for (const [sessionId, watch] of watches) {
        if (watch.untilMs <= now.getTime()) watches.delete(sessionId)
        else if (watch.sees === 'everybody' || watch.sees.has(personId)) tellSoon(sessionId, watch)
      }
    },
  }
}
