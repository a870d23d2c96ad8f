import { beforeAll, expect, test } from 'vitest'
import { badges } from '#contract/badges.ts'
import { lessons } from '#contract/lessons.ts'
import { subjects } from '#contract/subjects.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()
beforeAll(async () => {
  await fillBadges(t.db)
})

test('each subject has a color and an icon of its own', {
  tags: ['API1-26…27', 'LESSON-02…04'],
}, async () => {
  await addLesson(t)
  const ada = await t.signUp()
  const { body } = await ada.call(subjects.list, {})
  const known = ['Mathematics', 'English', 'Science'].map((name) =>
    body.find((subject) => subject.name === name),
  )
  expect(new Set(known.map((subject) => subject?.color)).size).toBe(3)
  expect(new Set(known.map((subject) => subject?.icon)).size).toBe(3)
  const [mathematics] = known
  expect(mathematics).toMatchObject({ color: expect.stringMatching(/^#[0-9A-F]{6}$/), icon: 'calculator' })
  expect((await ada.call(subjects.one, { id: mathematics?.id ?? 0 })).body).toEqual(mathematics)
})

test('lessons of every grade are listed with their text; cards leave it out', {
  tags: ['API1-28…29'],
}, async () => {
  const own = await addLesson(t)
  const other = await addLesson(t, { grade: 9, title: 'Roots', subject: 'Science' })
  const ada = await t.signUp()
  const { body: all } = await ada.call(lessons.list, {})
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, other.id]))
  expect(all.find(({ id }) => id === other.id)).toMatchObject({
    title: 'Roots',
    description: 'Share in two.',
    content: expect.stringContaining('Two equal parts.'),
    subjectId: other.subjectId,
    grade: 9,
    duration: 10,
    difficulty: 2,
    downloadSize: 1,
  })
  const { body: cards } = await ada.call(lessons.list, { view: 'cards', grade: 9 })
  expect(cards.every(({ grade, content }) => grade === 9 && content === undefined)).toBe(true)
  expect((await ada.call(lessons.one, { id: other.id })).body).toMatchObject({ id: other.id, title: 'Roots' })
  expect((await ada.call(lessons.one, { id: 2_000_000_000 })).status).toBe(404)
})

test('the four badges that everybody is shown first can be earned', {
  tags: ['API1-16', 'X-19'],
}, async () => {
  const { body } = await (await t.signUp()).call(badges.list, {})
  expect(body.slice(0, 4).map(({ name, criteria }) => [name, criteria])).toEqual([
    ['Perfect Score', { perfectScoreStreak: 1 }],
    ['Math Master', { subject: 'Mathematics', completeAll: true }],
    ['Science Explorer', { subject: 'Science', lessonCount: 5 }],
    ['Quick Learner', { lessonCount: 5, daily: true }],
  ])
})
