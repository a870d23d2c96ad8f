import { expect, test } from 'vitest'
import { leaderboard } from '#contract/leaderboard.ts'
import { progress } from '#contract/progress.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()
const GRADE = 11
const learner = (firstName: string, lastName: string, points: number, more = {}) =>
  t.signUp('student', { firstName, lastName, points, grade: GRADE, ...more })

test('the best come first, equal points by name, and nobody without points', async () => {
  await t.db.update(users).set({ points: 0 })
  const zoe = await learner('Zoe', 'Young', 50)
  const abe = await learner('Abe', 'Adams', 50)
  const top = await learner('Top', 'Best', 90)
  const none = await learner('No', 'Points', 0)
  const { body } = await zoe.call(leaderboard.list, { grade: GRADE })
  expect(body.map(({ id }) => id)).toEqual([top.id, abe.id, zoe.id])
  expect((await zoe.call(leaderboard.standing, {})).body).toEqual({ rank: 3, points: 50, topPoints: 90 })
  expect((await none.call(leaderboard.standing, {})).body.rank).toBeNull()
})

test('whoever reads lessons and practices is on the board, without a perfect quiz', async () => {
  await t.db.update(users).set({ points: 0 })
  const [reader, idle] = [await learner('Rea', 'Der', 0), await learner('Id', 'Le', 0)]
  const { id: lessonId } = await addLesson(t, { duration: 9 })
  await reader.call(progress.save, { id: reader.id, lessonId, completed: true, timeSpent: 180 })
  await practiceSkill(t, reader, { skill: 'math.1.subtract-within-20', isRight: true, times: 4 })
  const { body } = await idle.call(leaderboard.list, {})
  expect(body.map(({ id }) => id)).toEqual([reader.id])
  const { points, rank } = (await reader.call(leaderboard.standing, {})).body
  expect([rank, points]).toEqual([1, 5 + 5])
})

test('nobody sees more of a name than its initial; a display name stands for both', async () => {
  await t.db.update(users).set({ points: 0 })
  const ada = await learner('Ada', 'Lovelace', 20)
  await learner('Bob', 'Hidden', 10, { displayName: 'Comet' })
  const { body } = await ada.call(leaderboard.list, {})
  expect(body).toMatchObject([
    { firstName: 'Ada', lastName: 'L.', displayName: 'Ada L.' },
    { lastName: 'H.', displayName: 'Comet' },
  ])
  expect(JSON.stringify(body)).not.toContain('Lovelace')
})

test('who hides in Privacy is neither listed nor ranked', async () => {
  await t.db.update(users).set({ points: 0 })
  const shy = await learner('Shy', 'One', 99)
  await t.db.insert(privacySettings).values({ userId: shy.id, showOnLeaderboard: false })
  const ada = await learner('Ada', 'Two', 10)
  expect((await ada.call(leaderboard.list, {})).body.map(({ id }) => id)).toEqual([ada.id])
  expect((await shy.call(leaderboard.standing, {})).body.rank).toBeNull()
})

test("a child for whom nobody has agreed has a place in their own list and in nobody else's", async () => {
  await t.db.update(users).set({ points: 0 })
  const top = await learner('Top', 'Best', 90)
  const [child, other] = [
    await learner('Kim', 'Child', 50, { age: 9 }),
    await learner('Lee', 'Child', 95, { age: 9 }),
  ]
  const last = await learner('Last', 'One', 10)
  const ids = async (person: typeof top) => (await person.call(leaderboard.list, {})).body.map(({ id }) => id)
  const standing = async (person: typeof top) => (await person.call(leaderboard.standing, {})).body
  expect(await ids(child)).toEqual([top.id, child.id, last.id])
  expect(await standing(child)).toEqual({ rank: 2, points: 50, topPoints: 90 })
  expect(await standing(other)).toEqual({ rank: 1, points: 95, topPoints: 95 })
  for (const person of [top, last]) expect(await ids(person)).toEqual([top.id, last.id])
  expect(await standing(last)).toEqual({ rank: 2, points: 10, topPoints: 90 })
})

test('learners see their own grade whatever they ask for; teachers the one they ask for, or all', {
  tags: ['X-37'],
}, async () => {
  await t.db.update(users).set({ points: 0 })
  const ada = await learner('Ada', 'Eleven', 10)
  const bea = await learner('Bea', 'Ten', 20, { grade: 10 })
  const teacher = await t.signUp('teacher', { points: 500 })
  const ids = async (person: typeof ada, grade?: number) =>
    (await person.call(leaderboard.list, grade === undefined ? {} : { grade })).body.map(({ id }) => id)
  expect(await ids(ada, 10)).toEqual([ada.id])
  expect(await ids(teacher)).toEqual([bea.id, ada.id])
  expect(await ids(teacher, 10)).toEqual([bea.id])
  expect((await teacher.call(leaderboard.standing, {})).body.rank).toBeNull()
})
