import { DAY_MS, HOUR_MS } from '../durations.ts'
import { findPlace, PLACES } from './histogram.ts'

/** What one endpoint was asked within one hour. */
export type HourCount = {
  hour: number
  endpoint: string
  requests: number
  refused: number
  failed: number
  lastRefusedAt: number
  lastFailedAt: number
  durations: number[]
  totalMs: number
}

/** What one endpoint was asked since the process began. */
type Total = { statuses: Map<number, number>; durations: number[]; totalMs: number }

export type Traffic = ReturnType<typeof createTraffic>

/**
 * Counts requests and people in memory: a request costs a look into a map and some additions. Somebody else takes the
 * hours and the people from here to the database, many at once.
 */
export function createTraffic(now: () => Date) {
  /** Of this hour, by endpoint. */
  const running = new Map<string, HourCount>()
  /** Of hours that are over, and what could not be stored, by hour and endpoint. */
  let waiting = new Map<string, HourCount>()
  const totals = new Map<string, Total>()
  let seen = new Set<number>()
  let newPeople = new Set<number>()
  let day = 0
  /** Errors of the web app since the process began, by kind and screen. */
  const browserErrors = new Map<string, { screen: string; kind: string; count: number }>()

  function put(count: HourCount): void {
    const key = `${count.hour} ${count.endpoint}`
    const held = waiting.get(key)
    waiting.set(key, held ? addUp(held, count) : count)
  }

  return {
    count(endpoint: string, status: number, durationMs: number): void {
      const at = now().getTime()
      const hour = at - (at % HOUR_MS)
      let counted = running.get(endpoint)
      if (counted === undefined || counted.hour !== hour) {
        if (counted) put(counted)
        counted = {
          hour,
          endpoint,
          requests: 0,
          refused: 0,
          failed: 0,
          lastRefusedAt: 0,
          lastFailedAt: 0,
          durations: new Array<number>(PLACES).fill(0),
          totalMs: 0,
        }
        running.set(endpoint, counted)
      }
      let total = totals.get(endpoint)
      if (total === undefined) {
        total = { statuses: new Map(), durations: new Array<number>(PLACES).fill(0), totalMs: 0 }
        totals.set(endpoint, total)
      }
      const place = findPlace(durationMs)
      counted.requests += 1
      counted.totalMs += durationMs
      counted.durations[place] = (counted.durations[place] ?? 0) + 1
      if (status >= 500) {
        counted.failed += 1
        counted.lastFailedAt = at
      } else if (status >= 400) {
        counted.refused += 1
        counted.lastRefusedAt = at
      }
      total.totalMs += durationMs
      total.durations[place] = (total.durations[place] ?? 0) + 1
      total.statuses.set(status, (total.statuses.get(status) ?? 0) + 1)
    },
    /** Screens are patterns of a closed list, so that there are never many. */
    countBrowserError(screen: string, kind: string): void {
      const key = `${kind} ${screen}`
      browserErrors.set(key, { screen, kind, count: (browserErrors.get(key)?.count ?? 0) + 1 })
    },
    listBrowserErrors: () => [...browserErrors.values()],
    /** Somebody who is signed in asks something. */
    see(userId: number): void {
      const today = Math.floor(now().getTime() / DAY_MS)
      if (today !== day) {
        day = today
        seen = new Set()
      }
      if (seen.has(userId)) return
      seen.add(userId)
      newPeople.add(userId)
    },
    /** Hands over what was counted since it was last taken. */
    take(): { hours: HourCount[]; people: number[] } {
      for (const count of running.values()) put(count)
      running.clear()
      const taken = { hours: [...waiting.values()], people: [...newPeople] }
      waiting = new Map()
      newPeople = new Set()
      return taken
    },
    /** Takes back what could not be stored. */
    giveBack(taken: { hours: HourCount[]; people: number[] }): void {
      for (const count of taken.hours) put(count)
      for (const id of taken.people) newPeople.add(id)
    },
    /** Since the process began, by endpoint. */
    listTotals: () => [...totals].map(([endpoint, total]) => ({ endpoint, ...total })),
  }
}

function addUp(one: HourCount, other: HourCount): HourCount {
  return {
    ...one,
    requests: one.requests + other.requests,
    refused: one.refused + other.refused,
    failed: one.failed + other.failed,
    lastRefusedAt: Math.max(one.lastRefusedAt, other.lastRefusedAt),
    lastFailedAt: Math.max(one.lastFailedAt, other.lastFailedAt),
    durations: one.durations.map((count, place) => count + (other.durations[place] ?? 0)),
    totalMs: one.totalMs + other.totalMs,
  }
}
