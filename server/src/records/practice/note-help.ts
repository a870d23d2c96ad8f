import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'

/** What the tutor said about a problem is help like a hint: solved afterwards, it is not solved unaided. */
export async function noteHelpWithProblem(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(practiceProblems)
    .set({ hintsShown: sql`greatest(${practiceProblems.hintsShown}, 1)` })
    .where(
      and(
        eq(practiceProblems.id, id),
        eq(practiceProblems.userId, userId),
        isNull(practiceProblems.solvedAt),
      ),
    )
}
