import { DAY_MS, MINUTE_MS } from '#engines/days/durations.ts'
import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyDaily } from './verify-daily.ts'

/** An entry waits no longer than this for its seal while people are at work. */
const BUSY_MS = 5_000
/** Nothing was written since the last look: the embedded database is left in peace. */
const IDLE_MS = 30_000
const FIRST_VERIFICATION_MS = 10 * MINUTE_MS

type StartSealingDeps = Pick<Deps, 'db' | 'now' | 'jobs'>

/** Seals what the audit log got, every few seconds and once more at the end, and verifies all of it once a day. */
export function startSealing(deps: StartSealingDeps, log: Pick<Log, 'error' | 'info'>): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = deps.jobs.add('sealing', null)
  let verifyAt = deps.now().getTime() + FIRST_VERIFICATION_MS
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  function report(error: unknown): void {
    if (!signal.aborted) log.error({ failure: describeFailure(error) }, 'sealing the audit log failed')
  }
  async function doRound(): Promise<number> {
    const sealed = await sealEntries(deps)
    if (deps.now().getTime() >= verifyAt) {
      verifyAt = deps.now().getTime() + DAY_MS
      await verifyDaily(deps, log, signal)
    }
    return sealed
  }
  function plan(afterMs: number): void {
    deps.jobs.planNext('sealing', new Date(deps.now().getTime() + afterMs))
    timer = setTimeout(() => {
      round = run(doRound)
        .catch((error: unknown) => {
          report(error)
          return 0
        })
        .then((sealed) => {
          if (!signal.aborted) plan(sealed > 0 ? BUSY_MS : IDLE_MS)
        })
    }, afterMs)
    timer.unref()
  }

  plan(BUSY_MS)
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await round
    await sealEntries(deps).catch((error: unknown) =>
      log.error({ failure: describeFailure(error) }, 'the last entries of the audit log wait for their seal'),
    )
  }
}
