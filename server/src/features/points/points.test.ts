import { expect, test } from 'vitest'
import { points } from '#contract/points.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { pointEntries } from '../../db/schema/learning/point-entries.ts'
import { addSkilledQuiz } from '../../testing/disputed-rows.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()

test('points open to what they were given for, the newest first, a page at a time', async () => {
  const ada = await t.signUp()
  const quiz = await addSkilledQuiz(t, 'math.1.subtract-within-20')
  const lesson = await addLesson(t, { title: 'Halves' })
  await t.db.insert(pointEntries).values([
    { userId: ada.id, kind: 'opening', about: '', points: 20 },
    { userId: ada.id, kind: 'lesson', about: '2000000000', points: 0 },
  ])
  const answers = ['a', 'b'].map((selectedOptionId, place) => ({
    questionId: `q${place + 1}`,
    selectedOptionId,
  }))
  await ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers })
  await ada.call(progress.save, { id: ada.id, lessonId: lesson.id, completed: true, timeSpent: 600 })
  const { body } = await ada.call(points.entries, { id: ada.id })
  expect(body.hasMore).toBe(false)
  expect(body.entries.map(({ kind, name, points }) => [kind, name, points])).toEqual([
    ['lesson', 'Halves', 5],
    ['perfectQuiz', quiz.title, 10],
    ['skillPracticed', 'Take away within 20', 5],
    ['opening', null, 20],
  ])
  const { body: older } = await ada.call(points.entries, { id: ada.id, before: body.entries[2]?.id })
  expect(older.entries.map(({ kind }) => kind)).toEqual(['opening'])
  await t.db.insert(pointEntries).values(
    Array.from({ length: 20 }, (_, place) => ({
      userId: ada.id,
      kind: 'lesson' as const,
      about: `gone ${place}`,
      points: 5,
    })),
  )
  const { body: full } = await ada.call(points.entries, { id: ada.id })
  expect([full.entries.length, full.hasMore, full.entries[0]?.name]).toEqual([20, true, null])
})

test("another learner's points are not found", async () => {
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  expect((await bob.call(points.entries, { id: ada.id })).status).toBe(404)
})
