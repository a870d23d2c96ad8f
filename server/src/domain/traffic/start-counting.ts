import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { storeTraffic } from './store-traffic.ts'

const ROUND_MS = 60_000

/** Stores what was counted once a minute and, when the returned function ends it, one last time. */
export function startCounting(
  deps: Pick<Deps, 'db' | 'now' | 'traffic' | 'jobs'>,
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  const runJob = deps.jobs.add('traffic', ROUND_MS, new Date(deps.now().getTime() + ROUND_MS))
  let running: Promise<void> = Promise.resolve()
  function begin(): void {
    running = running
      .then(() => runJob(() => storeTraffic(deps)))
      .catch((error: unknown) =>
        log.error({ failure: describeFailure(error) }, 'saving request statistics failed'),
      )
  }
  const timer = setInterval(begin, ROUND_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    begin()
    await running
  }
}
