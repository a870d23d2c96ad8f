import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { createIndexer } from './create-indexer.ts'
import { readShippedVectors } from './shipped-passages.ts'
import { LENGTHS, type Length } from './sources.queries.ts'

const LOOK_AFTER_MS = 2_000
/** A clock may have been set back, or a change been saved long after it was made: everything is looked at once an hour. */
const ROUNDS_BETWEEN_SWEEPS = 1_800

/** Reads texts in the background, as they come and change, so that the tutor finds what stands in them. */
export function startIndexing(
  deps: Pick<Deps, 'db' | 'tutor' | 'library' | 'jobs'>,
  log: Pick<Log, 'error' | 'info'>,
): () => Promise<void> {
  const stopping = new AbortController()
  const report = (error: unknown, message: string) => {
    if (!stopping.signal.aborted) log.error({ failure: describeFailure(error) }, message)
  }
  const shipped = readShippedVectors()
  const unread = new Set<Length>(LENGTHS)

  /** Rounds of one kind of length; those of the other neither wait for it nor hold it up. */
  function createRounds(length: Length) {
    const indexer = createIndexer(
      { ...deps, shipped },
      (error) => report(error, 'a text could not be read for the tutor; it is left out until it changes'),
      stopping.signal,
      length,
    )
    const runJob = deps.jobs.add(length === 'long' ? 'indexingLong' : 'indexing', LOOK_AFTER_MS)
    let running: Promise<void> | undefined
    let round = 0

    function begin(): void {
      if (running !== undefined) return
      const isSweep = round % ROUNDS_BETWEEN_SWEEPS === 0
      round += 1
      running = runJob(async () => {
        await (isSweep ? indexer.sweep() : indexer.lookAfter())
        // So that nobody who asks has to wait for it.
        await deps.library.refresh(deps, null)
      })
        .then(() => {
          if (isSweep && unread.delete(length) && unread.size === 0) log.info('search index is complete')
        })
        .catch((error: unknown) => report(error, 'looking for changed texts failed; it is tried again'))
        .finally(() => {
          running = undefined
        })
    }
    return { begin, finish: () => running }
  }

  const rounds = LENGTHS.map(createRounds)
  const begin = () => {
    for (const one of rounds) one.begin()
  }
  begin()
  const timer = setInterval(begin, LOOK_AFTER_MS)
  timer.unref()
  return async () => {
    stopping.abort()
    clearInterval(timer)
    await Promise.all(rounds.map(({ finish }) => finish()))
  }
}
