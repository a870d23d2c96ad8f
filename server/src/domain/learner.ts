import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts/users.ts'

/** What decisions about learning need to know of a person. */
export type Learner = { id: number; grade: number; role: string; timezone: string }

export async function selectLearner(db: Database, userId: number): Promise<Learner | undefined> {
  const [row] = await db
    .select({ id: users.id, grade: users.grade, role: users.role, timezone: users.timezone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return row
}
