import { expect, test } from 'vitest'
import { site } from '#contract/site.ts'
import { statistics } from '../../db/schema/operations/public-content.ts'
import { addLesson, addQuiz, retireLessons } from '../../testing/learning-rows.ts'
import { createTestApp } from '../../testing/test-app.ts'

test('the figures of the landing page come in their order to anybody, and none are invented', {
  tags: ['P-65', 'Y-61'],
}, async () => {
  const t = await createTestApp()
  // There is one list for all, which other tests have filled, too.
  await t.db.delete(statistics)
  expect((await t.call(site.statistics, {})).body).toEqual([])
  await t.db.insert(statistics).values([
    { name: 'Lessons', value: '700', displayOrder: 2 },
    { name: 'Learners', value: '1,200', icon: 'users', category: 'people', displayOrder: 1 },
  ])
  const { status, body } = await t.call(site.statistics, {})
  expect(status).toBe(200)
  expect(body.map(({ name }) => name)).toEqual(['Learners', 'Lessons'])
})

test('visitors are told what the curriculum holds, by subject and audience, without what it no longer has', {
  tags: ['Y-58'],
}, async () => {
  const t = await createTestApp()
  const [third, seventh] = [await addQuiz(t, { grade: 3 }), await addLesson(t, { grade: 7 })]
  const find = async () =>
    (await t.call(site.catalogue, {})).body.find(
      ({ subject, audience }) => subject === 'Mathematics' && audience === 'school',
    )
  const before = await find()
  if (!before) throw new Error('mathematics is missing')
  expect(before.fromGrade).toBeLessThanOrEqual(3)
  expect(before.toGrade).toBeGreaterThanOrEqual(7)
  await retireLessons(t, [third.lessonId])
  expect(await find()).toMatchObject({ lessons: before.lessons - 1, quizzes: before.quizzes - 1 })
  await retireLessons(t, [seventh.id])
})
