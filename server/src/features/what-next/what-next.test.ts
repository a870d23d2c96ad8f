import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { practice } from '#contract/practice.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { dailyMixes } from '../../db/schema/learning/daily-mixes.ts'
import { offerChoices } from '../../db/schema/learning/offer-choices.ts'
import { answerProblem, practiceSkill } from '../../testing/answer-problem.ts'
import { addLesson, findSubject, retireAllLessons } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')

const t = prepareTestApp({ now: START })
beforeAll(async () => {
  await retireAllLessons(t)
  for (const name of ['Mathematics', 'English', 'Science']) await findSubject(t, name)
})

const read = async (person: TestPerson) => (await person.call(whatNext.read, {})).body

const answer = (person: TestPerson, id: number, isRight: boolean) => answerProblem(t, person, id, isRight)
const work = (person: TestPerson, skill: string, isRight: boolean, times: number) =>
  practiceSkill(t, person, { skill, isRight, times })

/** Practiced one day, missed on two others: the level is gone and asks for a refresh. */
async function loseSkill(person: TestPerson, skill: string) {
  await work(person, skill, true, 5)
  for (const days of [1, 2]) {
    t.clock.now = new Date(START.getTime() + days * DAY_MS)
    await work(person, skill, false, 1)
  }
}

test('a newcomer is offered what comes next in their grade, with the chance that is foreseen', async () => {
  const ada = await t.signUp()
  const { offers, stuck } = await read(ada)
  expect(offers.length).toBeGreaterThan(0)
  expect(new Set(offers.map(({ kind }) => kind)).size).toBe(offers.length)
  for (const { skill, reason } of offers) {
    expect(skill.grade).toBe(5)
    expect(reason.percent).toBeGreaterThan(0)
    expect(['likelyRight', 'withinReach', 'nextStep']).toContain(reason.code)
  }
  expect(stuck).toBeNull()
})

test('what needs a refresh is offered for review with the days and the chance behind it, and the last choice comes first', async () => {
  const ada = await t.signUp()
  await loseSkill(ada, 'math.5.volume')
  t.clock.now = new Date(START.getTime() + 9 * DAY_MS)
  const review = (await read(ada)).offers.find(({ kind }) => kind === 'review')
  expect(review).toMatchObject({
    skill: { id: 'math.5.volume' },
    reason: { code: 'needsRefresh', idleDays: 6, answers: null },
  })
  expect((await ada.call(whatNext.choose, { kind: 'stretch', skill: 'math.5.volume' })).status).toBe(201)
  expect((await read(ada)).offers[0]?.kind).toBe('stretch')
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  await ada.call(whatNext.choose, { kind: 'review', skill: 'math.5.volume' })
  expect((await read(ada)).offers[0]?.kind).toBe('review')
  const kept = await t.db
    .select()
    .from(offerChoices)
    .where(eq(offerChoices.userId, ada.id))
    .orderBy(offerChoices.id)
  expect(kept.map(({ kind }) => kind)).toEqual(['stretch', 'review'])
})

test('a skill without practice cannot be chosen', async () => {
  const ada = await t.signUp()
  const chosen = await ada.call(whatNext.choose, { kind: 'review', skill: 'math.5.no-such-skill' })
  expect(chosen.status).toBe(404)
})

test("today's mix holds ten problems, practice hands out the first of what is left, and each answer ticks one off", async () => {
  const ada = await t.signUp()
  const planned = (await read(ada)).dailyMix
  expect(planned.done).toBe(0)
  expect(planned.left).toHaveLength(10)
  let left = planned.left.map(({ id }) => id)
  for (let done = 1; done <= 3; done++) {
    const { body: problem } = await ada.call(practice.next, { mix: 'daily' })
    expect(problem.skill.id).toBe(left[0])
    await answer(ada, problem.id, false)
    const mix = (await read(ada)).dailyMix
    expect(mix.done).toBe(done)
    expect(mix.left.map(({ id }) => id)).toEqual(left.slice(1))
    left = mix.left.map(({ id }) => id)
  }
})

test('a second try is no second problem, what is skipped comes last, and a new day has a new mix', async () => {
  const ada = await t.signUp()
  const { body: first } = await ada.call(practice.next, { mix: 'daily' })
  await answer(ada, first.id, false)
  await answer(ada, first.id, false)
  expect((await read(ada)).dailyMix.done).toBe(1)
  const { body: skipped } = await ada.call(practice.next, { mix: 'daily' })
  const { body: other } = await ada.call(practice.next, { mix: 'daily' })
  expect(other.skill.id).not.toBe(skipped.skill.id)
  t.clock.now = new Date(START.getTime() + DAY_MS)
  expect((await read(ada)).dailyMix).toMatchObject({ done: 0 })
})

test('when the mix of the day is done, practice goes on', async () => {
  const ada = await t.signUp()
  await ada.call(practice.next, { mix: 'daily' })
  await t.db
    .update(dailyMixes)
    .set({ problems: [{ skill: 'math.5.volume', difficulty: 1, why: 'new' }] })
    .where(eq(dailyMixes.userId, ada.id))
  await work(ada, 'math.5.volume', false, 1)
  expect((await read(ada)).dailyMix).toEqual({ left: [], done: 1 })
  expect((await ada.call(practice.next, { mix: 'daily' })).status).toBe(201)
})

test('three tries without gain: a worked example, then the skill before, then a human; a success of their own ends it', async () => {
  const ada = await t.signUp()
  const skill = 'math.5.multiply-decimals'
  await retireAllLessons(t)
  const lesson = await addLesson(t, {
    outline: {
      objectives: [],
      vocabulary: {},
      skills: [skill],
      prerequisites: [],
      standards: [],
      sections: [],
    },
  })
  const stuckIn = async () => (await ada.call(whatNext.stuck, { skill })).body.stuck
  await work(ada, skill, false, 2)
  expect(await stuckIn()).toBeNull()
  await work(ada, skill, false, 1)
  expect(await stuckIn()).toMatchObject({ method: 'workedExample', tries: 3, lessonId: lesson.id })
  const { stuck, offers } = await read(ada)
  expect(stuck?.skill.id).toBe(skill)
  expect(offers.map((offer) => offer.skill.id)).not.toContain(skill)
  await work(ada, skill, false, 3)
  const second = await stuckIn()
  expect(second).toMatchObject({ method: 'prerequisite', tries: 6 })
  expect(second?.prerequisite?.id).toMatch(/^math\./)
  await work(ada, skill, false, 3)
  expect(await stuckIn()).toMatchObject({ method: 'human', tries: 9 })
  await work(ada, skill, true, 1)
  expect(await stuckIn()).toBeNull()
})

test('two weeks later nobody is told any more that they were stuck', async () => {
  const ada = await t.signUp()
  await work(ada, 'math.5.volume', false, 3)
  expect((await read(ada)).stuck?.skill.id).toBe('math.5.volume')
  t.clock.now = new Date(START.getTime() + 15 * DAY_MS)
  expect((await read(ada)).stuck).toBeNull()
})
