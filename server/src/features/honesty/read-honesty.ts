import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Honesty } from '#contract/admin/honesty.ts'
import { measureModel } from '#engines/mastery/index.ts'
import { selectSavedAt } from '../../domain/tracing/keep-weights.ts'
import type { Deps } from '../../platform/deps.ts'
import { explainTrust } from './explain-trust.ts'
import { selectForeseen } from './honesty.queries.ts'
import { unpackOutcomes } from './unpack-outcomes.ts'

export async function readHonesty(
  { db, tracer }: Pick<Deps, 'db' | 'tracer'>,
  limit: number,
): Promise<Honesty> {
  const foreseen = await selectForeseen(db, limit)
  const savedAt = await selectSavedAt({ db })
  const outcomes = unpackOutcomes(foreseen.outcomes)
  // Sorting 20,000 answers takes some 25 ms for each model: other requests get their turn in between.
  const engine = measureModel(outcomes, 'predicted')
  await letOthersRun()
  const elo = measureModel(outcomes, 'elo')
  await letOthersRun()
  const average = measureModel(outcomes, 'mean')
  return {
    answers: outcomes.length,
    since: foreseen.since?.toISOString() ?? null,
    engine,
    elo,
    average,
    trust: explainTrust(tracer.shadow),
    weightsSavedAt: savedAt?.toISOString() ?? null,
    // A process that follows never works anything out anew, whatever became of an answer of its own.
    isRebuilding: tracer.isRebuilding || (tracer.isSpoiled && !tracer.isFollowing),
  }
}
