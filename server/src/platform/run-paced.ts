import { setTimeout as sleep } from 'node:timers/promises'

/** Background work rests twice as long as it worked: requests find the database free two times of three. */
const REST_FACTOR = 2
const LONGEST_REST_MS = 200

/**
 * Runs one short piece of background work and rests after it. Without a signal there is no rest: whoever cannot be
 * stopped holds something that others wait for.
 */
export async function runPaced<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  const restMs = Math.min(LONGEST_REST_MS, REST_FACTOR * (performance.now() - startedAt))
  if (signal) await sleep(restMs, undefined, { signal })
  return result
}
