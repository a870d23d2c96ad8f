import { and, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { attempts } from '../../../db/schema/learning/attempts.ts'
import { learnerModels } from '../../../db/schema/learning/learner-models.ts'
import { skillStates } from '../../../db/schema/learning/skill-states.ts'
import { upsertStatesOf } from '../tracing.queries.ts'
import type { LoggedAnswer, RebuiltLearner } from './replay-protocol.ts'

/** The log in the order in which it was learned from. */
export async function selectLog(db: Database, afterId: number, limit: number): Promise<LoggedAnswer[]> {
  const rows = await db
    .select({
      id: attempts.id,
      userId: attempts.userId,
      itemId: attempts.itemId,
      skills: attempts.skills,
      difficulty: attempts.difficulty,
      correct: attempts.correct,
      helped: attempts.helped,
      tryNumber: attempts.tryNumber,
      answeredAt: attempts.answeredAt,
      day: attempts.day,
      voidedAt: attempts.voidedAt,
    })
    .from(attempts)
    .where(gt(attempts.id, afterId))
    .orderBy(attempts.id)
    .limit(limit)
  return rows.map(({ day, voidedAt, ...row }) => ({
    ...row,
    day: day ?? row.answeredAt.toISOString().slice(0, 10),
    isVoided: voidedAt !== null,
  }))
}

/** Writes the learners that differ from what is stored, and answers how many those were. */
export async function saveRebuilt(db: Database, rebuilt: readonly RebuiltLearner[]): Promise<number> {
  if (rebuilt.length === 0) return 0
  const stored = new Map(
    (
      await db
        .select({ userId: learnerModels.userId, state: learnerModels.state })
        .from(learnerModels)
        .where(
          inArray(
            learnerModels.userId,
            rebuilt.map(({ userId }) => userId),
          ),
        )
    ).map(({ userId, state }) => [userId, Buffer.from(state)]),
  )
  const different = rebuilt.filter(({ userId, state }) => !stored.get(userId)?.equals(state))
  if (different.length === 0) return 0
  await db
    .insert(learnerModels)
    .values(different.map(({ userId, state, lastAttemptId }) => ({ userId, state, lastAttemptId })))
    .onConflictDoUpdate({
      target: learnerModels.userId,
      set: { state: sql`excluded.state`, lastAttemptId: sql`excluded.last_attempt_id` },
    })
  const states = different.flatMap(({ userId, skills }) => skills.map((state) => ({ userId, ...state })))
  await db.delete(skillStates).where(
    and(
      inArray(
        skillStates.userId,
        different.map(({ userId }) => userId),
      ),
      isNoneOf(states),
    ),
  )
  if (states.length > 0) await db.execute(upsertStatesOf(states))
  return different.length
}

function isNoneOf(states: readonly { userId: number; skill: string }[]): SQL | undefined {
  if (states.length === 0) return undefined
  const pairs = states.map(({ userId, skill }) => sql`(${userId}::int, ${skill})`)
  return sql`(${skillStates.userId}, ${skillStates.skill}) not in (${sql.join(pairs, sql`, `)})`
}
