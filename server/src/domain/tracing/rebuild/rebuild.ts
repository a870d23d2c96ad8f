import type { Deps } from '../../../platform/deps.ts'
import { runPaced } from '../../../platform/run-paced.ts'
import { saveRebuilt, selectLog } from './rebuild.queries.ts'
import { type Replayer, startReplayer } from './replayer.ts'

// The embedded database has one connection, so a page is what a request may wait for.
const LOG_PAGE = 250
const LEARNERS_PAGE = 1
/** So often, at most, the answers that came meanwhile are caught up with; each round leaves fewer for the last one. */
const CATCH_UPS = 30
/** So few may be left for the moment in which others have to wait. */
const FEW_ANSWERS = 3

export type Rebuilt = { answers: number; learnersChanged: number }

/**
 * Works everything out anew from the attempts, apart from the requests. Learners go on answering meanwhile, on the old
 * weights; at the end, while nobody else has the turn, what they answered is replayed too and the new weights take over.
 */
export async function rebuild(deps: Pick<Deps, 'db' | 'tracer'>, signal?: AbortSignal): Promise<Rebuilt> {
  const { db, tracer } = deps
  const replayer = startReplayer({ tableBits: tracer.model.tableBits })
  tracer.isRebuilding = true
  try {
    const log = await replayLog(deps, replayer, 0, signal)
    let learnersChanged = await saveAll(deps, replayer, signal)
    for (let round = 0; round < CATCH_UPS; round++) {
      const more = await replayLog(deps, replayer, log.lastId, signal)
      learnersChanged += await saveAll(deps, replayer, signal)
      log.lastId = more.lastId
      log.answers += more.answers
      if (more.answers <= FEW_ANSWERS) break
    }
    await db.transaction(async (tx) => {
      const release = await tracer.takeTurn()
      try {
        const rest = await replayLog({ db: tx }, replayer, log.lastId)
        learnersChanged += await saveAll({ db: tx }, replayer)
        const { model, shadow } = await replayer.ask({ kind: 'finish' }, 'model')
        tracer.model = model
        tracer.shadow = shadow
        tracer.lastAttemptId = rest.lastId
        tracer.isSpoiled = false
        log.answers += rest.answers
      } finally {
        release()
      }
    })
    return { answers: log.answers, learnersChanged }
  } finally {
    tracer.isRebuilding = false
    await replayer.stop()
  }
}

async function replayLog(
  { db }: Pick<Deps, 'db'>,
  replayer: Replayer,
  afterId: number,
  signal?: AbortSignal,
) {
  let lastId = afterId
  let count = 0
  for (;;) {
    signal?.throwIfAborted()
    const answers = await runPaced(() => selectLog(db, lastId, LOG_PAGE), signal)
    if (answers.length > 0) await replayer.ask({ kind: 'replay', answers }, 'replayed')
    lastId = answers.at(-1)?.id ?? lastId
    count += answers.length
    if (answers.length < LOG_PAGE) return { lastId, answers: count }
  }
}

async function saveAll({ db }: Pick<Deps, 'db'>, replayer: Replayer, signal?: AbortSignal): Promise<number> {
  let changed = 0
  for (;;) {
    signal?.throwIfAborted()
    const { count, page } = await replayer.ask({ kind: 'take', limit: LEARNERS_PAGE }, 'learners')
    if (count === 0) return changed
    changed += await runPaced(() => saveRebuilt(db, page), signal)
  }
}
