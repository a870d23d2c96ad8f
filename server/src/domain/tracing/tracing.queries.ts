import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Evidence } from '#engines/levels/index.ts'
import { newLearner, packLearner, unpackLearner } from '#engines/mastery/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { learnerModels } from '../../db/schema/learning/learner-models.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import type { Memory, StoredSkill } from './take-answer.ts'

/** What is known of a learner, with the evidence of these skills. */
export async function selectMemory(db: Database, userId: number, skills: string[]): Promise<Memory> {
  const model = await selectRow(db, learnerModels, eq(learnerModels.userId, userId), {
    state: learnerModels.state,
  })
  const states =
    skills.length === 0
      ? []
      : await db
          .select({ skill: skillStates.skill, evidence: skillStates.evidence })
          .from(skillStates)
          .where(and(eq(skillStates.userId, userId), inArray(skillStates.skill, skills)))
  return toMemory(model?.state ?? null, states)
}

export function toMemory(state: Uint8Array | null, states: readonly { skill: string; evidence: unknown }[]) {
  return {
    learner: state === null ? newLearner() : unpackLearner(state),
    evidence: new Map(states.map(({ skill, evidence }) => [skill, evidence as Evidence])),
  }
}

/** The statement's part that keeps a learner's memory; `attemptId` may be a part of the same statement. */
export function upsertLearner(userId: number, memory: Memory, attemptId: SQL | number): SQL {
  return sql`insert into ${learnerModels} (user_id, state, last_attempt_id)
    values (${userId}, ${packLearner(memory.learner)}::bytea, ${attemptId})
    on conflict (user_id) do update set state = excluded.state, last_attempt_id = excluded.last_attempt_id`
}

/** The statement's part that keeps where the learner stands in the skills that were answered. */
export function upsertSkillStates(userId: number, traced: readonly StoredSkill[]): SQL {
  const rows = traced.map(
    ({ skill, mastery, evidence }) =>
      sql`(${userId}::int, ${skill}, ${mastery}::real, ${evidence.level}, ${evidence.answers}::int, ${evidence.correct}::int,
        ${new Date((evidence.lastAt ?? 0) * 1000).toISOString()}::timestamptz, ${JSON.stringify(evidence)}::jsonb)`,
  )
  return sql`insert into ${skillStates} (user_id, skill, mastery, level, answers, correct, last_answered_at, evidence)
    values ${sql.join(rows, sql`, `)}
    on conflict (user_id, skill) do update set mastery = excluded.mastery, level = excluded.level, answers = excluded.answers,
      correct = excluded.correct, last_answered_at = excluded.last_answered_at, evidence = excluded.evidence`
}

export async function saveMemory(
  db: Database,
  userId: number,
  memory: Memory,
  traced: readonly StoredSkill[],
  lastAttemptId: number,
): Promise<void> {
  await db.execute(upsertLearner(userId, memory, lastAttemptId))
  if (traced.length > 0) await db.execute(upsertSkillStates(userId, traced))
}
