import type { Job, LoadResult } from './job.ts'
import type { Load } from './start-load.ts'

export const CONNECTIONS = 50
const WARM_UP_MS = 2500

/** One line of a table: who is asked what. */
export type Scenario = Omit<Job, 'durationMs'> & { name: string }

/**
 * Every scenario for a short while, then every one again, back and forth: what else the machine does hits all alike,
 * and a ratio is taken between neighbors in time.
 */
export async function runRounds<S extends Scenario>(
  load: Load,
  scenarios: S[],
  { rounds, durationMs, onWarm }: { rounds: number; durationMs: number; onWarm?: () => Promise<void> },
): Promise<Map<S, LoadResult[]>> {
  const results = new Map<S, LoadResult[]>(scenarios.map((scenario) => [scenario, []]))
  for (const { url, connections } of scenarios) {
    await load.run({ url, connections, durationMs: WARM_UP_MS })
  }
  await onWarm?.()
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? scenarios : scenarios.toReversed()
    for (const scenario of order) {
      const { url, connections } = scenario
      results.get(scenario)?.push(await load.run({ url, connections, durationMs }))
    }
  }
  return results
}

export function takeMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = low] = sorted.length % 2 === 1 ? [sorted[middle]] : sorted.slice(middle - 1)
  return (low + high) / 2
}

/** The median of the rounds' own ratios: both sides of each were measured within seconds of each other. */
export function takeRatio(ofThese: LoadResult[], toThose: LoadResult[]): number {
  return takeMedian(
    ofThese.map((result, round) => result.requestsPerSecond / (toThose[round]?.requestsPerSecond ?? 0)),
  )
}
