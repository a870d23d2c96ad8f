import type { Spent } from '#server/db/embedded/worker-protocol.ts'

/** Who had the engine of the embedded database, which has one connection, and when. */
export type Stay = { who: Owner; text: string; startedAtMs: number; ms: number }
export type Owner = 'housekeeping' | 'weights' | 'voiding' | 'replay' | 'flush' | 'requests'

/** Statements told apart by their text; what is left over belongs to the requests. */
const OWNERS: readonly [Owner, RegExp][] = [
  ['housekeeping', /^(vacuum|analyze|checkpoint)|pg_wal_lsn_diff|pg_stat_user_tables|pg_stat_progress/i],
  ['weights', /"mastery_weights"|"mastery_weight_parts"/],
  ['voiding', /with part as/],
  [
    'replay',
    /from "attempts" where "attempts"\."id" > |^delete from "skill_states"|^insert into "learner_models" \("id"|"learner_models"\."user_id" in/,
  ],
]

export type EngineLog = {
  note: (text: string, spent: Spent) => void
  /** Stays that overlap the time, in milliseconds since 1970. */
  between: (fromMs: number, untilMs: number) => Stay[]
}

export function createEngineLog(): EngineLog {
  const stays: Stay[] = []
  return {
    note(text, { startedAtMs, engineMs, flushMs }) {
      const who = OWNERS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'requests'
      stays.push({ who, text, startedAtMs, ms: engineMs })
      if (flushMs !== undefined)
        stays.push({ who: 'flush', text, startedAtMs: startedAtMs + engineMs, ms: flushMs })
    },
    between: (fromMs, untilMs) =>
      stays.filter(({ startedAtMs, ms }) => startedAtMs < untilMs && startedAtMs + ms > fromMs),
  }
}

/** The longest stay of each owner, the longest first. */
export function findLongest(stays: readonly Stay[]): Stay[] {
  const longest = new Map<Owner, Stay>()
  for (const stay of stays) if (stay.ms > (longest.get(stay.who)?.ms ?? 0)) longest.set(stay.who, stay)
  return [...longest.values()].toSorted((a, b) => b.ms - a.ms)
}

/** How long each owner had the engine, the longest first. */
export function addUp(stays: readonly Stay[]): [Owner, number][] {
  const sums = new Map<Owner, number>()
  for (const { who, ms } of stays) sums.set(who, (sums.get(who) ?? 0) + ms)
  return [...sums].toSorted((a, b) => b[1] - a[1])
}
