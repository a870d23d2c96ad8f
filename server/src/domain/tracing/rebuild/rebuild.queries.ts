import { gt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { attempts } from '../../../db/schema/learning/attempts.ts'
import { learnerModels } from '../../../db/schema/learning/learner-models.ts'
import { skillStates } from '../../../db/schema/learning/skill-states.ts'
import { pick } from '../../../platform/pick.ts'
import type { LoggedAnswer, RebuiltPage } from './replay-protocol.ts'

/** The log in the order in which it was learned from. */
export async function selectLog(db: Database, afterId: number, limit: number): Promise<LoggedAnswer[]> {
  const rows = await db
    .select({
      ...pick(attempts, 'id', 'userId', 'source', 'itemId', 'skills', 'difficulty', 'correct'),
      ...pick(attempts, 'helped', 'tryNumber', 'answeredAt', 'day', 'voidedAt'),
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

/**
 * Writes the learners that differ from what is stored, and answers how many those were. One text for any page: a statement
 * that named its rows one by one took longer to build and to parse than to carry out, while requests waited.
 */
export async function saveRebuilt(db: Database, page: RebuiltPage): Promise<number> {
  const { rows } = await db.execute<{ learners: number }>(sql`
    with learner as (
      select page.* from jsonb_to_recordset(${page}::jsonb)
        as page ("userId" integer, state text, "lastAttemptId" integer, skills jsonb)
      join ${users} on ${users.id} = page."userId"
    ), different as (
      insert into ${learnerModels} (user_id, state, last_attempt_id)
      select "userId", decode(state, 'base64'), "lastAttemptId" from learner
      on conflict (user_id) do update set state = excluded.state, last_attempt_id = excluded.last_attempt_id
        where ${learnerModels.state} <> excluded.state
      returning user_id
    ), standing as materialized (
      select learner."userId", skill.* from learner, jsonb_to_recordset(learner.skills)
        as skill (skill text, mastery real, level text, answers integer, correct integer, "lastAt" timestamptz, evidence jsonb)
      where learner."userId" in (select user_id from different)
    ), gone as (
      delete from ${skillStates} where user_id = any(array(select user_id from different)) and not exists (
        select from standing where standing."userId" = ${skillStates.userId} and standing.skill = ${skillStates.skill})
    ), kept as (
      insert into ${skillStates} (user_id, skill, mastery, level, answers, correct, last_answered_at, evidence)
      select "userId", skill, mastery, level, answers, correct, "lastAt", evidence from standing
      on conflict (user_id, skill) do update set mastery = excluded.mastery, level = excluded.level, answers = excluded.answers,
        correct = excluded.correct, last_answered_at = excluded.last_answered_at, evidence = excluded.evidence
        where (${skillStates.mastery}, ${skillStates.evidence}) is distinct from (excluded.mastery, excluded.evidence)
    )
    select count(*)::int as learners from different`)
  return rows[0]?.learners ?? 0
}
