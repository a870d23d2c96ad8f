import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAttempt } from '../testing/disputed-rows.ts'
import { addQuiz } from '../testing/learning-rows.ts'
import { prepareTestApp } from '../testing/prepare-test-app.ts'
import { users } from './schema/accounts/users.ts'
import { attempts } from './schema/learning/attempts.ts'
import { masteryWeights } from './schema/learning/learner-models.ts'
import { pointEntries } from './schema/learning/point-entries.ts'
import { userProgress } from './schema/learning/progress.ts'
import { quizResults } from './schema/learning/quizzes.ts'

const t = prepareTestApp()

const FILE = new URL('./migrations/0045_honest-records.sql', import.meta.url)
/** What fills the new tables and columns; the statements before it have made them. */
const statements = readFileSync(FILE, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^\s*(--.*\n)?\s*(UPDATE|INSERT|DELETE)\b/.test(statement))

test('attempts at quizzes from before are counted, points have an opening, and nothing brings points again', async () => {
  const ada = await t.signUp('student', { points: 30, averageQuizScore: 75 })
  const bob = await t.signUp()
  const quiz = await addQuiz(t)
  const result = { userId: ada.id, quizId: quiz.id, maxScore: 2 }
  const results = await t.db
    .insert(quizResults)
    .values([
      { ...result, score: 1 },
      { ...result, score: 2 },
    ])
    .returning()
  for (const { id } of results) await addAttempt(t, ada.id, { source: 'quiz', quizResultId: id })
  await t.db.insert(userProgress).values({ userId: ada.id, lessonId: quiz.lessonId, completed: true })
  await t.db.insert(masteryWeights).values({ id: 1 }).onConflictDoNothing()
  await expect(
    t.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      const stored = await tx
        .select()
        .from(quizResults)
        .where(eq(quizResults.userId, ada.id))
        .orderBy(quizResults.id)
      expect(stored.map(({ attempt }) => attempt)).toEqual([1, 2])
      const answers = await tx.select().from(attempts).where(eq(attempts.userId, ada.id)).orderBy(attempts.id)
      expect(answers.map(({ tryNumber }) => tryNumber)).toEqual([1, 2])
      expect(await tx.select().from(masteryWeights)).toEqual([])
      const [user] = await tx.select().from(users).where(eq(users.id, ada.id))
      expect(user).toMatchObject({ points: 30, averageQuizScore: 50 })
      const entries = await tx.select().from(pointEntries).where(eq(pointEntries.userId, ada.id))
      expect(entries.map(({ kind, about, points }) => [kind, about, points]).toSorted()).toEqual([
        ['lesson', String(quiz.lessonId), 0],
        ['opening', '', 30],
        ['perfectQuiz', String(quiz.id), 0],
      ])
      expect(await tx.select().from(pointEntries).where(eq(pointEntries.userId, bob.id))).toEqual([])
      throw new Error('undo')
    }),
  ).rejects.toThrow('undo')
})
