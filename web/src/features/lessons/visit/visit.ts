/** Where the learner is reading: a heading, and how far below it in heights of the window. */
export type ReadingPlace = { readSection: string | null; readOffset: number | null }

export type VisitReport = { seconds: number; place: ReadingPlace }

type VisitOptions = {
  /** Milliseconds of any clock that only runs forward. */
  now: () => number
  readPlace: () => ReadingPlace
  /** Saves the visit so far; with `isLeaving` also when the page is gone before the answer. */
  send: (report: VisitReport, isLeaving: boolean) => Promise<void>
  /** A save failed, after one that succeeded or as the first one. */
  onFailed: () => void
}

const SAVE_EVERY_S = 30
/** A device that slept wakes up with a leap of the clock: of that, no more than a long look counts. */
const LONGEST_LEAP_MS = 10 * 60_000

/** One opening of a lesson: counts the seconds in which it was to be seen, and saves them as they pass. */
export function createVisit({ now, readPlace, send, onFailed }: VisitOptions) {
  let countedMs = 0
  let countedAt: number | null = null
  let sent: VisitReport | null = null
  let isSending = false
  let hasFailed = false
  let isEnded = false
  const listeners = new Set<() => void>()

  function count(): void {
    if (countedAt === null) return
    const at = now()
    countedMs += Math.min(at - countedAt, LONGEST_LEAP_MS)
    countedAt = at
  }

  function readSeconds(): number {
    return Math.floor(countedMs / 1000)
  }

  function show(): void {
    countedAt ??= now()
  }

  function hide(): void {
    count()
    countedAt = null
    void save(true)
  }

  /** To be called about every second. */
  function tick(): void {
    const before = readSeconds()
    count()
    if (readSeconds() === before) return
    for (const notify of listeners) notify()
    if (readSeconds() - (sent?.seconds ?? 0) >= SAVE_EVERY_S && !isSending) void save(false)
  }

  async function save(isLeaving: boolean): Promise<void> {
    const report = { seconds: readSeconds(), place: readPlace() }
    if (isEnded || report.seconds === 0 || (!hasFailed && isSame(report, sent))) return
    sent = report
    isSending = true
    try {
      await send(report, isLeaving)
      hasFailed = false
    } catch {
      // Seconds are sent as a running total: whatever is saved next makes up for this.
      if (!hasFailed) onFailed()
      hasFailed = true
    } finally {
      isSending = false
    }
  }

  /** The lesson was completed: what comes now must not bring back the place where the learner was reading. */
  function end(): void {
    isEnded = true
  }

  function subscribe(notify: () => void): () => void {
    listeners.add(notify)
    return () => {
      listeners.delete(notify)
    }
  }

  return { show, hide, tick, save, end, readSeconds, subscribe }
}

export type Visit = ReturnType<typeof createVisit>

function isSame(a: VisitReport, b: VisitReport | null): boolean {
  return (
    a.seconds === b?.seconds &&
    a.place.readSection === b.place.readSection &&
    a.place.readOffset === b.place.readOffset
  )
}
