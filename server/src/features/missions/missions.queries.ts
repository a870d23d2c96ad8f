import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { missionCompletions } from '../../db/schema/learning/mission-completions.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'

/** When the learner did which mission. */
export async function selectCompletions(db: Database, userId: number): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: missionCompletions.missionId, at: missionCompletions.completedAt })
    .from(missionCompletions)
    .where(eq(missionCompletions.userId, userId))
  return new Map(rows.map(({ id, at }) => [id, at]))
}

export async function selectCompletion(db: Database, userId: number, missionId: string) {
  const [row] = await db
    .select({ completedAt: missionCompletions.completedAt })
    .from(missionCompletions)
    .where(and(eq(missionCompletions.userId, userId), eq(missionCompletions.missionId, missionId)))
  return row?.completedAt ?? null
}

export async function insertCompletion(db: Database, completion: typeof missionCompletions.$inferInsert) {
  await db.insert(missionCompletions).values(completion)
}

export const idOfSubject = (name: string) =>
  sql<number | null>`(select ${subjects.id} from ${subjects} where ${subjects.name} = ${name})`
