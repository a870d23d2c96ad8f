import { sql } from 'drizzle-orm'
import { findStuck } from '#engines/paths/index.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import type { Deps } from '../../platform/deps.ts'
import { LEVELS_BEING_LEARNED, lately, MOST_TRIES, toTry } from './find-stuck-skills.ts'

/** A skill in which a learner has lately been stuck. */
export type StuckIn = { skill: string; tries: number; misses: number }

/** The same rule as for one learner, for a whole school in one statement: where each of them is stuck, the newest first. */
export async function findStuckOfMany(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userIds: readonly number[],
): Promise<Map<number, StuckIn[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await selectVainTries(db, userIds, lately(now()))
  const stuckOf = new Map<number, StuckIn[]>()
  for (const own of Map.groupBy(rows, ({ userId, skill }) => `${userId} ${skill}`).values()) {
    const [first] = own
    // A prerequisite changes what to try next, not whether somebody is stuck.
    const stuck = findStuck(own.map(toTry), false)
    if (!first || !stuck) continue
    const { userId, skill } = first
    stuckOf.set(userId, [{ skill, tries: stuck.tries, misses: stuck.misses }, ...(stuckOf.get(userId) ?? [])])
  }
  return stuckOf
}

/**
 * What each learner has tried lately in skills they are learning, as far as it came after the last right answer of
 * their own: the rule looks no further back, and so little is left of a year of answers. Oldest first.
 */
async function selectVainTries(db: Database, userIds: readonly number[], since: Date) {
  const levels = sql.join(
    LEVELS_BEING_LEARNED.map((level) => sql`${level}`),
    sql`, `,
  )
  const { rows } = await db.execute<{
    userId: number
    skill: string
    correct: boolean
    helped: boolean
    seconds: number
  }>(sql`
    with tries as (
      select learner.id as user_id, latest.*
      from unnest(${`{${userIds.join()}}`}::int[]) as learner(id)
      cross join lateral (
        select ${attempts.id} as id, ${attempts.skills} as skills, ${attempts.correct} as correct,
          ${attempts.helped} as helped, ${attempts.answeredAt} as answered_at
        from ${attempts}
        where ${attempts.userId} = learner.id and ${attempts.answeredAt} >= ${since.toISOString()}::timestamptz
          and ${attempts.voidedAt} is null
        order by ${attempts.answeredAt} desc, ${attempts.id} desc
        limit ${MOST_TRIES}
      ) latest
    ), judged as (
      select tries.*, named.skill, count(*) filter (where correct and not helped)
        over (partition by user_id, named.skill order by answered_at desc, id desc) as gains_since
      from tries cross join lateral unnest(skills) as named(skill)
    )
    select judged.user_id as "userId", judged.skill, judged.correct, judged.helped,
      extract(epoch from judged.answered_at)::float8 as seconds
    from judged
    join ${skillStates} on ${skillStates.userId} = judged.user_id and ${skillStates.skill} = judged.skill
      and ${skillStates.level} in (${levels})
    where gains_since = 0
    order by judged.answered_at, judged.id`)
  return rows.map(({ seconds, ...row }) => ({ ...row, answeredAt: new Date(seconds * 1000) }))
}
