import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PlanFigure, planRows } from '#contract/study/plan-rows.ts'
import { planning } from '#contract/study/planning.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import type { PlanStep } from '../../db/schema/study/plans.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { addQuiz, retireLessons } from '../../testing/learning-rows.ts'
import { addPlan } from '../../testing/plan-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const SKILL = '/practice?skill=math.5.volume'
const [TODAY, NEXT, THIRD, FOURTH] = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']

let t: TestApp
let quiz: Awaited<ReturnType<typeof addQuiz>>
beforeAll(async () => {
  t = await createTestApp({ now: START })
  quiz = await addQuiz(t, { subject: 'Art', grade: 5, title: 'Steps' })
})
afterAll(() => retireLessons(t, [quiz.lessonId]))
beforeEach(() => {
  t.clock.now = START
})

const after = (days: number) => new Date(START.getTime() + days * DAY_MS)

function step(number: number, day: string, more: Partial<PlanStep> = {}): PlanStep {
  return {
    id: `step-${number}`,
    title: `Part ${number}`,
    type: 'lesson',
    estimatedDuration: 20,
    why: 'It comes next in the course.',
    link: `/lessons/${quiz.lessonId}`,
    day,
    sittings: [{ day, minutes: 20 }],
    after: number > 1 ? [`step-${number - 1}`] : [],
    part: `Part ${number}`,
    ...more,
  }
}

/** A lesson, its quiz, a practice and its review, one a day. */
const FOUR = () => [
  step(1, TODAY),
  step(2, NEXT, { type: 'assessment', link: `/quizzes/${quiz.id}` }),
  step(3, THIRD, { type: 'practice', link: SKILL }),
  step(4, FOURTH, { type: 'review', link: SKILL }),
]
/** Steps that nothing in the tables is about. */
const BLANK = (days: string[]) =>
  days.map((day, place) => step(place + 1, day, { link: '/lessons/2000000000' }))

async function run(person: TestPerson, steps: PlanStep[], more: object = {}): Promise<number> {
  const { id } = await addPlan(t, person.id, { steps, ...more })
  await person.call(planning.execute, { id })
  return id
}
const read = async (person: TestPerson, id: number) => (await person.call(planning.one, { id })).body
const open = async (person: TestPerson, figure: PlanFigure) =>
  (await person.call(planRows.read, { figure })).body.rows
const daysOf = ({ plan }: { plan: { steps: { id: string; day: string }[] } }) =>
  Object.fromEntries(plan.steps.map(({ id, day }) => [id, day]))

test('a lesson completed, a quiz turned in and a skill practiced tick their steps off, and the last one ends the plan', async () => {
  const ada = await t.signUp()
  const id = await run(ada, FOUR())
  const count = async () => (await ada.call(planning.analytics, {})).body.analytics
  expect((await read(ada, id)).done).toEqual([])
  await t.db.insert(userProgress).values({
    userId: ada.id,
    lessonId: quiz.lessonId,
    completed: true,
    completedAt: after(0),
    lastAccessed: after(0),
  })
  t.clock.now = after(1)
  await t.db
    .insert(quizResults)
    .values({ userId: ada.id, quizId: quiz.id, score: 1, maxScore: 2, dateTaken: after(1) })
  expect((await read(ada, id)).done).toEqual([
    { stepId: 'step-1', day: TODAY, how: 'happened' },
    { stepId: 'step-2', day: NEXT, how: 'happened' },
  ])
  t.clock.now = after(2)
  await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: true, times: 8 })
  const practiced = await read(ada, id)
  expect(practiced.execution).toMatchObject({ status: 'running', currentStep: 3 })
  // The answers of the day of practice are no review yet.
  expect(practiced.done.map(({ stepId }) => stepId)).toEqual(['step-1', 'step-2', 'step-3'])
  expect(await count()).toEqual({ totalPlans: 1, activeExecutions: 1 })
  const title = practiced.plan.title
  expect(await open(ada, 'executions')).toMatchObject([{ key: String(id), name: title, amount: 3, of: 4 }])
  t.clock.now = after(4)
  await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: true, times: 3 })
  expect(await read(ada, id)).toMatchObject({
    plan: { status: 'completed' },
    execution: {
      status: 'completed',
      currentStep: 4,
      completedSteps: ['step-1', 'step-2', 'step-3', 'step-4'],
    },
  })
  expect(await count()).toEqual({ totalPlans: 1, activeExecutions: 0 })
  expect(await open(ada, 'executions')).toEqual([])
  expect(await open(ada, 'plans')).toMatchObject([{ key: String(id), name: title, day: TODAY, of: 4 }])
})

test('agents and the status of the planner open to what they go by', async () => {
  const ada = await t.signUp()
  const { status } = (await ada.call(planning.status, {})).body
  expect((await open(ada, 'agents')).map(({ key, isCounted }) => [key, isCounted])).toEqual(
    status.agents.map((agent) => [agent.id, agent.status === 'active']),
  )
  const material = await open(ada, 'status')
  expect(material.map(({ key }) => key)).toEqual(['lessons', 'quizzes'])
  expect(status.planningManager === 'active').toBe((material[0]?.amount ?? 0) > 0)
  expect(await open(ada, 'plans')).toEqual([])
})

test('what really happened cannot be ticked on again, what was ticked by hand can', {
  tags: ['P-03'],
}, async () => {
  const ada = await t.signUp()
  await t.db.insert(userProgress).values({ userId: ada.id, lessonId: quiz.lessonId, completed: true })
  const id = await run(ada, FOUR())
  const tick = (stepId: string, completed: boolean) => ada.call(planning.tick, { id, stepId, completed })
  expect(await tick('step-1', false)).toMatchObject({ status: 409 })
  expect((await tick('step-2', true)).body.done.at(-1)).toEqual({
    stepId: 'step-2',
    day: TODAY,
    how: 'ticked',
  })
  expect((await tick('step-2', false)).body.done.map(({ stepId }) => stepId)).toEqual(['step-1'])
})

test('a missed day moves on without a word of blame, and a pause and the minutes of a day hold', async () => {
  const ada = await t.signUp()
  const id = await run(ada, BLANK([TODAY, NEXT, THIRD]))
  await t.db.insert(studyPauses).values({ userId: ada.id, firstDay: THIRD, lastDay: '2026-03-14' })
  t.clock.now = after(1)
  const state = await read(ada, id)
  expect(daysOf(state)).toEqual({ 'step-1': NEXT, 'step-2': '2026-03-15', 'step-3': '2026-03-16' })
  expect(state.plan.steps.map(({ movedFrom }) => movedFrom)).toEqual([TODAY, NEXT, THIRD])
  expect(state.calendar).toMatchObject({ today: NEXT, minutesADay: 30 })
  // Nothing was written by looking: without the pause everything is where it was.
  await t.db.delete(studyPauses)
  t.clock.now = START
  expect(daysOf(await read(ada, id))).toEqual({ 'step-1': TODAY, 'step-2': NEXT, 'step-3': THIRD })
})

test("today is the learner's own day", async () => {
  const ada = await t.signUp('student', { timezone: 'America/New_York' })
  const id = await run(ada, BLANK([TODAY]))
  t.clock.now = new Date('2026-03-11T03:00:00Z')
  expect((await read(ada, id)).calendar.today).toBe(TODAY)
  t.clock.now = new Date('2026-03-11T05:00:00Z')
  expect(daysOf(await read(ada, id))).toEqual({ 'step-1': NEXT })
})

test.each([
  ['step-1', THIRD, '“Part 2” builds on it and is planned for 2026-03-11.'],
  ['step-3', TODAY, '“Part 2” comes first; it is planned for 2026-03-11.'],
  ['step-2', TODAY, 'That day has 20 of 30 minutes planned; 20 more do not fit.'],
  ['step-3', '2026-03-20', 'You have planned a pause on that day.'],
  ['step-3', '2026-03-09', 'That day is over.'],
])('moving %s to %s is refused: %s', async (stepId, day, message) => {
  const ada = await t.signUp()
  await t.db.insert(studyPauses).values({ userId: ada.id, firstDay: '2026-03-20', lastDay: '2026-03-20' })
  const id = await run(ada, BLANK([TODAY, NEXT, FOURTH]))
  expect(await ada.call(planning.move, { id, stepId, day })).toMatchObject({ status: 409, body: { message } })
  expect(daysOf(await read(ada, id))).toEqual({ 'step-1': TODAY, 'step-2': NEXT, 'step-3': FOURTH })
})

test('a step moves and moves back, and an unknown one is not found', async () => {
  const ada = await t.signUp()
  const id = await run(ada, BLANK([TODAY, NEXT]))
  const move = (stepId: string, day: string) => ada.call(planning.move, { id, stepId, day })
  expect(daysOf((await move('step-2', FOURTH)).body)).toEqual({ 'step-1': TODAY, 'step-2': FOURTH })
  expect(daysOf((await move('step-2', NEXT)).body)).toEqual({ 'step-1': TODAY, 'step-2': NEXT })
  expect((await move('step-7', NEXT)).status).toBe(404)
})

test('two running plans share the minutes of a day, the one begun first keeps its days', async () => {
  const ada = await t.signUp()
  const first = await run(ada, BLANK([TODAY]))
  t.clock.now = new Date(START.getTime() + 1000)
  const second = await run(ada, BLANK([TODAY]))
  expect(daysOf(await read(ada, first))).toEqual({ 'step-1': TODAY })
  const state = await read(ada, second)
  expect([daysOf(state), state.calendar.busy]).toEqual([{ 'step-1': NEXT }, { [TODAY]: 20 }])
})

test('not possible by then: the arithmetic is shown, and each choice solves it or says that it does not', async () => {
  const ada = await t.signUp()
  const context = { subject: 'Art', currentSkillLevel: 'beginner', learningGoals: [], targetDate: NEXT }
  const id = await run(ada, BLANK([TODAY, NEXT, THIRD]), { context })
  const { misfit } = await read(ada, id)
  expect(misfit).toEqual({
    targetDate: NEXT,
    neededMinutes: 60,
    availableMinutes: 60,
    studyDays: 2,
    minutesADay: 30,
    lastDay: THIRD,
    drops: [{ part: 'Part 3', minutes: 20, isEnough: true }],
    enoughMinutesADay: 40,
    isLaidAnewEnough: false,
  })
  const adjust = (change: object) => ada.call(planning.adjust, { id, ...change })
  const dropped = (await adjust({ dropped: ['Part 3', 'no such part'] })).body
  expect([dropped.misfit, dropped.plan.steps.length, dropped.plan.context.dropped]).toEqual([
    null,
    2,
    ['Part 3'],
  ])
  expect((await adjust({ dropped: [] })).body.plan.steps).toHaveLength(3)
  expect((await adjust({ targetDate: THIRD })).body.misfit).toBeNull()
  expect((await adjust({ targetDate: '2026-03-09' })).status).toBe(400)
  expect((await adjust({ targetDate: null })).body.plan.context.targetDate).toBeUndefined()
  const hurried = (await adjust({ targetDate: NEXT, minutesADay: 40 })).body
  expect([hurried.calendar.minutesADay, hurried.misfit]).toEqual([40, null])
  expect(daysOf(hurried)).toEqual({ 'step-1': TODAY, 'step-2': TODAY, 'step-3': NEXT })
  await ada.call(planning.move, { id, stepId: 'step-3', day: THIRD })
  expect((await read(ada, id)).misfit).toMatchObject({ isLaidAnewEnough: true, neededMinutes: 60 })
  expect(daysOf((await adjust({ layAnew: true })).body)['step-3']).toBe(NEXT)
})

test('a plan made for a day that is over is refused', async () => {
  const ada = await t.signUp()
  const made = await ada.call(planning.create, {
    type: 'curriculum_sequence',
    context: { subject: 'Art', targetDate: '2026-03-09' },
  })
  expect([made.status, made.body.message]).toEqual([400, 'Please choose today or a later day.'])
})

test('the current plan is the newest that is worked on, and the others are named', {
  tags: ['Y-23'],
}, async () => {
  const ada = await t.signUp()
  expect((await ada.call(planning.current, {})).body).toEqual({ state: null, others: [] })
  const old = await run(ada, BLANK([TODAY]))
  t.clock.now = new Date(START.getTime() + 1000)
  const { id } = await addPlan(t, ada.id, { status: 'created' })
  const { body } = await ada.call(planning.current, {})
  expect([body.state?.plan.id, body.others.map((one) => one.id)]).toEqual([old, [id]])
})

test('ten plans can be executed at once, those that ended by themselves not counted', async () => {
  const ada = await t.signUp()
  await t.db.insert(userProgress).values({ userId: ada.id, lessonId: quiz.lessonId, completed: true })
  for (let made = 0; made < 11; made++) await run(ada, [step(1, TODAY)])
  expect(
    (await ada.call(planning.list, {})).body.filter(({ status }) => status === 'completed'),
  ).toHaveLength(10)
  for (let made = 0; made < 10; made++) await run(ada, BLANK([TODAY]))
  const { id } = await addPlan(t, ada.id)
  expect((await ada.call(planning.execute, { id })).status).toBe(409)
})
