import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chat } from '#contract/study/chat.ts'
import { planning } from '#contract/study/planning.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { studyPreferences } from '../../db/schema/accounts/settings.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import { learningPlans, PLAN_TYPES } from '../../db/schema/study/plans.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { explainQuery } from '../../testing/explain-query.ts'
import { addLesson, addQuiz, retireAllLessons, retireLessons } from '../../testing/learning-rows.ts'
import { addPlan } from '../../testing/plan-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { selectPlans } from './plans.queries.ts'

const START = new Date('2026-03-10T09:00:00Z')
const outline = (skills: string[], vocabulary: Record<string, string> = {}) => ({
  objectives: [],
  vocabulary,
  skills,
  prerequisites: [],
  standards: [],
  sections: [],
})

let t: TestApp
let volume: Awaited<ReturnType<typeof addLesson>>
let quiz: Awaited<ReturnType<typeof addQuiz>>

/** Subjects that no other test has lessons in, each with a course of its own; gone again for the files after this. */
const added: number[] = []
afterAll(() => retireLessons(t, added))
beforeAll(async () => {
  t = await createTestApp({ now: START })
  await retireAllLessons(t)
  const music = { subject: 'Music', course: 'Music', unit: 'Rhythm', gradeFrom: 5, gradeTo: 7, grade: 6 }
  quiz = await addQuiz(t, { ...music, title: 'Beats', position: 0, outline: outline(['music.7.read-meter']) })
  const drums = await addLesson(t, {
    ...music,
    title: 'Drums',
    position: 1,
    outline: outline([], { taiko: 'A drum' }),
  })
  const memory = await addLesson(t, {
    subject: 'Psychology',
    grade: 13,
    audience: 'college',
    title: 'Memory',
  })
  const delegating = await addLesson(t, {
    subject: 'Leadership',
    grade: 12,
    audience: 'professional',
    title: 'Delegating',
  })
  volume = await addLesson(t, {
    subject: 'Mathematics',
    grade: 5,
    title: 'Volume of boxes',
    unit: 'Volume',
    outline: outline(['math.5.volume']),
  })
  added.push(quiz.lessonId, ...[drums, memory, delegating, volume].map(({ id }) => id))
})

const make = (
  person: TestPerson,
  type: (typeof PLAN_TYPES)[number] = 'curriculum_sequence',
  more: object = {},
) => person.call(planning.create, { type, context: { subject: 'Music', ...more } })

test('the status names the agents and whether there is something to plan from', {
  tags: ['API2-26', 'DATA2-66', 'Y-22'],
}, async () => {
  const { body } = await (await t.signUp()).call(planning.status, {})
  expect(body).toEqual({
    success: true,
    status: {
      agents: ['tutor', 'assessment', 'content', 'analytics'].map((id) => ({
        id,
        name: expect.any(String),
        status: 'active',
      })),
      planningManager: 'active',
    },
  })
})

test('a plan leads to lessons and quizzes that are there and becomes the active one', {
  tags: ['API2-28', 'DATA2-62', 'DATA2-65'],
}, async () => {
  const ada = await t.signUp()
  const { status, body } = await make(ada, 'curriculum_sequence', {
    gradeLevel: 5,
    currentSkillLevel: 'beginner',
    learningGoals: [' clap ', ''],
    preferences: { learningStyle: 'visual', pace: 'average' },
  })
  expect([status, body.success, body.engine]).toEqual([201, true, 'embedded'])
  expect(body.plan).toMatchObject({
    type: 'curriculum_sequence',
    status: 'active',
    title: 'Music, grade 5: the course in order',
    context: { subject: 'Music', gradeLevel: 5, currentSkillLevel: 'beginner', learningGoals: ['clap'] },
  })
  expect(body.plan.steps.map(({ type, title, link }) => [type, title, link])).toEqual([
    ['lesson', 'Beats', `/lessons/${quiz.lessonId}`],
    ['assessment', 'Quiz: Beats', `/quizzes/${quiz.id}`],
    ['lesson', 'Drums', expect.stringMatching(/^\/lessons\/\d+$/)],
    ['review', 'Review: Beats', `/lessons/${quiz.lessonId}`],
  ])
  expect(body.plan.estimatedDuration).toBe(10 + 5 + 10 + 5)
})

test('without more the level is intermediate, the pace average and the grade the own one', {
  tags: ['PLAN-30', 'CONST2-23', 'Y-26'],
}, async () => {
  const ada = await t.signUp('student', { grade: 6 })
  const { context } = (await make(ada)).body.plan
  expect(context).toEqual({
    subject: 'Music',
    gradeLevel: 6,
    currentSkillLevel: 'intermediate',
    learningGoals: [],
    preferences: { pace: 'average' },
  })
})

test.each([
  [{ type: 'syllabus', context: { subject: 'Music' } }],
  [{ type: 'learning_path', context: {} }],
  [{ type: 'learning_path', context: { subject: 'Music', gradeLevel: 0 } }],
  [{ type: 'learning_path', context: { subject: 'Music', gradeLevel: 13 } }],
  [{ type: 'learning_path', context: { subject: 'Music', currentSkillLevel: 'expert' } }],
  [{ type: 'learning_path', context: { subject: 'Music', preferences: { pace: 'sprint' } } }],
  [{ type: 'learning_path', context: { subject: 'Music', learningGoals: Array(21).fill('x') } }],
])('what is no plan request is refused: %j', { tags: ['PLAN-25', 'PLAN-35'] }, async (sent) => {
  expect((await (await t.signUp()).send(planning.create, sent)).status).toBe(400)
})

test('a subject without lessons for the grade is said plainly', async () => {
  const ada = await t.signUp()
  for (const subject of ['Leadership', 'Alchemy'])
    expect(await make(ada, 'learning_path', { subject })).toMatchObject({
      status: 404,
      body: { message: `There are no lessons in ${subject} for grade 5.` },
    })
})

test.each([
  ['college', 'Psychology', 'Psychology, college: the course in order', 'Memory'],
  ['professional', 'Leadership', 'Leadership: the course in order', 'Delegating'],
] as const)(
  'a %s learner without any data gets a plan from the order of the course',
  async (role, subject, title, first) => {
    const ada = await t.signUp(role)
    for (const type of PLAN_TYPES) {
      const { status, body } = await make(ada, type, { subject: subject.toUpperCase() })
      expect(status).toBe(201)
      expect(body.plan.steps[0]?.title).toBe(first)
      if (type === 'curriculum_sequence') expect(body.plan.title).toBe(title)
    }
  },
)

test('an adaptive plan goes by what the learner has answered', { tags: ['Y-21', 'API2-30'] }, async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: false, times: 3 })
  t.clock.now = START
  const { body } = await ada.call(planning.adaptive, {
    subject: 'Mathematics',
    currentLevel: 'beginner',
    learningGoals: ['volume of a box'],
  })
  expect(body.plan).toMatchObject({ type: 'adaptive_strategy', context: { gradeLevel: 5 } })
  expect(body.plan.steps[0]).toMatchObject({
    type: 'practice',
    link: '/practice?skill=math.5.multiply-whole-numbers',
    why: '“Volume” builds on it.',
  })
  const path = await make(ada, 'learning_path', { subject: 'Mathematics', learningGoals: ['volume'] })
  expect(path.body.plan.steps.map(({ link }) => link)).toEqual([
    '/practice?skill=math.5.multiply-whole-numbers',
    `/lessons/${volume.id}`,
    '/practice?skill=math.5.volume',
    '/practice?skill=math.5.volume',
  ])
})

test('completed lessons, results, minutes a day and pauses are respected', async () => {
  const ada = await t.signUp()
  await t.db.insert(studyPreferences).values({ userId: ada.id, dailyStudyGoalMinutes: 15 })
  await t.db.insert(studyPauses).values({ userId: ada.id, firstDay: '2026-03-10', lastDay: '2026-03-11' })
  await t.db.insert(userProgress).values({ userId: ada.id, lessonId: quiz.lessonId, completed: true })
  await t.db.insert(quizResults).values({ userId: ada.id, quizId: quiz.id, score: 1, maxScore: 2 })
  const { plan } = (await make(ada)).body
  expect(plan.steps.map(({ title, day }) => [title, day])).toEqual([
    ['Quiz: Beats', '2026-03-12'],
    ['Drums', '2026-03-12'],
    // Asked again at once it would show nothing.
    ['Review: Beats', '2026-03-14'],
  ])
  expect(plan.description).toContain('At 15 minutes a day it takes 2 days.')
  await t.db.insert(quizResults).values({ userId: ada.id, quizId: quiz.id, score: 2, maxScore: 2 })
  expect((await make(ada)).body.plan.steps.map(({ title }) => title)).toEqual(['Drums'])
})

test('own plans come newest first, the newest is active, and a page goes on', {
  tags: ['P-01', 'P-02', 'Y-23', 'STATE-09'],
}, async () => {
  const ada = await t.signUp()
  const first = (await make(ada)).body.plan
  t.clock.now = new Date(START.getTime() + 1000)
  const second = (await make(ada, 'learning_path')).body.plan
  t.clock.now = START
  const { body } = await ada.call(planning.list, {})
  expect(body.map(({ id, status }) => [id, status])).toEqual([
    [second.id, 'active'],
    [first.id, 'created'],
  ])
  expect((await ada.call(planning.list, { before: second.id })).body.map(({ id }) => id)).toEqual([first.id])
  expect((await ada.call(planning.one, { id: second.id })).body).toMatchObject({
    plan: second,
    execution: null,
  })
})

test('executing twice answers the running execution', { tags: ['API2-29', 'STATE-10', 'Y-24'] }, async () => {
  const ada = await t.signUp()
  const { id } = await addPlan(t, ada.id)
  const [one, two] = await Promise.all([
    ada.call(planning.execute, { id }),
    ada.call(planning.execute, { id }),
  ])
  expect(one.body).toEqual({
    success: true,
    execution: {
      id: expect.any(Number),
      planId: id,
      status: 'running',
      currentStep: 0,
      startedAt: START.toISOString(),
      completedAt: null,
      completedSteps: [],
    },
  })
  expect(two.body).toEqual(one.body)
  expect((await ada.call(planning.one, { id })).body.plan.status).toBe('executing')
})

test('steps are ticked off in any order, the last one completes the plan, one taken back reopens it', {
  tags: ['P-03'],
}, async () => {
  const ada = await t.signUp()
  const { id } = await addPlan(t, ada.id)
  const tick = (stepId: string, completed: boolean) => ada.call(planning.tick, { id, stepId, completed })
  expect(await tick('step-1', true)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await ada.call(planning.execute, { id })
  expect((await tick('step-9', true)).status).toBe(404)
  expect((await tick('step-2', true)).body.execution).toMatchObject({
    currentStep: 0,
    completedSteps: ['step-2'],
  })
  expect((await tick('step-1', true)).body).toMatchObject({
    plan: { status: 'completed' },
    execution: { status: 'completed', currentStep: 2, completedAt: START.toISOString() },
  })
  expect((await tick('step-2', false)).body).toMatchObject({
    plan: { status: 'executing' },
    execution: { status: 'running', currentStep: 1, completedAt: null, completedSteps: ['step-1'] },
  })
})

test('a plan that was ended can be executed anew', async () => {
  const ada = await t.signUp()
  const { id } = await addPlan(t, ada.id)
  const first = (await ada.call(planning.execute, { id })).body.execution
  expect((await ada.call(planning.end, { id })).body).toMatchObject({
    plan: { status: 'active' },
    execution: { id: first.id, status: 'cancelled' },
  })
  expect((await ada.call(planning.end, { id })).body.execution?.status).toBe('cancelled')
  t.clock.now = new Date(START.getTime() + 1000)
  const again = (await ada.call(planning.execute, { id })).body.execution
  t.clock.now = START
  expect(again.id).not.toBe(first.id)
  expect(again.status).toBe('running')
})

test('a discarded plan counts no more, and undo brings back plan and execution', {
  tags: ['P-04', 'API2-27', 'DATA2-67'],
}, async () => {
  const ada = await t.signUp()
  const { id } = await addPlan(t, ada.id)
  await ada.call(planning.execute, { id })
  await ada.call(planning.tick, { id, stepId: 'step-1', completed: true })
  const count = async () => (await ada.call(planning.analytics, {})).body.analytics
  expect(await count()).toEqual({ totalPlans: 1, activeExecutions: 1 })
  expect((await ada.call(planning.remove, { id })).status).toBe(204)
  expect(await count()).toEqual({ totalPlans: 0, activeExecutions: 0 })
  expect((await ada.call(planning.one, { id })).status).toBe(404)
  expect((await ada.call(planning.execute, { id })).status).toBe(404)
  expect((await ada.call(planning.list, { only: 'deleted' })).body).toHaveLength(1)
  const { body } = await ada.call(planning.restore, { id })
  expect(body).toMatchObject({
    plan: { status: 'executing' },
    execution: { status: 'running', completedSteps: ['step-1'] },
  })
  expect((await ada.call(planning.restore, { id })).body).toEqual(body)
  expect(await count()).toEqual({ totalPlans: 1, activeExecutions: 1 })
})

test('of two plans only one is active, also after an undo', async () => {
  const ada = await t.signUp()
  const old = (await make(ada)).body.plan
  await ada.call(planning.remove, { id: old.id })
  await make(ada)
  await t.db.update(learningPlans).set({ status: 'active' }).where(eq(learningPlans.id, old.id))
  await ada.call(planning.restore, { id: old.id })
  const statuses = (await ada.call(planning.list, {})).body.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['active', 'created'])
})

test('adaptive learning starts with a plan and a chat about it', { tags: ['API2-38', 'Y-36'] }, async () => {
  const ada = await t.signUp()
  const { status, body } = await ada.call(planning.startAdaptive, {
    currentProgress: 20,
    learningGoals: 'play the taiko, march',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    success: true,
    plan: { type: 'adaptive_strategy', context: { subject: 'Music', currentSkillLevel: 'beginner' } },
    session: { title: `Adaptive learning: ${body.plan.title}`, subject: 'Music', messageCount: 0 },
  })
  const { body: sessions } = await ada.call(chat.sessions, { userId: ada.id })
  expect(sessions.map(({ id }) => id)).toEqual([body.session.id])
})

test('without a word the subject is the one last learned, else the one the account is there for', async () => {
  const [ada, eve] = [await t.signUp(), await t.signUp('professional')]
  await t.db.insert(userProgress).values({ userId: ada.id, lessonId: quiz.lessonId, lastAccessed: START })
  expect((await ada.call(planning.startAdaptive, {})).body.plan.context.subject).toBe('Music')
  expect((await eve.call(planning.startAdaptive, {})).body.plan.context.subject).toBe('Leadership')
})

test('recommendations follow interests, practice and the course, and lead to what is there', {
  tags: ['API2-39', 'Y-36'],
}, async () => {
  const ada = await t.signUp()
  await practiceSkill(t, ada, { skill: 'math.5.volume', isRight: true, times: 4 })
  t.clock.now = START
  await t.db.insert(userProgress).values({ userId: ada.id, lessonId: quiz.lessonId, completed: true })
  const { body } = await ada.call(planning.recommendations, {
    interests: 'taiko, alchemy',
    level: 'beginner',
  })
  const [first] = body.recommendations
  expect(first).toMatchObject({
    title: 'Drums',
    type: 'lesson',
    subject: 'Music',
    reason: 'You are interested in “taiko”, and this lesson speaks of it.',
  })
  expect(body.recommendations).toContainEqual({
    id: `quiz-${quiz.id}`,
    title: 'Quiz: Beats',
    type: 'quiz',
    subject: 'Music',
    reason: 'You have completed the lesson “Beats”; its quiz is still open.',
    link: `/quizzes/${quiz.id}`,
  })
  expect(body.recommendations.some(({ type }) => type === 'practice')).toBe(true)
  expect(body.recommendations.every(({ reason }) => !reason.includes('alchemy'))).toBe(true)
  const ids = body.recommendations.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a professional is recommended no school practice they never began', async () => {
  const eve = await t.signUp('professional')
  const { body } = await eve.call(planning.recommendations, { interests: 'leadership' })
  expect(body.recommendations[0]).toMatchObject({
    title: 'Delegating',
    reason: 'You are interested in Leadership.',
  })
  expect(body.recommendations.every(({ type }) => type !== 'practice')).toBe(true)
})

test('an engine that gives up is told with the documented text, and nothing is kept', {
  tags: ['ERR2-25'],
}, async () => {
  const ada = await t.signUp()
  const { makePlan } = t.deps.tutor
  t.deps.tutor.makePlan = () => Promise.reject(new TutorUnavailable('busy'))
  const { status, body } = await make(ada)
  t.deps.tutor.makePlan = makePlan
  expect([status, body.message]).toEqual([503, 'Failed to create learning plan'])
  expect((await ada.call(planning.list, {})).body).toEqual([])
})

test('thirty tries in ten minutes, then a pause', async () => {
  const ada = await t.signUp()
  for (let made = 0; made < 30; made++)
    expect((await make(ada, 'learning_path', { subject: 'Alchemy' })).status).toBe(404)
  expect((await make(ada)).status).toBe(429)
})

test('own plans among many are found through their index', async () => {
  const ada = await t.signUp()
  await t.db.execute(sql`
    insert into learning_plans (user_id, type, title, context)
    select ${ada.id}::int, 'learning_path', 'Plan ' || n, '{}' from generate_series(1, 2000) n`)
  await t.db.execute(sql`vacuum analyze learning_plans`)
  const { wholeTables, indexes } = await explainQuery(t.db, selectPlans(t.db, ada.id, {}))
  expect([wholeTables, indexes]).toEqual([[], ['learning_plans_newest']])
})
