import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { disputes } from '../../db/schema/learning/disputes.ts'
import { givenJson } from '../../domain/questions/find-questions.ts'

/** Every answer is drawn with its formulas, a millisecond each: a page must not hold up others. */
export const PAGE = 20

/** The answers to a skill, newest first, and what was said about them; one more than a page when there are more. */
export function selectAnswers(db: Database, userId: number, skill: string, before: number | undefined) {
  return db
    .select({
      attempt: attempts,
      givenJson,
      outcome: disputes.outcome,
      reply: disputes.reply,
      disputeId: disputes.id,
    })
    .from(attempts)
    .leftJoin(disputes, eq(disputes.attemptId, attempts.id))
    .where(
      and(
        eq(attempts.userId, userId),
        sql`${attempts.skills}[1] = ${skill}`,
        before === undefined ? undefined : lt(attempts.id, before),
      ),
    )
    .orderBy(desc(attempts.id))
    .limit(PAGE + 1)
}
