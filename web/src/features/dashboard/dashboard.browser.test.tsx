import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { badges } from '#contract/badges.ts'
import { dashboard } from '#contract/dashboard.ts'
import { lessons, type Recommendation } from '#contract/lessons.ts'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { practice } from '#contract/practice.ts'
import { RecordRow, recordRows } from '#contract/profile/record-rows.ts'
import { progress } from '#contract/progress.ts'
import { subjects } from '#contract/subjects.ts'
import { listDashboardAnswers, STATS } from '../../testing/dashboard-answers.ts'
import { type Answer, answer, answerStatus, hold, neverAnswer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import {
  button,
  closeDialog,
  dialog,
  expectAddress,
  expectCount,
  expectTexts,
  expectToast,
  section,
} from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const TIDES: Recommendation = {
  id: 1,
  title: 'Tides',
  description: 'Why the sea comes and goes.',
  subjectName: 'Science',
  subjectIcon: 'flask-conical',
  difficulty: 3,
  duration: 20,
  reason: 'The first lesson of your course in Science.',
  because: { kind: 'first' },
  isNew: true,
}
const WAVES: Recommendation = { ...TIDES, id: 2, title: 'Waves', because: { kind: 'begun' }, isNew: false }

const openDashboard = (user = makeUser({ firstName: 'Maya' }), ...answers: Answer[]) =>
  renderAt('/dashboard', {
    as: user,
    answers: [...listDashboardAnswers(), answer(lessons.recommendations, [TIDES, WAVES]), ...answers],
  })

test('a student finds welcome, figures, actions and subjects', { tags: ['DASH-01…22'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await openDashboard()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome back, Maya!' })).toBeVisible()
  await expect.element(page.getByText('Tuesday, March 10, 2026', { exact: true })).toBeVisible()
  for (const label of ['Lessons completed', 'Practice problems', 'Day streak', 'Average score'])
    await expect.element(section('Your figures').getByText(label)).toBeVisible()
  for (const [name, to] of [
    ['AI Tutor', '/ai-tutor'],
    ['Practice Problems', '/practice'],
    ['My Notes', '/notes'],
  ] as const)
    await expect.element(section('Quick Actions').getByRole('link', { name })).toHaveAttribute('href', to)
  for (const name of ['Mathematics', 'Science', 'Reading', 'Writing'])
    await expect.element(section('Subject Progress').getByRole('progressbar', { name })).toBeVisible()
})

test('the figures show as they are, the average rounded and in percent', {
  tags: ['DASH-04…09', 'DASH-21…22'],
}, async () => {
  await openDashboard()
  const goal = page.getByRole('progressbar', { name: 'Weekly goal' })
  await expect.element(goal).toHaveAttribute('aria-valuenow', '40')
  await expectTexts(section('Your figures').getByRole('definition'), ['12', '34 of 40', '5', '83%'])
  const mathematics = section('Subject Progress').getByRole('listitem').first()
  await expect.element(mathematics.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '58')
  await expect.element(mathematics.getByText('9 of 11 problems solved')).toBeVisible()
})

test('what means nothing yet is a dash, never nought', async () => {
  const nothing = { practiceProblems: 0, problemsTried: 0, averageScore: 0, hasAverage: false }
  await openDashboard(undefined, answer(dashboard.stats, { ...STATS, ...nothing }))
  await expectTexts(section('Your figures').getByRole('definition'), ['12', '–', '5', '–'])
})

test('each figure opens to the rows that it is made of, a page after the other', async () => {
  const row = (key: string) => makeSample(RecordRow, { key, name: `Lesson ${key}`, lastDay: null })
  const { server } = await openDashboard(
    undefined,
    answer(recordRows.read, ({ offset }) => ({
      rows: offset === undefined ? [row('1'), row('2')] : [row('3')],
      hasMore: offset === undefined,
    })),
  )
  for (const name of ['Lessons completed', 'Practice problems', 'Day streak', 'Average score']) {
    await button(name, section('Your figures')).click()
    await expectCount(dialog().getByRole('listitem'), 3)
    await closeDialog()
  }
  await button('2 of 5 lessons in the last 7 days').click()
  await expectCount(dialog().getByRole('listitem'), 3)
  await closeDialog()
  const figures = server.sentTo(recordRows.read).map(({ figure }) => figure)
  expect([...new Set(figures)]).toEqual(['lessons', 'problems', 'streak', 'quizzes'])
  const mathematics = section('Subject Progress').getByRole('link', { name: 'Mathematics' })
  await expect.element(mathematics).toHaveAttribute('href', '/progress?tab=subjects&subject=Mathematics')
})

test('figures that cannot be loaded say so and come with the next try', async () => {
  const { server } = await openDashboard(undefined, answerStatus(dashboard.stats, 500))
  await expect.element(page.getByRole('alert').getByText('Your figures could not be loaded')).toBeVisible()
  server.use(answer(dashboard.stats, STATS))
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(section('Your figures')).toBeVisible()
})

test('a recommendation shows all there is to know, and what its button will do', {
  tags: ['DASH-28…37', 'DASH-46'],
}, async () => {
  await openDashboard()
  const offers = section('Recommended for You').getByRole('listitem')
  const first = offers.filter({ hasText: 'Tides' })
  const second = offers.filter({ hasText: 'Waves' })
  for (const text of [TIDES.title, TIDES.description, TIDES.reason, 'Science', '20 minutes', 'New'])
    await expect.element(first.getByText(text, { exact: true })).toBeVisible()
  await expect.element(first.getByRole('img', { name: 'Difficulty 3 of 5' })).toBeVisible()
  await expect.element(first.getByRole('button')).toHaveTextContent('Start Lesson')
  await expect.element(second.getByText('New', { exact: true })).not.toBeInTheDocument()
  await expect.element(second.getByRole('button')).toHaveTextContent('Continue Learning')
})

test('the lesson opens also when its start cannot be noted', { tags: ['ERR1-12…13'] }, async () => {
  const waiting = [lessons.one, subjects.list, progress.records].map(neverAnswer)
  await openDashboard(undefined, answerStatus(progress.save, 500), ...waiting)
  await section('Recommended for You').getByRole('button').first().click()
  await expectToast(/progress tracking may not be available/)
  await expectAddress('/lessons/1')
})

test('what stands below the weekly goal keeps its place when the figures arrive', async () => {
  const stats = hold(answer(dashboard.stats, STATS))
  await openDashboard(undefined, stats)
  const below = page.getByRole('heading', { name: 'What next?' })
  await expect.element(below).toBeVisible()
  await document.fonts.ready
  const before = below.element().getBoundingClientRect().y
  stats.release()
  await expect.element(page.getByRole('progressbar', { name: 'Weekly goal' })).toBeVisible()
  expect(Math.abs(below.element().getBoundingClientRect().y - before)).toBeLessThan(4)
})

test('the youngest find Kids Code in place of notes, empty subjects, and badges to come', {
  tags: ['DASH-14', 'DASH-23…27', 'DASH-38…45'],
}, async () => {
  const subjectProgress = STATS.subjectProgress.map((subject) => ({ ...subject, mastery: null }))
  await openDashboard(
    makeUser({ grade: 2 }),
    answer(dashboard.stats, { ...STATS, subjectProgress }),
    answerStatus(badges.list, 500),
  )
  const actions = section('Quick Actions')
  await expect
    .element(actions.getByRole('link', { name: 'Kids Code' }))
    .toHaveAttribute('href', '/student/kids-code')
  await expect.element(actions.getByRole('link', { name: 'My Notes' })).not.toBeInTheDocument()
  const subjects = section('Subject Progress')
  for (const name of ['Mathematics', 'Science', 'Reading', 'Writing'])
    await expect.element(subjects.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '0')
  await expectCount(subjects.getByText('Not started'), 4)
  await expect.element(subjects.getByText(/%/)).not.toBeInTheDocument()
  const panel = section('Your Badges')
  for (const name of ['Perfect Score', 'Math Master', 'Science Explorer', 'Quick Learner'])
    await expect.element(panel.getByRole('heading', { name })).toBeVisible()
  await expectCount(panel.getByText('Coming soon'), 4)
  await expect
    .element(panel.getByRole('link', { name: 'View All Badges' }))
    .toHaveAttribute('href', '/achievements')
})

test("an offer says why, its choice is kept, and today's mix is counted", async () => {
  const halves = { id: 'math.halves', name: 'Halves', can: 'I can halve.', subject: 'Mathematics', grade: 5 }
  const reason = {
    code: 'nextStep' as const,
    percent: 40,
    answers: null,
    idleDays: null,
    prerequisites: null,
  }
  const { server } = await openDashboard(
    undefined,
    answer(whatNext.read, {
      offers: [{ kind: 'stretch', skill: halves, reason }],
      dailyMix: { left: [halves], done: 9 },
      stuck: null,
    }),
    answer(whatNext.choose, {}),
    neverAnswer(practice.next),
  )
  const offer = section('What next?').getByRole('listitem').filter({ hasText: 'Halves' })
  await offer.getByRole('button', { name: 'Why?' }).click()
  await expect.element(offer).toMatchTextContent('Success to expect on the next problem: about 40%')
  await expect.element(section('What next?')).toMatchTextContent("Today's mix: 1 of 10 left")
  await expectSoundLook()
  await offer.getByRole('link', { name: 'Practice this' }).click()
  await expectAddress('/practice?skill=math.halves')
  expect(server.sentTo(whatNext.choose)).toEqual([{ kind: 'stretch', skill: 'math.halves' }])
})

test('a weekly goal is a whole number, and the own one once it is set', async () => {
  const { server } = await openDashboard(undefined, answer(dashboard.setWeeklyGoal, {}))
  await expect.element(page.getByText('2 of 5 lessons in the last 7 days')).toBeVisible()
  await button('Change weekly goal').click()
  const form = page.getByRole('dialog', { name: 'Weekly goal' })
  await form.getByRole('spinbutton').fill('0')
  await button('Save', form).click()
  await expect.element(form.getByText('Please give a whole number from 1 to 100.')).toBeVisible()
  expect(server.countCalls(dashboard.setWeeklyGoal)).toBe(0)
  await form.getByRole('spinbutton').fill('3')
  const weeklyGoal = { unit: 'lessons' as const, amount: 3, done: 2, isOwn: true }
  server.use(answer(dashboard.stats, { ...STATS, weeklyGoal }))
  await button('Save', form).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByText('2 of 3 lessons in the last 7 days')).toBeVisible()
  expect(server.sentTo(dashboard.setWeeklyGoal)).toMatchObject([{ goal: { unit: 'lessons', amount: 3 } }])
})
