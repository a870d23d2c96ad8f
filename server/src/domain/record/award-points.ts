import { eq, sql } from 'drizzle-orm'
import { type Earned, earnBySkill } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pointEntries } from '../../db/schema/learning/point-entries.ts'
import type { Traced } from '../tracing/take-answer.ts'

/** What the levels that an answer has raised are worth. */
export function earnByLevels({ skills }: Pick<Traced, 'skills'>): Earned[] {
  return skills.flatMap(({ skill, levelBefore, evidence }) => earnBySkill(skill, levelBefore, evidence.level))
}

/**
 * Notes what points were earned for, each thing once, and adds them to the account in the same statement. Answers how
 * many are new.
 */
export async function awardPoints(
  db: Database,
  userId: number,
  earned: readonly Earned[],
  at: Date,
): Promise<number> {
  if (earned.length === 0) return 0
  const added = db.$with('added').as(
    db
      .insert(pointEntries)
      .values(earned.map((entry) => ({ ...entry, userId, earnedAt: at })))
      .onConflictDoNothing()
      .returning({ points: pointEntries.points }),
  )
  const total = sql<number>`(select coalesce(sum(points), 0)::int from ${added})`
  const [row] = await db
    .with(added)
    .update(users)
    .set({ points: sql`${users.points} + ${total}` })
    .where(eq(users.id, userId))
    .returning({ awarded: total.mapWith(Number) })
  return row?.awarded ?? 0
}

export async function readPoints(db: Database, userId: number): Promise<number> {
  const row = await selectRow(db, users, eq(users.id, userId), { points: users.points })
  return row?.points ?? 0
}
