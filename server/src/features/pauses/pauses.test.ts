import { expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { pauses } from '#contract/next-steps/pauses.ts'
import { progress } from '#contract/progress.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const t = prepareTestApp({ now: START })

async function begin() {
  const ada = await t.signUp()
  const plan = (firstDay: string, lastDay: string) =>
    ada.call(pauses.add, { userId: ada.id, firstDay, lastDay })
  const list = async () => (await ada.call(pauses.list, { userId: ada.id })).body
  const streak = async () => (await ada.call(dashboard.stats, {})).body.currentStreak
  const learnOn = async (...days: string[]) => {
    const subjectId = await findSubject(t, 'Mathematics')
    await t.db
      .insert(learningDays)
      .values(days.map((day) => ({ userId: ada.id, day, subjectId, problemsTried: 1 })))
  }
  return { ada, plan, list, streak, learnOn }
}

test('a planned pause keeps the streak alive, on the dashboard and per subject', async () => {
  const { ada, plan, streak, learnOn } = await begin()
  await learnOn('2026-03-09', '2026-03-10')
  expect((await plan('2026-03-11', '2026-03-15')).status).toBe(201)
  t.clock.now = new Date('2026-03-16T09:00:00Z')
  expect(await streak()).toBe(2)
  await learnOn('2026-03-16')
  expect(await streak()).toBe(3)
  const { body: metrics } = await ada.call(progress.metrics, { userId: ada.id })
  expect(metrics.find(({ subjectName }) => subjectName === 'Mathematics')?.streakDays).toBe(3)
})

test('without a pause the same gap breaks it', async () => {
  const { streak, learnOn } = await begin()
  await learnOn('2026-03-09', '2026-03-10')
  t.clock.now = new Date('2026-03-16T09:00:00Z')
  expect(await streak()).toBe(0)
})

test.each([
  ['2026-03-09', '2026-03-12', 'A pause begins today or later'],
  ['2026-03-12', '2026-03-11', 'A pause ends on its first day or later'],
  ['2026-03-12', '2026-05-11', 'A pause lasts at most 60 days'],
  ['2027-03-05', '2027-03-12', 'A pause can be planned for the next twelve months'],
])('a pause from %s to %s is refused: %s', async (firstDay, lastDay, message) => {
  const { plan } = await begin()
  expect(await plan(firstDay, lastDay)).toMatchObject({ status: 400, body: { message } })
})

test('sixty days are allowed, and two pauses on the same day are not', async () => {
  const { plan, list } = await begin()
  expect((await plan('2026-03-12', '2026-05-10')).status).toBe(201)
  expect(await plan('2026-05-10', '2026-05-12')).toMatchObject({
    status: 400,
    body: { message: 'You have already planned a pause on these days' },
  })
  expect(await list()).toMatchObject([{ firstDay: '2026-03-12', lastDay: '2026-05-10' }])
})

test('a pause that has begun is taken back from today on, and the days behind it stay safe', async () => {
  const { ada, plan, list, streak, learnOn } = await begin()
  await learnOn('2026-03-10')
  const { body: pause } = await plan('2026-03-11', '2026-03-20')
  t.clock.now = new Date('2026-03-13T09:00:00Z')
  const { status } = await ada.call(pauses.remove, { userId: ada.id, pauseId: pause.id })
  expect(status).toBe(200)
  expect(await list()).toEqual([])
  expect(await streak()).toBe(1)
  t.clock.now = new Date('2026-03-14T09:00:00Z')
  expect(await streak()).toBe(0)
})

test("another learner's pause is not found", async () => {
  const { plan } = await begin()
  const { body: pause } = await plan('2026-03-11', '2026-03-12')
  const bob = await t.signUp()
  expect((await bob.call(pauses.remove, { userId: bob.id, pauseId: pause.id })).status).toBe(404)
})
