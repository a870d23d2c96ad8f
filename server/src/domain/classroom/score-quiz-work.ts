import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { type CountedScore, scoreAttempts } from '#engines/record/index.ts'
import type { Database } from '../../db/database.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'

type Quiz = Pick<
  typeof assignments.$inferSelect,
  'quizId' | 'points' | 'countedAttempt' | 'assignedDate' | 'dueDate' | 'latePolicy' | 'lateDeduction'
>

/** What a student's attempts at a quiz that was given out are worth; null without one that counts. */
export async function scoreQuizWork(
  db: Database,
  studentId: number,
  quiz: Quiz,
  takenAnyway: Date | null,
): Promise<CountedScore | null> {
  return scoreAttempts(await selectAttempts(db, quiz, [studentId]), quiz, takenAnyway)
}

/** Scores that a quiz gave by itself follow its points, its due date and the attempt that counts. */
export async function scoreQuizAgain(db: Database, assignmentId: number): Promise<void> {
  const rows = await db
    .select({ quiz: assignments, submission: assignmentSubmissions })
    .from(assignmentSubmissions)
    .innerJoin(assignments, eq(assignments.id, assignmentSubmissions.assignmentId))
    .where(
      and(
        eq(assignments.id, assignmentId),
        eq(assignments.kind, 'quiz'),
        eq(assignmentSubmissions.status, 'graded'),
        eq(assignmentSubmissions.isAutomatic, true),
      ),
    )
    .for('update', { of: assignmentSubmissions })
  const [first] = rows
  if (!first) return
  const students = rows.map(({ submission }) => submission.studentId)
  const attemptsOf = Map.groupBy(await selectAttempts(db, first.quiz, students), ({ userId }) => userId)
  for (const { quiz, submission } of rows) {
    const taken = attemptsOf.get(submission.studentId) ?? []
    // Since it was closed a student took the quiz for themselves: the first ones are those that count.
    const counting = quiz.status === 'active' ? taken : taken.slice(0, submission.attempts)
    const scored = scoreAttempts(counting, quiz, submission.submittedAt)
    if (!scored) continue
    const { at, ...score } = scored
    if (!isOtherScore(submission, { ...score, submittedAt: at }) && score.attempts === submission.attempts)
      continue
    await db
      .update(assignmentSubmissions)
      .set({ ...score, submittedAt: at, gradedAt: at, version: submission.version + 1 })
      .where(eq(assignmentSubmissions.id, submission.id))
  }
}

type Score = { grade: number | null; lateDeducted: number; submittedAt: Date }

export function isOtherScore(before: Score, after: Score): boolean {
  return (
    before.grade !== after.grade ||
    before.lateDeducted !== after.lateDeducted ||
    before.submittedAt.getTime() !== after.submittedAt.getTime()
  )
}

/** Since the quiz was given out, in their order. */
async function selectAttempts(
  db: Database,
  { quizId, assignedDate }: Pick<Quiz, 'quizId' | 'assignedDate'>,
  studentIds: number[],
) {
  if (quizId === null) return []
  const { userId, score, maxScore, dateTaken } = quizResults
  return db
    .select({ userId, score, maxScore, at: dateTaken })
    .from(quizResults)
    .where(and(eq(quizResults.quizId, quizId), inArray(userId, studentIds), gte(dateTaken, assignedDate)))
    .orderBy(asc(dateTaken), asc(quizResults.id))
}
