import { beforeAll, expect, test } from 'vitest'
import { pauses } from '#contract/next-steps/pauses.ts'
import { progress } from '#contract/progress.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const SKILL = 'math.5.volume'

const t = prepareTestApp({ now: START })
beforeAll(async () => {
  await findSubject(t, 'Mathematics')
})

const wait = (days: number) => {
  t.clock.now = new Date(START.getTime() + days * DAY_MS)
}
const find = async (person: TestPerson, code: string) =>
  (await person.call(progress.insights, { userId: person.id })).body.find((insight) => insight.code === code)

test('a skill that needs a refresh leads to its practice', async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 5 })
  for (const days of [1, 2]) {
    wait(days)
    await practiceSkill(t, ada, { skill: SKILL, isRight: false, times: 1 })
  }
  wait(8)
  expect(await find(ada, 'refresh_skill')).toMatchObject({
    type: 'recommendation',
    actionable: true,
    action: `/practice?skill=${SKILL}`,
    values: { skill: 'Volume', days: 5 },
  })
})

test('a skill mastered without help is an achievement for a week', async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 8 })
  expect(await find(ada, 'mastered_alone')).toMatchObject({
    type: 'achievement',
    actionable: false,
    values: { skill: 'Volume', days: 0 },
  })
  wait(8)
  expect(await find(ada, 'mastered_alone')).toBeUndefined()
})

test('three tries in vain lead another way, and the numbers say so', async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: SKILL, isRight: false, times: 3 })
  const stuck = await find(ada, 'stuck_skill')
  expect(stuck).toMatchObject({ priority: 'high', actionable: true, values: { tries: 3 } })
  expect(stuck?.description).toContain('3 tries without a right answer of your own.')
  expect(await find(ada, 'weak_skill')).toBeUndefined()
})

test('a goal behind its pace is spoken of, one on track is not', async () => {
  const ada = await t.signUp()
  await ada.call(progress.addGoal, {
    userId: ada.id,
    goalType: 'lessons',
    subject: null,
    targetScore: 10,
    targetDate: '2026-03-20',
  })
  expect(await find(ada, 'goal_behind')).toBeUndefined()
  wait(5)
  expect(await find(ada, 'goal_behind')).toMatchObject({
    type: 'motivation',
    action: '/lessons',
    values: { goal: 'Complete 10 lessons', percent: 0, days: 5 },
  })
  const [goal] = (await ada.call(progress.goals, { userId: ada.id })).body
  expect(goal).toMatchObject({ isOnTrack: false, value: 0, projectedDay: null })
  expect(goal?.neededPerWeek).toBeCloseTo(70 / 6)
})

test('a planned pause is told with its days, and nobody is called back from it', async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 1 })
  await ada.call(pauses.add, { userId: ada.id, firstDay: '2026-03-11', lastDay: '2026-03-17' })
  expect(await find(ada, 'pause_planned')).toMatchObject({
    type: 'other',
    values: { until: 1, days: 7, streak: 1 },
    description: 'It starts in 1 day and lasts 7 days. Your streak of 1 day waits for you.',
  })
  wait(5)
  expect(await find(ada, 'pause_planned')).toMatchObject({ title: 'You are on a pause' })
  expect(await find(ada, 'idle')).toBeUndefined()
  wait(9)
  expect(await find(ada, 'idle')).toMatchObject({ action: '/practice?mix=daily' })
})
