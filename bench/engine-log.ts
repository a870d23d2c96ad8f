import type { Spent } from '#server/db/embedded/worker-protocol.ts'

/** Somebody had the engine of the embedded database, which has one connection, to themselves. */
export type Stay = {
  who: Owner
  text: string
  startedAtMs: number
  ms: number
  /** The processor time of it: tells a long piece of work from a machine that was busy elsewhere. */
  computedMs: number
}
export type Owner = 'housekeeping' | 'weights' | 'voiding' | 'replay' | 'flush' | 'requests'

/** Statements told apart by their text; what is left over belongs to the requests. */
const OWNERS: readonly [Owner, RegExp][] = [
  ['housekeeping', /^(vacuum|analyze|checkpoint|set default)|pg_wal_lsn_diff|pg_stat_user_tables/],
  ['weights', /"mastery_weights"/],
  ['voiding', /with part as/],
  ['replay', /from "attempts" where "attempts"\."id" > |with learner as/],
]

export type EngineLog = {
  note: (text: string, spent: Spent) => void
  /** Stays that overlap the time, in milliseconds since 1970. */
  between: (fromMs: number, untilMs: number) => Stay[]
}

/** Shorter ones make nobody wait, and so many of them would make garbage that is collected among the requests. */
const SHORTEST_MS = 1

export function createEngineLog(): EngineLog {
  const stays: Stay[] = []
  const keep = (stay: Stay) => {
    if (stay.ms >= SHORTEST_MS) stays.push(stay)
  }
  return {
    note(text, { startedAtMs, engineMs, computedMs, flushMs }) {
      const who = OWNERS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'requests'
      keep({ who, text, startedAtMs, ms: engineMs, computedMs })
      if (flushMs === undefined) return
      keep({ who: 'flush', text, startedAtMs: startedAtMs + engineMs, ms: flushMs, computedMs: 0 })
    },
    between: (fromMs, untilMs) =>
      stays.filter(({ startedAtMs, ms }) => startedAtMs < untilMs && startedAtMs + ms > fromMs),
  }
}

export type OwnerFigures = { who: Owner; stays: number; medianMs: number; longest: Stay; mostComputed: Stay }

/** By owner, the one with the longest stay first. */
export function sumUp(stays: readonly Stay[]): OwnerFigures[] {
  return [...Map.groupBy(stays, ({ who }) => who)]
    .flatMap(([who, own]) => {
      const sorted = own.toSorted((a, b) => a.ms - b.ms)
      const longest = sorted.at(-1)
      const mostComputed = own.toSorted((a, b) => a.computedMs - b.computedMs).at(-1)
      if (!longest || !mostComputed) return []
      const medianMs = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0
      return [{ who, stays: own.length, medianMs, longest, mostComputed }]
    })
    .toSorted((a, b) => b.longest.ms - a.longest.ms)
}

/** How long each owner had the engine, the longest first. */
export function addUp(stays: readonly Stay[]): [Owner, number][] {
  const sums = new Map<Owner, number>()
  for (const { who, ms } of stays) sums.set(who, (sums.get(who) ?? 0) + ms)
  return [...sums].toSorted((a, b) => b[1] - a[1])
}
