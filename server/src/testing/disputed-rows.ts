import { eq } from 'drizzle-orm'
import { attempts } from '../db/schema/learning/attempts.ts'
import { disputes } from '../db/schema/learning/disputes.ts'
import { quizzes } from '../db/schema/learning/quizzes.ts'
import { classEnrollments, classes } from '../db/schema/teaching/classes.ts'
import { itemIdOf, makeAgain } from '../domain/practice/practice-library.ts'
import { addQuiz } from './learning-rows.ts'
import type { TestApp } from './test-app.ts'

/** A student in an active class of the teacher. */
export async function enroll(t: TestApp, teacherId: number, studentId: number): Promise<void> {
  const [room] = await t.db
    .insert(classes)
    .values({ name: '5b', teacherId, classCode: `${teacherId}-${studentId}` })
    .returning()
  await t.db.insert(classEnrollments).values({ classId: room?.id ?? 0, studentId })
}

/** A wrong answer in practice. */
export async function addAttempt(
  t: TestApp,
  userId: number,
  more: Partial<typeof attempts.$inferInsert> = {},
) {
  const asked = { skill: 'math.1.subtract-within-20', difficulty: 1, seed: 7 }
  const [row] = await t.db
    .insert(attempts)
    .values({
      userId,
      source: 'practice',
      itemId: itemIdOf(asked, makeAgain(asked)),
      skills: [asked.skill],
      seed: asked.seed,
      difficulty: asked.difficulty,
      answer: '999',
      correct: false,
      helped: false,
      answeredAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addDispute(t: TestApp, userId: number) {
  const { id: attemptId, itemId, seed } = await addAttempt(t, userId)
  const [row] = await t.db.insert(disputes).values({ userId, attemptId, itemId, seed }).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** The two questions of `addQuiz`, of a skill that is part of the curriculum. */
export async function addSkilledQuiz(t: TestApp, skill: string) {
  const quiz = await addQuiz(t)
  const questions = quiz.questions.map((question) => ({ ...question, skill }))
  await t.db.update(quizzes).set({ questions }).where(eq(quizzes.id, quiz.id))
  return quiz
}
