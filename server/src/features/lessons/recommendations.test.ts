import { beforeAll, expect, test } from 'vitest'
import { lessons } from '#contract/lessons.ts'
import { progress } from '#contract/progress.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { learningPaths } from '../../db/schema/accounts/onboarding.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { addLesson, findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
/** A grade of its own, so that lessons of other tests stay out of the list. */
const GRADE = 5

const t = prepareTestApp({ now: START })
beforeAll(async () => {
  await findSubject(t, 'Mathematics')
})

let courses = 0
const addTeaching = (title: string, ...skills: string[]) =>
  addLesson(t, {
    title,
    grade: GRADE,
    course: `Recommendations ${++courses}`,
    outline: { objectives: [], vocabulary: {}, skills, prerequisites: [], standards: [], sections: [] },
  })

const recommend = async (person: TestPerson) =>
  (await person.call(lessons.recommendations, { id: person.id })).body

test('a lesson comes back for the very skill that needs a refresh, with its number', async () => {
  const ada = await t.signUp()
  const lesson = await addTeaching('Boxes', 'math.5.volume')
  await ada.call(progress.save, { id: ada.id, lessonId: lesson.id, completed: true, timeSpent: 60 })
  await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: true, times: 5 })
  for (const days of [1, 2]) {
    t.clock.now = new Date(START.getTime() + days * DAY_MS)
    await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: false, times: 1 })
  }
  t.clock.now = new Date(START.getTime() + 5 * DAY_MS)
  const found = (await recommend(ada)).find(({ because }) => because.kind === 'refresh')
  expect(found).toMatchObject({ isNew: false, because: { kind: 'refresh', skill: 'Volume' } })
  expect(found?.reason).toMatch(/^“Volume” has faded to about \d+%\. This lesson brings it back\.$/)
})

test('the next step of the learning path is named as such, and moves on when it is done', async () => {
  const ada = await t.signUp()
  const [first, second] = [await addTeaching('Step one'), await addTeaching('Step two')]
  await t.db.insert(learningPaths).values({
    userId: ada.id,
    subject: 'Mathematics',
    pathData: [first, second].map(({ id, title }) => ({ lessonId: id, title })),
  })
  const step = async () => (await recommend(ada)).find(({ because }) => because.kind === 'path')
  expect(await step()).toMatchObject({
    id: first.id,
    reason: 'The next step of your learning path in Mathematics.',
  })
  await ada.call(progress.save, { id: ada.id, lessonId: first.id, completed: true, timeSpent: 60 })
  expect(await step()).toMatchObject({ id: second.id })
})

test('a path that leads below the own grade is followed there', async () => {
  const ada = await t.signUp()
  const [below, retired] = [
    await addLesson(t, { title: 'Bundles', grade: 2 }),
    await addLesson(t, { title: 'Old bundles', grade: 2, retiredAt: START }),
  ]
  await t.db.insert(learningPaths).values({
    userId: ada.id,
    subject: 'Mathematics',
    pathData: [retired, below].map(({ id, title }) => ({ lessonId: id, title })),
  })
  const offered = await recommend(ada)
  expect(offered.find(({ because }) => because.kind === 'path')?.id).toBe(below.id)
  expect(offered.map(({ id }) => id)).not.toContain(retired.id)
})

test('what builds on a practiced skill is offered by that skill; a newcomer is told no such thing', async () => {
  await addTeaching('Times', 'math.5.multiply-decimals')
  const newcomer = await t.signUp()
  const kinds = (await recommend(newcomer)).map(({ because }) => because.kind)
  expect(kinds.filter((kind) => kind !== 'first')).toEqual([])

  const ada = await t.signUp()
  for (const skill of ['math.5.add-subtract-decimals', 'math.5.multiply-whole-numbers'])
    await practiceSkill(t, ada, { skill, isRight: true, times: 6 })
  const ready = (await recommend(ada)).filter(({ because }) => because.kind === 'ready')
  for (const { reason } of ready) expect(reason).toMatch(/^You have practiced ".+"\. ".+" builds on it\.$/)
  expect(ready.length).toBeGreaterThan(0)
})
