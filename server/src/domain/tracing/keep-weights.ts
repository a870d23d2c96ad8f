import { and, eq, isNull, lt, max, or } from 'drizzle-orm'
import { packModel, type Shadow, unpackModel } from '#engines/mastery/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { masteryWeights } from '../../db/schema/learning/learner-models.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Tracer } from './tracer.ts'

type KeepWeightsDeps = Pick<Deps, 'db' | 'tracer' | 'now'>

const ONLY_ROW = 1
export const LEASE_MS = 60_000

/** Takes, or keeps, the right to train the weights. Whoever does not get it follows. */
export async function claimTraining({ db, tracer, now }: KeepWeightsDeps, name: string): Promise<void> {
  await db.insert(masteryWeights).values({ id: ONLY_ROW }).onConflictDoNothing()
  const at = now()
  const isFree = or(
    isNull(masteryWeights.trainer),
    eq(masteryWeights.trainer, name),
    lt(masteryWeights.trainerUntil, at),
  )
  const won = await db
    .update(masteryWeights)
    .set({ trainer: name, trainerUntil: new Date(at.getTime() + LEASE_MS) })
    .where(and(eq(masteryWeights.id, ONLY_ROW), isFree))
    .returning({ id: masteryWeights.id })
  tracer.isFollowing = won.length === 0
}

export async function releaseTraining({ db }: Pick<Deps, 'db'>, name: string): Promise<void> {
  await db
    .update(masteryWeights)
    .set({ trainer: null, trainerUntil: null })
    .where(and(eq(masteryWeights.id, ONLY_ROW), eq(masteryWeights.trainer, name)))
}

/** Takes the saved weights over; answers when they were saved. */
export async function loadWeights({ db, tracer }: Pick<Deps, 'db' | 'tracer'>): Promise<Date | null> {
  const saved = await selectRow(db, masteryWeights, eq(masteryWeights.id, ONLY_ROW))
  if (!saved?.weights) return null
  tracer.model = unpackModel(saved.weights)
  tracer.shadow = saved.record as Shadow
  tracer.lastAttemptId = saved.lastAttemptId
  return saved.savedAt
}

export async function selectSavedAt({ db }: Pick<Deps, 'db'>): Promise<Date | null> {
  const saved = await selectRow(db, masteryWeights, eq(masteryWeights.id, ONLY_ROW), {
    savedAt: masteryWeights.savedAt,
  })
  return saved?.savedAt ?? null
}

/** Saves the weights as they stand between two answers. Spoiled ones are not worth keeping. */
export async function saveWeights({ db, tracer, now }: KeepWeightsDeps): Promise<void> {
  const packed = await packBetweenTurns(tracer)
  if (!packed) return
  await db
    .update(masteryWeights)
    .set({ ...packed, savedAt: now() })
    .where(eq(masteryWeights.id, ONLY_ROW))
}

async function packBetweenTurns(tracer: Tracer) {
  const release = await tracer.takeTurn()
  try {
    if (tracer.isSpoiled || tracer.isFollowing) return null
    return { weights: packModel(tracer.model), record: tracer.shadow, lastAttemptId: tracer.lastAttemptId }
  } finally {
    release()
  }
}

/** Whether there are answers that never reached the weights: the server was stopped hard, or they came from elsewhere. */
export async function isBehind(db: Database, tracer: Tracer): Promise<boolean> {
  const [newest] = await db.select({ id: max(attempts.id) }).from(attempts)
  return (newest?.id ?? 0) > tracer.lastAttemptId
}
