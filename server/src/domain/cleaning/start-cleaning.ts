import { HOUR_MS } from '#engines/days/durations.ts'
import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { cleanUp } from './clean-up.ts'
import { purgeAccounts } from './purge-accounts.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { purgePictures } from './purge-pictures.ts'
import { keepToPeriods, removeTechnical } from './retention/keep-to-periods.ts'

const ROUNDS_A_DAY = 24

type Reach = Pick<Deps, 'db' | 'now' | 'jobs' | 'mailer' | 'config'>

/** Cleans now and once an hour, purges now and once a day, until the returned function has ended it. */
export function startCleaning(deps: Reach, log: Pick<Log, 'error'>): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let round = 0
  const runCleaning = deps.jobs.add('cleaning', HOUR_MS)
  const runPurging = deps.jobs.add('purging', ROUNDS_A_DAY * HOUR_MS)

  async function clean(isPurging: boolean): Promise<void> {
    await runCleaning(() => cleanUp(deps))
    if (isPurging) await runPurging(purge)
  }
  async function purge(): Promise<void> {
    await purgeDeleted(deps, stopping.signal)
    await purgeAccounts(deps, stopping.signal)
    await purgePictures(deps, stopping.signal)
    if (deps.config.keepsPeriods) await keepToPeriods(deps, stopping.signal)
    else await removeTechnical(deps, stopping.signal)
  }
  function begin(): void {
    const isPurging = round % ROUNDS_A_DAY === 0
    round += 1
    running = running
      .then(() => clean(isPurging))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ failure: describeFailure(error) }, 'cleaning failed')
      })
  }

  begin()
  const timer = setInterval(begin, HOUR_MS)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await running
  }
}
