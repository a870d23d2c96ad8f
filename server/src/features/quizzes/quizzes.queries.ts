import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { meanShare } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { isForRole, isOfferedTo } from '../../domain/lessons/lessons-of-grade.ts'
import { QUIZ_COLUMNS } from '../../domain/questions/quiz-columns.ts'
import { selectQuizResults } from '../../domain/record/learner-record.queries.ts'

export type ResultRow = typeof quizResults.$inferSelect

const MOST_RESULTS = 1000

/** Whether the person has turned in this quiz. */
const isHandedInBy = (userId: number): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${quizResults} where ${quizResults.quizId} = ${quizzes.id} and ${quizResults.userId} = ${userId})`

type Filter = { userId: number; role: string; grade: number | undefined }

export function selectQuizzes(db: Database, { userId, role, grade }: Filter, hasQuestions: boolean) {
  const questions = hasQuestions ? quizzes.questions : sql<typeof quizzes.$inferSelect.questions>`'[]'::jsonb`
  return db
    .select({ ...QUIZ_COLUMNS, questions, isHandedIn: isHandedInBy(userId) })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(and(grade === undefined ? isNull(lessons.retiredAt) : isOfferedTo(grade), isForRole(role)))
    .orderBy(
      asc(lessons.subjectId),
      asc(lessons.grade),
      asc(lessons.course),
      asc(lessons.position),
      asc(quizzes.id),
    )
}

export async function selectQuiz(db: Database, id: number, userId: number) {
  const [row] = await db
    .select({ ...QUIZ_COLUMNS, questions: quizzes.questions, isHandedIn: isHandedInBy(userId) })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(eq(quizzes.id, id))
  return row
}

export function selectResults(db: Database, userId: number): Promise<ResultRow[]> {
  return db
    .select()
    .from(quizResults)
    .where(eq(quizResults.userId, userId))
    .orderBy(desc(quizResults.dateTaken), desc(quizResults.id))
    .limit(MOST_RESULTS)
}

export const insertResult = (db: Database, result: typeof quizResults.$inferInsert) =>
  insertRow(db, quizResults, result)

export async function countAttempts(db: Database, userId: number, quizId: number): Promise<number> {
  const isOwn = and(eq(quizResults.userId, userId), eq(quizResults.quizId, quizId))
  const row = await selectRow(db, quizResults, isOwn, { attempts: count() })
  return row?.attempts ?? 0
}

/** Takes the result into the mean of all quizzes. */
export async function keepAverage(db: Database, userId: number): Promise<void> {
  const average = meanShare(await selectQuizResults(db, userId))
  await db
    .update(users)
    .set({ averageQuizScore: average === null ? null : 100 * average })
    .where(eq(users.id, userId))
}
