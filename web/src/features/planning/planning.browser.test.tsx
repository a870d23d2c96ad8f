import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { downloads } from '#contract/downloads.ts'
import { lessons } from '#contract/lessons.ts'
import { PlanRow, planRows } from '#contract/study/plan-rows.ts'
import { type LearningPlan, type PlanState, planning } from '#contract/study/planning.ts'
import { subjects } from '#contract/subjects.ts'
import { type Answer, answer, answerAsGateway, answerStatus, neverAnswer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import {
  button,
  closeDialog,
  dialog,
  expectCount,
  expectTexts,
  expectToast,
  section,
} from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const NOW = '2026-03-02T08:00:00.000Z'
const step = (id: string, day: string) => ({
  id,
  title: `Fractions ${id}`,
  type: 'lesson' as const,
  estimatedDuration: 30,
  why: 'It comes next in the course.',
  link: '/lessons/1',
  day,
  sittings: [{ day, minutes: 30 }],
  movedFrom: null,
  after: [],
  part: 'Fractions',
})
const PLAN: LearningPlan = {
  id: 1,
  userId: 7,
  type: 'curriculum_sequence',
  title: 'Mathematics',
  description: null,
  estimatedDuration: 60,
  steps: [step('a', '2026-03-02'), step('b', '2026-03-03')],
  context: { subject: 'Mathematics', gradeLevel: 5, currentSkillLevel: 'intermediate', learningGoals: [] },
  status: 'created',
  createdAt: NOW,
  updatedAt: NOW,
}
const STATE: PlanState = {
  plan: PLAN,
  execution: null,
  done: [],
  calendar: { today: '2026-03-02', minutesADay: 30, pauses: [], busy: {} },
  misfit: null,
}
const STATUS = answer(planning.status, {
  success: true,
  status: {
    agents: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, status: 'active' as const })),
    planningManager: 'active',
  },
})
const ANALYTICS = answer(planning.analytics, {
  success: true,
  analytics: { totalPlans: 0, activeExecutions: 0 },
})
const NO_PLAN = answer(planning.current, { state: null, others: [] })
const MADE = { success: true as const, plan: PLAN, engine: 'embedded' as const }

const openPlanner = (answers: Answer[] = [], path = '/planning', user: Partial<User> = {}) =>
  renderAt(path, {
    as: makeUser(user),
    answers: [
      STATUS,
      ANALYTICS,
      NO_PLAN,
      answer(planning.calendarFeed, { feed: null }),
      answer(downloads.list, []),
      answer(subjects.list, []),
      answer(lessons.list, []),
      neverAnswer(myAssignments.list),
      ...answers,
    ],
  })

test('each tile opens to what it counts', async () => {
  const row = (more: Partial<PlanRow>) => makeSample(PlanRow, { isCounted: true, ...more })
  const rows = {
    agents: [row({ key: 'content', isCounted: false })],
    status: [row({ key: 'lessons', amount: 1200 })],
    plans: [row({ key: '3', name: 'Fractions', day: '2026-03-02', amount: null, of: 4 })],
    executions: [row({ key: '3', name: 'Fractions', day: '2026-03-02', amount: 1, of: 4 })],
  }
  await openPlanner([answer(planRows.read, ({ figure }) => ({ rows: rows[figure], hasMore: false }))])
  await expect.element(button('Active Agents', section('Planning system'))).toBeVisible()
  for (const [tile, said] of [
    ['Active Agents', 'inactive'],
    ['Planning Status', '1,200'],
    ['Total Plans', '4 steps'],
    ['Active Executions', '1 of 4 steps done'],
  ] as const) {
    button(tile, section('Planning system')).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByText(said)).toBeVisible()
    if (tile === 'Active Executions') await expectSoundLook()
    await closeDialog()
    await expect.element(button(tile)).toHaveFocus()
  }
})

const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const grade = page.getByLabelText('Grade Level')
const expectFigures = (...figures: string[]) =>
  expect
    .poll(() => [...document.querySelectorAll('dl > div dd')].map(({ textContent }) => textContent))
    .toEqual(figures)

test('the form begins as documented, and wants a grade from 1 to 12', {
  tags: ['PLAN-08…23', 'CONST2-15', 'CONST2-19…23'],
}, async () => {
  const { server } = await openPlanner()
  await expect.element(page.getByText('No plan yet')).toBeVisible()
  for (const [name, value] of [
    ['Plan Type', 'Curriculum Sequence'],
    ['Current Level', 'Intermediate'],
    ['Learning Style', 'Visual'],
    ['Pace', 'Average'],
  ] as const)
    await expect.element(select(name)).toHaveTextContent(value)
  await expect.element(grade).toHaveValue(8)
  select('Subject').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectTexts(page.getByRole('option'), ['Mathematics', 'English', 'Science', 'History'])
  await userEvent.keyboard('{Escape}')
  await grade.fill('13')
  await button('Create Plan').click()
  await expect.element(page.getByText('Please enter a grade from 1 to 12.')).toBeVisible()
  expect(server.countCalls(planning.create)).toBe(0)
  await button('Use my grade').click()
  await expect.element(grade).toHaveValue(5)
})

test('a plan that cannot be made says why, or the documented text, and keeps the form', {
  tags: ['ERR2-21…22'],
}, async () => {
  await openPlanner([answerStatus(planning.create, 500)])
  await page.getByLabelText('Learning Goals').fill('fractions, volume')
  await button('Create Plan').click()
  await expect.element(page.getByText('Failed to create learning plan').first()).toBeVisible()
  await expectToast('Plan Creation Failed')
  await expect.element(page.getByLabelText('Learning Goals')).toHaveValue('fractions, volume')
})

test('a plan that cannot be executed says so', { tags: ['ERR2-24…26'] }, async () => {
  await openPlanner([
    answer(planning.current, { state: STATE, others: [] }),
    answer(planning.one, STATE),
    answerAsGateway(planning.execute),
  ])
  await button('Execute Plan').click()
  await expect.element(page.getByText('Failed to execute plan').first()).toBeVisible()
  await expectToast('Execution Failed')
})

test('what cannot be loaded says so and comes with the next try', {
  tags: ['PLAN-05…07', 'PLAN-24', 'ERR2-27…28', 'Y-01', 'Y-21…22'],
}, async () => {
  const failing = [planning.status, planning.analytics, planning.current].map((one) => answerStatus(one, 500))
  const { server } = await openPlanner(failing)
  // Toasts stand one at a time: of both the later one is seen, and both stay on the page.
  await expect.element(page.getByRole('listitem').filter({ hasText: /^Failed to fetch/ })).toBeVisible()
  for (const text of ['Failed to fetch planning status', 'Failed to fetch analytics'])
    await expect.element(page.getByRole('main').getByText(text)).toBeVisible()
  await expect.element(page.getByText('Your plan could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Planning System Active')).not.toBeInTheDocument()
  await expectFigures('0', 'inactive', '0', '0')
  server.use(STATUS, ANALYTICS, NO_PLAN)
  for (const left of [2, 1, 0]) {
    await button('Try again').first().click()
    await expectCount(button('Try again'), left)
  }
  await expect.element(page.getByText('Planning System Active')).toBeVisible()
  await expectFigures('4', 'active', '0', '0')
})

test('an adaptive plan that cannot be made says so, and is made by trying again', {
  tags: ['ERR2-23', 'OK2-06'],
}, async () => {
  const { server } = await openPlanner([answerStatus(planning.adaptive, 500)])
  await button('Create Adaptive Plan').click()
  await expect.element(page.getByText('Failed to create learning plan').first()).toBeVisible()
  await expectToast('Adaptive Plan Failed')
  server.use(answer(planning.adaptive, MADE), answer(planning.one, STATE))
  await button('Create Adaptive Plan').click()
  await expectToast('Adaptive Plan Created')
})

test.for([
  { path: '/professional/planning', user: { role: 'professional', grade: 13 } as const },
  { path: '/learn/planning', user: {} },
  { path: '/college/planning', user: { role: 'college', grade: 13 } as const },
])('$path shows the planner', async ({ path, user }) => {
  await openPlanner([], path, user)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Learning Planning Dashboard' }))
    .toBeVisible()
})

test('a plan that does not fit looks sound at every width', async () => {
  const state: PlanState = {
    ...STATE,
    misfit: {
      targetDate: '2026-03-03',
      neededMinutes: 60,
      availableMinutes: 30,
      studyDays: 1,
      minutesADay: 30,
      lastDay: '2026-03-04',
      drops: [{ part: 'Fractions', minutes: 60, isEnough: true }],
      enoughMinutesADay: 60,
      isLaidAnewEnough: false,
    },
  }
  await openPlanner([answer(planning.current, { state, others: [] }), answer(planning.one, state)])
  await expect
    .element(page.getByRole('heading', { name: /^Not possible by .*: drop one of these$/ }))
    .toBeVisible()
  await expectSoundLook()
})
