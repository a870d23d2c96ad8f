import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { badges } from '#contract/badges.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { pointEntries } from '../../db/schema/learning/point-entries.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { createTestApp } from '../../testing/test-app.ts'

type Step =
  | { kind: 'start'; device: number }
  | { kind: 'read'; device: number; seconds: number }
  | { kind: 'complete'; device: number; seconds: number }
  | { kind: 'quiz'; device: number; isPerfect: boolean; key: number }

const device = fc.nat(1)
const seconds = fc.nat(300)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('start' as const), device }),
  fc.record({ kind: fc.constant('read' as const), device, seconds }),
  fc.record({ kind: fc.constant('complete' as const), device, seconds }),
  // Few keys, so that retries of the same submission happen often.
  fc.record({ kind: fc.constant('quiz' as const), device, isPerfect: fc.boolean(), key: fc.nat(3) }),
)

const LESSON_MINUTES = 10
const PERFECT = [
  { questionId: 'q1', selectedOptionId: 'a' },
  { questionId: 'q2', selectedOptionId: 'b' },
]

test('whatever two devices send, in whatever order and however often, nothing is lost and nothing awarded twice', async () => {
  const t = await createTestApp()
  await fillBadges(t.db)
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.boolean(),
      async (steps, isAtOnce) => {
        const quiz = await addQuiz(t, { duration: LESSON_MINUTES })
        const ada = await t.signUp()
        const send = async (next: Step) => {
          if (next.kind === 'quiz') {
            const answers = next.isPerfect ? PERFECT : PERFECT.slice(1)
            const idempotencyKey = `quiz-${next.isPerfect}-${next.key}-${ada.id}`
            return ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers }, { idempotencyKey })
          }
          const base = {
            id: ada.id,
            lessonId: quiz.lessonId,
            completed: next.kind === 'complete',
            timeSpent: 0,
          }
          if (next.kind === 'start') return ada.call(progress.save, base)
          return ada.call(progress.save, {
            ...base,
            visit: { id: `visit-of-device-${next.device}`, seconds: next.seconds },
          })
        }
        const answers = isAtOnce ? await Promise.all(steps.map(send)) : []
        if (!isAtOnce) for (const next of steps) answers.push(await send(next))
        for (const { status } of answers) expect(status).toBe(201)

        const read = steps.filter((next) => next.kind === 'read' || next.kind === 'complete')
        const longest = [0, 1].map((number) =>
          Math.max(0, ...read.filter((next) => next.device === number).map((next) => next.seconds)),
        )
        const timeSpent = longest.reduce((sum, one) => sum + one, 0)
        const isCompleted = steps.some(({ kind }) => kind === 'complete')
        const handedIn = new Set(
          steps.flatMap((next) => (next.kind === 'quiz' ? [`${next.isPerfect}-${next.key}`] : [])),
        )
        const perfect = [...handedIn].filter((key) => key.startsWith('true')).length

        const { body: records } = await ada.call(progress.records, { id: ada.id })
        const wasOpened = steps.some(({ kind }) => kind !== 'quiz')
        expect(records).toMatchObject(wasOpened ? [{ timeSpent, completed: isCompleted }] : [])
        const entries = await t.db.select().from(pointEntries).where(eq(pointEntries.userId, ada.id))
        expect(entries.filter(({ kind }) => kind === 'perfectQuiz')).toHaveLength(perfect > 0 ? 1 : 0)
        const isRead = isCompleted && 3 * timeSpent >= 60 * LESSON_MINUTES
        expect(entries.filter(({ kind }) => kind === 'lesson')).toHaveLength(isRead ? 1 : 0)
        expect((await ada.call(accounts.currentUser, {})).body.points).toBe(
          entries.reduce((sum, { points }) => sum + points, 0),
        )
        expect((await ada.call(quizzes.results, { id: ada.id })).body).toHaveLength(handedIn.size)
        const { body: earned } = await ada.call(badges.earned, { id: ada.id })
        const isPerfectAtFirst = (await ada.call(quizzes.results, { id: ada.id })).body.some(
          ({ attempt, score, maxScore }) => attempt === 1 && score === maxScore,
        )
        expect(earned.filter(({ name }) => name === 'Perfect Score')).toHaveLength(isPerfectAtFirst ? 1 : 0)
        expect(new Set(earned.map(({ badgeId }) => badgeId)).size).toBe(earned.length)
        const days = await t.db.select().from(learningDays).where(eq(learningDays.userId, ada.id))
        expect(days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(timeSpent)
        expect(days.reduce((sum, { lessonsCompleted }) => sum + lessonsCompleted, 0)).toBe(
          isCompleted ? 1 : 0,
        )
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
