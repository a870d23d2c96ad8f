import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import { findIdea, IDEAS_WITHIN_DAYS } from './find-idea.ts'
import { findQuestions, givenJson } from './find-questions.ts'

const MOST_WRONG_ANSWERS = 100

type WrongAnswer = {
  skill: string
  /** What the authors of the question say leads to the answer; null where they do not know. */
  idea: string | null
  answeredAt: Date
}

/** A learner's wrong answers of the last weeks, newest first, with the ideas behind them. */
export async function listWrongAnswers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
): Promise<WrongAnswer[]> {
  const since = new Date(now().getTime() - IDEAS_WITHIN_DAYS * DAY_MS)
  const rows = await selectWrongAnswers(db, userId, since)
  const questions = await findQuestions(db, rows)
  return rows.flatMap(({ skills: [skill], givenJson, answeredAt }, place) =>
    skill === undefined ? [] : [{ skill, idea: findIdea(questions[place] ?? null, givenJson), answeredAt }],
  )
}

/** With what is needed to find their questions. */
function selectWrongAnswers(db: Database, userId: number, since: Date) {
  return db
    .select({
      ...pick(attempts, 'itemId', 'skills', 'seed', 'difficulty', 'answeredAt'),
      givenJson,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        gte(attempts.answeredAt, since),
        eq(attempts.correct, false),
        isNull(attempts.voidedAt),
      ),
    )
    .orderBy(desc(attempts.answeredAt), desc(attempts.id))
    .limit(MOST_WRONG_ANSWERS)
}
