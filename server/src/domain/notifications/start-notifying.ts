import { DAY_MS } from '#engines/days/durations.ts'
import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { runPaced } from '../../platform/run-paced.ts'
import { prepareWeeks } from '../families/weeks/prepare-weeks.ts'
import { sendWeeks } from '../families/weeks/send-weeks.ts'
import { mailAnswers } from '../inbox/mail-answers.ts'
import { escalateUntaken } from '../safety/escalate-untaken.ts'
import { lookAfterDue } from './look-after.ts'
import { enrollNewcomers, enrollNextPart } from './schedules.queries.ts'
import { sendMails } from './send-mails.ts'

type StartNotifyingDeps = Pick<Deps, 'db' | 'now' | 'random' | 'presence' | 'mailer' | 'config'>

const ROUND_MS = 30_000
const NEWCOMERS_MS = 2 * DAY_MS

/** One round: who is new, whose time has come, which mails wait. Any number of servers may run them at once. */
export async function runRound(deps: StartNotifyingDeps, signal?: AbortSignal): Promise<void> {
  const at = deps.now()
  await enrollNewcomers(deps.db, new Date(at.getTime() - NEWCOMERS_MS), at)
  while (!signal?.aborted && (await runPaced(() => lookAfterDue(deps), signal)) > 0);
  while (!signal?.aborted && (await runPaced(() => escalateUntaken(deps), signal)) > 0);
  while (!signal?.aborted && (await runPaced(() => prepareWeeks(deps), signal)) > 0);
  while (!signal?.aborted && (await runPaced(() => sendMails(deps, signal), signal)) > 0);
  while (!signal?.aborted && (await runPaced(() => sendWeeks(deps, signal), signal)) > 0);
  while (!signal?.aborted && (await runPaced(() => mailAnswers(deps, signal), signal)) > 0);
}

/** Goes through all accounts once, for those who came while an older version ran; then through a round twice a minute. */
export function startNotifying(
  deps: StartNotifyingDeps & Pick<Deps, 'jobs'>,
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const runJob = deps.jobs.add('notifying', ROUND_MS)
  let isBusy = false
  let running: Promise<void> = Promise.resolve()

  async function enrollAll(): Promise<void> {
    let after: number | null = 0
    while (after !== null && !signal.aborted) {
      const last: number = after
      after = await runPaced(() => enrollNextPart(deps.db, last, deps.now()), signal)
    }
  }
  function begin(work: () => Promise<void>): void {
    if (isBusy) return
    isBusy = true
    running = runJob(work)
      .catch((error: unknown) => {
        if (!signal.aborted)
          log.error({ failure: describeFailure(error) }, 'sending notifications failed; it will be retried')
      })
      .finally(() => {
        isBusy = false
      })
  }

  begin(async () => {
    await enrollAll()
    await runRound(deps, signal)
  })
  const timer = setInterval(() => begin(() => runRound(deps, signal)), ROUND_MS)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await running
  }
}
