import { setImmediate as letOthersRun } from 'node:timers/promises'
import { measureModel, type Outcome } from '#engines/mastery/index.ts'
import { selectSavedAt } from '../../domain/tracing/keep-weights.ts'
import type { Deps } from '../../platform/deps.ts'
import { explainTrust } from './explain-trust.ts'
import { selectForeseen } from './honesty.queries.ts'

/** Three float4 in network order (engine, Elo, moving average), then 1 for right or 0. */
const BYTES_PER_OUTCOME = 13

function unpackOutcomes(bytes: Uint8Array): Outcome[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.byteLength / BYTES_PER_OUTCOME }, (_, place) => {
    const at = place * BYTES_PER_OUTCOME
    return {
      predicted: view.getFloat32(at),
      elo: view.getFloat32(at + 4),
      mean: view.getFloat32(at + 8),
      correct: view.getUint8(at + 12) === 1,
    }
  })
}

export async function readHonesty({ db, tracer }: Pick<Deps, 'db' | 'tracer'>, limit: number) {
  const foreseen = await selectForeseen(db, limit)
  const outcomes = unpackOutcomes(foreseen.outcomes)
  // Sorting 20,000 answers takes some 25 ms for each model: other requests get their turn in between.
  const engine = measureModel(outcomes, 'predicted')
  await letOthersRun()
  const elo = measureModel(outcomes, 'elo')
  await letOthersRun()
  const average = measureModel(outcomes, 'mean')
  return {
    answers: outcomes.length,
    since: foreseen.since,
    engine,
    elo,
    average,
    trust: explainTrust(tracer.shadow),
    weightsSavedAt: await selectSavedAt({ db }),
    // A process that follows never works anything out anew, whatever became of an answer of its own.
    isRebuilding: tracer.isRebuilding || (tracer.isSpoiled && !tracer.isFollowing),
  }
}
