import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { isForRole, isOfferedTo } from '../../domain/lessons/lessons-of-grade.ts'
import { QUIZ_COLUMNS } from '../../domain/questions/quiz-columns.ts'

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

/** Adds points and takes the result into the mean of all quizzes; answers the points now. */
export async function rewardUser(db: Database, userId: number, pointsAwarded: number): Promise<number> {
  const mean = db
    .select({ mean: sql`avg(100.0 * ${quizResults.score} / nullif(${quizResults.maxScore}, 0))` })
    .from(quizResults)
    .where(eq(quizResults.userId, userId))
  const [row] = await db
    .update(users)
    .set({ points: sql`${users.points} + ${pointsAwarded}`, averageQuizScore: sql`(${mean})` })
    .where(eq(users.id, userId))
    .returning({ points: users.points })
  return row?.points ?? 0
}
