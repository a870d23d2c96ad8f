import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { nameQuestion } from './name-question.ts'
import { settleVoided } from './settle-voided.ts'
import { selectVoided } from './voiding.queries.ts'

/** Another server process may have taken a decision that this one has to learn of, or to settle. */
const LOOK_AFTER_MS = 20_000

type StartVoidingDeps = Pick<Deps, 'db' | 'tracer' | 'now' | 'presence' | 'jobs'>

export async function loadVoided({ db, tracer }: Pick<Deps, 'db' | 'tracer'>): Promise<void> {
  tracer.voided = new Set((await selectVoided(db)).map(nameQuestion))
}

/** Clears the traces of questions that were taken back while the server runs, and what the last run left undone. */
export async function startVoiding(
  deps: StartVoidingDeps,
  log: Pick<Log, 'error'>,
): Promise<() => Promise<void>> {
  const { tracer } = deps
  const runJob = deps.jobs.add('takingBack', LOOK_AFTER_MS)
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const settle = (): void => {
    running = running
      .then(() => runJob(() => settleVoided(deps, stopping.signal)))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.error({ failure: describeFailure(error) }, 'voiding a question failed; it will be retried')
      })
  }
  const lookAfter = (): void => {
    running = running
      .then(() => loadVoided(deps))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.error({ failure: describeFailure(error) }, 'reading voided questions failed')
      })
    settle()
  }

  await loadVoided(deps)
  tracer.onVoid = settle
  settle()
  const timer = setInterval(lookAfter, LOOK_AFTER_MS)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    tracer.onVoid = () => {}
    await running
  }
}
