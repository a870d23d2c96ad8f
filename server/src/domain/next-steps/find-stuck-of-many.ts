import { sql } from 'drizzle-orm'
import { findStuck, TRIES_PER_METHOD, type Try } from '#engines/paths/index.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import type { Deps } from '../../platform/deps.ts'
import { LEVELS_BEING_LEARNED, lately, MOST_TRIES } from './find-stuck-skills.ts'

/** A skill in which a learner has lately been stuck. */
export type StuckIn = { skill: string; tries: number; misses: number }

/** The same rule as for one learner, for a whole school in one statement: where each of them is stuck, the newest first. */
export async function findStuckOfMany({ db, now }: Pick<Deps, 'db' | 'now'>, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map()
  const stuckOf = new Map<number, StuckIn[]>()
  for (const { userId, skill, marks } of await selectVainTries(db, userIds, lately(now()))) {
    // A prerequisite changes what to try next, not whether somebody is stuck.
    const stuck = findStuck([...marks].map(readMark), false)
    if (!stuck) continue
    const { tries, misses } = stuck
    stuckOf.set(userId, [...(stuckOf.get(userId) ?? []), { skill, tries, misses }])
  }
  return stuckOf
}

const readMark = (mark: string, at: number): Try => ({ correct: mark !== 'x', helped: mark === 'h', at })

type VainTries = {
  userId: number
  skill: string
  /** Oldest first: x for a wrong answer, h for one with help. */
  marks: string
}

/**
 * What each learner has tried lately in skills they are learning, as far as it came after the last right answer of
 * their own: the rule looks no further back. One short text for each skill instead of rows: of a school's answers in two
 * weeks the embedded database would otherwise hand over tens of thousands.
 */
async function selectVainTries(db: Database, userIds: readonly number[], since: Date): Promise<VainTries[]> {
  const levels = sql.join(
    LEVELS_BEING_LEARNED.map((level) => sql`${level}`),
    sql`, `,
  )
  const { rows } = await db.execute<VainTries>(sql`
    with tries as (
      select learner.id as user_id, latest.*
      from unnest(${`{${userIds.join()}}`}::int[]) as learner(id)
      cross join lateral (
        select ${attempts.id} as id, ${attempts.skills} as skills, ${attempts.answeredAt} as answered_at,
          ${attempts.correct} and not ${attempts.helped} as is_gain,
          case when ${attempts.helped} and ${attempts.correct} then 'h' else 'x' end as mark
        from ${attempts}
        where ${attempts.userId} = learner.id and ${attempts.answeredAt} >= ${since.toISOString()}::timestamptz
          and ${attempts.voidedAt} is null
        order by ${attempts.answeredAt} desc, ${attempts.id} desc
        limit ${MOST_TRIES}
      ) latest
    ), judged as (
      select tries.*, named.skill, count(*) filter (where is_gain)
        over (partition by user_id, named.skill order by answered_at desc, id desc) as gains_since
      from tries cross join lateral unnest(skills) as named(skill)
    )
    select judged.user_id as "userId", judged.skill, string_agg(mark, '' order by answered_at, judged.id) as marks
    from judged
    join ${skillStates} on ${skillStates.userId} = judged.user_id and ${skillStates.skill} = judged.skill
      and ${skillStates.level} in (${levels})
    where gains_since = 0
    group by judged.user_id, judged.skill
    having count(*) >= ${TRIES_PER_METHOD}
    order by max(answered_at) desc`)
  return rows
}
