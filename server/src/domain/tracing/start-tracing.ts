import { randomUUID } from 'node:crypto'
import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import {
  claimTraining,
  isBehind,
  LEASE_MS,
  loadWeights,
  releaseTraining,
  saveWeights,
  selectSavedAt,
} from './keep-weights.ts'
import { rebuild } from './rebuild/rebuild.ts'

const LOOK_AFTER_MS = LEASE_MS / 3
/** So many answers at most are replayed after a hard stop, unless learners were saved later than the weights. */
const SAVE_AFTER_ANSWERS = 500

/**
 * Looks after the weights while the server runs: takes them over at the start, saves them now and then and at the end,
 * and works everything out anew when they do not fit the answers. Resolves when the weights are there.
 */
export async function startTracing(
  deps: Pick<Deps, 'db' | 'tracer' | 'now' | 'jobs'>,
  log: Pick<Log, 'error' | 'info'>,
): Promise<() => Promise<void>> {
  const { tracer } = deps
  const name = randomUUID()
  const runJob = deps.jobs.add('mastery', LOOK_AFTER_MS)
  let savedAt: Date | null = null
  let savedAttemptId = 0
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  /** One thing after the other, and a failure is told, never thrown: the next round tries again. */
  const run = (work: () => Promise<void>): Promise<void> => {
    running = running
      .then(() => runJob(work))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.error({ failure: describeFailure(error) }, 'mastery maintenance failed')
      })
    return running
  }
  const save = async () => {
    if (tracer.isFollowing || tracer.isSpoiled || tracer.lastAttemptId === savedAttemptId) return
    await saveWeights(deps)
    savedAttemptId = tracer.lastAttemptId
  }
  const rebuildIfSpoiled = async () => {
    if (!tracer.isSpoiled || tracer.isFollowing || stopping.signal.aborted) return
    const { answers, learnersChanged } = await rebuild(deps, stopping.signal)
    log.info({ answers, learnersChanged }, 'mastery recalculated')
    await save()
  }
  const lookAfter = async () => {
    const wasFollowing = tracer.isFollowing
    await claimTraining(deps, name)
    if (tracer.isFollowing) {
      const newest = await selectSavedAt(deps)
      if (newest?.getTime() !== savedAt?.getTime()) savedAt = await loadWeights(deps)
    } else {
      // The one that trained before has gone, and with it what it had not saved.
      if (wasFollowing && (await isBehind(deps.db, tracer))) tracer.isSpoiled = true
      await rebuildIfSpoiled()
      await save()
    }
  }

  await claimTraining(deps, name)
  savedAt = await loadWeights(deps)
  savedAttemptId = savedAt === null ? 0 : tracer.lastAttemptId
  if (!tracer.isFollowing) tracer.isSpoiled = await isBehind(deps.db, tracer)
  tracer.onChange = () => {
    if (tracer.isSpoiled) void run(rebuildIfSpoiled)
    else if (tracer.lastAttemptId - savedAttemptId >= SAVE_AFTER_ANSWERS) void run(save)
  }
  tracer.onChange()
  const timer = setInterval(() => void run(lookAfter), LOOK_AFTER_MS)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    tracer.onChange = () => {}
    await run(save)
    if (!tracer.isFollowing) await run(() => releaseTraining(deps, name))
  }
}
