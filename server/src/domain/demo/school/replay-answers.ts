import { max } from 'drizzle-orm'
import { packModel } from '#engines/mastery/index.ts'
import type { Database } from '../../../db/database.ts'
import { attempts } from '../../../db/schema/learning/attempts.ts'
import { masteryWeights } from '../../../db/schema/learning/learner-models.ts'
import type { Deps } from '../../../platform/deps.ts'
import { saveRebuilt } from '../../tracing/rebuild/rebuild.queries.ts'
import { startReplay } from '../../tracing/rebuild/replay.ts'
import type { LoggedAnswer } from '../../tracing/rebuild/replay-protocol.ts'
import { createTracer, type Tracer } from '../../tracing/tracer.ts'
import type { NewRow } from './insert-rows.ts'

const LEARNERS_AT_ONCE = 10

/**
 * Works out where the learners of the school stand: from their answers, as they lie now, and with the engine of this
 * version. Writes into the rows what was foreseen of each answer.
 */
export async function replayAnswers(
  { db, tracer }: Pick<Deps, 'db' | 'tracer'>,
  rows: readonly NewRow[],
): Promise<Tracer> {
  const own = createTracer({ tableBits: tracer.model.tableBits })
  const replay = startReplay(own)
  const traced = replay.take(rows.map(toLogged))
  for (const [place, row] of rows.entries()) {
    const foreseen = traced[place]?.foreseen
    row.predicted = foreseen?.predicted ?? null
    row.predicted_by_elo = foreseen?.byElo ?? null
    row.predicted_by_average = foreseen?.byAverage ?? null
  }
  own.lastAttemptId = Number(rows.at(-1)?.id ?? 0)
  for (;;) {
    const { count, page } = replay.takeMoved(LEARNERS_AT_ONCE)
    if (count === 0) return own
    await saveRebuilt(db, page)
  }
}

/**
 * Where these are the first answers of all, their weights are those of the installation. Elsewhere everything is worked
 * out anew from the answers of all, by the running product or at the next start. Answers whether they were the first.
 */
export async function keepWeights(db: Database, own: Tracer, at: Date): Promise<boolean> {
  const [newest] = await db.select({ id: max(attempts.id) }).from(attempts)
  if (newest?.id != null) {
    await forgetWeights(db)
    return false
  }
  const { model, shadow, lastAttemptId } = own
  const saved = { weights: packModel(model), record: shadow, lastAttemptId, savedAt: at }
  await db
    .insert(masteryWeights)
    .values({ id: 1, ...saved })
    .onConflictDoUpdate({ target: masteryWeights.id, set: saved })
  return true
}

/** What they were learned from has changed: a start finds them older than the answers. */
export async function forgetWeights(db: Database): Promise<void> {
  await db.update(masteryWeights).set({ weights: null, record: null, savedAt: null, lastAttemptId: 0 })
}

/** In the running product: in the background, some seconds long. */
export function recalculate(tracer: Tracer): void {
  tracer.isSpoiled = true
  tracer.onChange()
}

function toLogged(row: NewRow): LoggedAnswer {
  const answeredAt = new Date(String(row.answered_at))
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    source: String(row.source),
    itemId: String(row.item_id),
    skills: row.skills as string[],
    difficulty: row.difficulty as number | null,
    correct: row.correct === true,
    helped: row.helped === true,
    tryNumber: Number(row.try_number),
    answeredAt,
    day: (row.day as string | null) ?? answeredAt.toISOString().slice(0, 10),
    isVoided: row.voided_at !== null,
  }
}
