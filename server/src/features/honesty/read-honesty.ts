import type { Honesty } from '#contract/honesty.ts'
import { measureHonesty, type Outcome } from '#engines/mastery/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectSavedAt } from '../../records/tracing/keep-weights.ts'
import { explainTrust } from './explain-trust.ts'
import { type ForeseenRow, selectForeseen } from './honesty.queries.ts'

export async function readHonesty(
  { db, tracer }: Pick<Deps, 'db' | 'tracer'>,
  limit: number,
): Promise<Honesty> {
  const rows = await selectForeseen(db, limit)
  const savedAt = await selectSavedAt({ db })
  const { engine, elo, mean } = measureHonesty(rows.map(toOutcome))
  return {
    answers: rows.length,
    since: findOldest(rows),
    engine,
    elo,
    average: mean,
    trust: explainTrust(tracer.shadow),
    weightsSavedAt: savedAt?.toISOString() ?? null,
    // A process that follows never works anything out anew, whatever became of an answer of its own.
    isRebuilding: tracer.isRebuilding || (tracer.isSpoiled && !tracer.isFollowing),
  }
}

/** What the models had to foresee: right, and alone. The same that they learn from. */
function toOutcome({ correct, helped, predicted, elo, mean }: ForeseenRow): Outcome {
  return { correct: correct && !helped, predicted, elo, mean }
}

/** Answers of offline devices arrive late, so the row read last need not be the oldest. */
function findOldest(rows: readonly ForeseenRow[]): string | null {
  if (rows.length === 0) return null
  const second = rows.reduce((oldest, row) => Math.min(oldest, row.answeredSecond), Number.MAX_SAFE_INTEGER)
  return new Date(second * 1000).toISOString()
}
