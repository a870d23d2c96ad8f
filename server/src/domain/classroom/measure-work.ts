import { and, count, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { WorkShare } from '#engines/assignments/index.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'

export type PracticeWork = { assignedDate: Date; skills: string[]; problemsWanted: number | null }

/** Right answers of one's own to new problems since the work was given out, by skill, counted up to what is wanted. */
export async function measurePractice(
  db: Database,
  studentId: number,
  { assignedDate, skills, problemsWanted }: PracticeWork,
): Promise<Map<string, WorkShare>> {
  const skill = sql<string>`${attempts.skills}[1]`
  const rows = await db
    .select({ skill, done: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, studentId),
        inArray(skill, skills),
        eq(attempts.source, 'practice'),
        eq(attempts.correct, true),
        // With a hint, or after a wrong try, it was not yet an answer of their own.
        eq(attempts.helped, false),
        eq(attempts.tryNumber, 1),
        isNull(attempts.voidedAt),
        gte(attempts.answeredAt, assignedDate),
      ),
    )
    .groupBy(skill)
  const found = new Map(rows.map((row) => [row.skill, row.done]))
  const wanted = problemsWanted ?? 1
  return new Map(skills.map((code) => [code, { done: Math.min(wanted, found.get(code) ?? 0), wanted }]))
}

export function sumShares(shares: Iterable<WorkShare>): WorkShare {
  let [done, wanted] = [0, 0]
  for (const share of shares) {
    done += share.done
    wanted += share.wanted
  }
  return { done, wanted }
}

/** The cards of a deck that the learner took, and those of them that were rated. */
export async function measureDeck(db: Database, studentId: number, assignmentId: number) {
  const [row] = await db
    .select({
      taken: sql<number>`(count(*) filter (where ${flashcards.deletedAt} is null))::int`,
      rated: sql<number>`(count(*) filter (where ${isNotNull(flashcards.lastReviewed)}))::int`,
    })
    .from(flashcards)
    .where(and(eq(flashcards.assignmentId, assignmentId), eq(flashcards.userId, studentId)))
  return row ?? { taken: 0, rated: 0 }
}
