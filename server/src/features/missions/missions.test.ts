import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { MISSIONS } from '#content/kids-code/all-missions.ts'
import { missions } from '#contract/kids-code/missions.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { missionCompletions } from '../../db/schema/learning/mission-completions.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-10T09:00:00Z') })
  await fillBadges(t.db)
})

const [FIRST] = MISSIONS
if (!FIRST) throw new Error('there are no missions')
const attempt = async (ada: TestPerson, more: object = {}) =>
  (await ada.call(missions.attempt, { mission: FIRST.id, blocks: FIRST.solution, ...more })).body
const attemptsOf = (ada: TestPerson) =>
  t.db.select().from(attempts).where(eq(attempts.userId, ada.id)).orderBy(attempts.id)

test('missions are listed in their order and opened without their solutions', async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(missions.list, {})
  expect(body.map(({ id, completedAt }) => [id, completedAt])).toEqual(MISSIONS.map(({ id }) => [id, null]))
  const opened = await ada.call(missions.one, { mission: FIRST.id })
  expect(opened.body).toMatchObject({ id: FIRST.id, hints: FIRST.hints, starter: FIRST.starter })
  expect(opened.body.checks).toEqual(FIRST.checks)
  expect(opened.body).not.toHaveProperty('solution')
  expect((await ada.call(missions.one, { mission: 'fly-to-mars' })).status).toBe(404)
})

test('a program that does the mission counts once: for the skill, the day and the list', async () => {
  const ada = await t.signUp()
  const judged = await attempt(ada, { timeSpentSeconds: 90 })
  expect(judged).toMatchObject({ isDone: true, isFirst: true, completedAt: '2026-03-10T09:00:00.000Z' })
  expect(await attemptsOf(ada)).toMatchObject([
    { source: 'mission', itemId: `mission/${FIRST.id}`, skills: FIRST.skills, correct: true, helped: false },
  ])
  const states = await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))
  expect(states.map(({ skill }) => skill)).toEqual(FIRST.skills)
  const days = () => t.db.select().from(learningDays).where(eq(learningDays.userId, ada.id))
  expect(await days()).toMatchObject([{ problemsTried: 1, seconds: 90 }])
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  expect(await attempt(ada)).toMatchObject({ isDone: true, isFirst: false, completedAt: judged.completedAt })
  expect([(await attemptsOf(ada)).length, (await days()).length]).toEqual([1, 1])
  const [card] = (await ada.call(missions.list, {})).body
  expect(card?.completedAt).toBe(judged.completedAt)
})

test('the server runs the program itself: one that does not do it counts for nothing', async () => {
  const ada = await t.signUp()
  const judged = await attempt(ada, { blocks: FIRST.starter })
  expect(judged).toMatchObject({ isDone: false, isFirst: false, completedAt: null, newBadges: [] })
  expect(judged.checks).toEqual(FIRST.checks.map(({ tells }) => ({ tells, isPassed: false })))
  expect(await attemptsOf(ada)).toEqual([])
  const sent = { mission: FIRST.id, blocks: FIRST.starter, isDone: true }
  expect((await ada.send(missions.attempt, sent)).status).toBe(400)
})

test('what was done with a hint counts as helped', async () => {
  const ada = await t.signUp()
  await attempt(ada, { hintsSeen: 2 })
  expect(await attemptsOf(ada)).toMatchObject([{ helped: true, hintsUsed: 2 }])
})

test('a mission of two skills is an answer for each, one of none is still done', async () => {
  const ada = await t.signUp()
  const two = MISSIONS.find(({ skills }) => skills.length === 2)
  const none = MISSIONS.find(({ skills }) => skills.length === 0)
  for (const mission of [two, none]) {
    const judged = await attempt(ada, { mission: mission?.id, blocks: mission?.solution })
    expect(judged).toMatchObject({ isDone: true, isFirst: true })
  }
  expect((await attemptsOf(ada)).map(({ skills }) => skills)).toEqual(two?.skills.map((skill) => [skill]))
})

test('the third mission brings a badge', async () => {
  const ada = await t.signUp()
  const earned: string[][] = []
  for (const { id, solution } of MISSIONS.slice(0, 3)) {
    const { newBadges } = await attempt(ada, { mission: id, blocks: solution })
    earned.push(newBadges.map(({ name }) => name))
  }
  expect(earned).toEqual([[], [], ['Junior Coder']])
})

test('two devices that send it at once count once', async () => {
  const ada = await t.signUp()
  const both = await Promise.all([attempt(ada), attempt(ada)])
  expect(both.map(({ isFirst }) => isFirst).sort()).toEqual([false, true])
  const rows = await t.db
    .select()
    .from(missionCompletions)
    .where(and(eq(missionCompletions.userId, ada.id), eq(missionCompletions.missionId, FIRST.id)))
  expect(rows).toHaveLength(1)
})

test('a program that cannot be read is refused in sentences', async () => {
  const ada = await t.signUp()
  const { status, body } = await ada.call(missions.attempt, { mission: FIRST.id, blocks: { version: 1 } })
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ message: 'Stage: There is no background.' }),
  ])
})
