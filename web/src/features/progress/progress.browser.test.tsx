import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { badges } from '#contract/badges.ts'
import { RecordRow, recordRows } from '#contract/profile/record-rows.ts'
import { type LearningGoal, type LearningInsight, progress } from '#contract/progress.ts'
import { answer, answerStatus, dropConnection, hold } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import {
  button,
  closeDialog,
  dialog,
  expectCount,
  expectTexts,
  heading,
  section,
} from '../../testing/on-page.ts'
import { METRICS, openProgress, RECORD } from './testing/open-progress.ts'

const tab = (name: string) => page.getByRole('tab', { name })

test('the overview shows subjects, tiles, a year and badges', { tags: ['PROG-05…24', 'X-22'] }, async () => {
  const earned = [7, 6, 5, 4, 3, 2, 1].map((id) => ({
    id,
    badgeId: id,
    name: `Badge ${id}`,
    icon: 'star',
    dateEarned: `2026-03-0${id}T08:00:00.000Z`,
  }))
  await openProgress('/progress', answer(badges.earned, earned))
  await expectTexts(page.getByRole('tab'), ['Overview', 'Subjects', 'Goals', 'Insights'])
  const cards = section('Your subjects')
  await expect.element(cards.getByRole('img', { name: 'Mastery of Mathematics: 95%' })).toBeVisible()
  for (const text of ['2 days in a row', '1/6 lessons', 'Going up', 'Steady', 'Going down'])
    await expect.element(cards.getByText(text)).toBeVisible()
  await expectCount(cards.getByText('50 minutes'), 3)
  // [PROG-12] Side by side from the medium width on.
  await page.viewport(768, 800)
  const readTops = () =>
    cards
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.closest('div')?.getBoundingClientRect().top)
  await expect.poll(() => new Set(readTops()).size).toBe(1)
  for (const [label, value] of [
    ['Total Study Time', '2 h 31 min'],
    ['Longest Streak', '4 days'],
    ['Lessons Completed', '3'],
    ['Avg. Mastery', '70%'],
  ] as const) {
    await expect.element(section('Summary').getByText(label)).toBeVisible()
    await expect.element(section('Summary').getByText(value, { exact: true })).toBeVisible()
  }
  await expectTexts(
    section('Recent Badges Earned').getByRole('heading', { level: 3 }),
    [7, 6, 5, 4, 3].map((id) => `Badge ${id}`),
  )
  await expect.element(heading('Your year of learning')).toBeVisible()
  await expectSoundLook()
})

test('a subject that was not begun has no percent, trend or average', { tags: ['X-16'] }, async () => {
  const untouched = METRICS.map((metric) => ({ ...metric, isBegun: false, skillsHeld: 0, masteryLevel: 0 }))
  await openProgress(
    '/progress',
    answer(progress.metrics, untouched),
    answer(progress.record, { ...RECORD, averageShare: null }),
  )
  const cards = section('Your subjects')
  await expect.element(cards.getByRole('img', { name: 'Mastery of Mathematics: Not started' })).toBeVisible()
  await expectCount(cards.getByText('Not started'), 3)
  await expect.element(section('Summary').getByText('–', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('main').getByText(/%|Steady|Going/)).not.toBeInTheDocument()
})

test('time, streak and lessons open to their rows, of everything or of one subject', async () => {
  const day = makeSample(RecordRow, { name: null, day: '2026-03-02', lastDay: null, amount: 150 })
  const pause = makeSample(RecordRow, {
    key: 'pause 1',
    name: null,
    day: '2026-03-03',
    lastDay: '2026-03-05',
  })
  const { server } = await openProgress(
    '/progress',
    answer(recordRows.read, { rows: [pause, day], hasMore: false }),
  )
  for (const name of ['Total Study Time', 'Longest Streak', 'Lessons Completed']) {
    await button(name, section('Summary')).click()
    await expect.element(dialog().getByText('planned pause until Mar 5, 2026')).toBeVisible()
    await closeDialog()
  }
  await button('50 minutes', section('Your subjects')).first().click()
  await expect.element(dialog().getByText('2 min 30 s')).toBeVisible()
  await expectSoundLook()
  expect(server.sentTo(recordRows.read).at(-1)).toMatchObject({ figure: 'time', subject: 'Mathematics' })
  await closeDialog()
  const mastery = section('Summary').getByRole('link', { name: 'Avg. Mastery' })
  await expect.element(mastery).toHaveAttribute('href', '/progress?tab=subjects')
})

test('on a small screen the subjects are a carousel', { tags: ['PROG-11'] }, async () => {
  await page.viewport(390, 800)
  await openProgress()
  await expect.element(page.getByRole('group', { name: '1 of 3' })).toBeVisible()
  await page.getByRole('button', { name: /next/i }).click()
  await expect.element(page.getByRole('group', { name: '2 of 3' })).toBeVisible()
  await page.viewport(1280, 800)
})

test('the subjects tab names strengths and areas to improve', { tags: ['PROG-25…27'] }, async () => {
  await openProgress()
  await tab('Subjects').click()
  await expect.element(page.getByText('Times facts')).toBeVisible()
  await expect.element(page.getByText('Commas')).toBeVisible()
  const science = page.getByRole('progressbar', { name: 'Mastery of Science' })
  await expect.element(science).toHaveAttribute('aria-valuenow', '75')
  await expectSoundLook()
})

const GOAL: LearningGoal = {
  id: 1,
  title: '',
  description: '',
  goalType: 'lessons',
  startDay: '2026-03-01',
  subject: null,
  priority: 1,
  value: 0,
  projectedDay: null,
  targetScore: 4,
  progress: 10,
  isOnTrack: false,
  targetDate: '2026-12-01',
  neededPerWeek: 1.4,
}

test('a goal says whether it is on track, how far it is and by when', {
  tags: ['PROG-29…32', 'VALID-26'],
}, async () => {
  const early = {
    id: 2,
    targetScore: 5,
    progress: 80,
    isOnTrack: true,
    targetDate: null,
    neededPerWeek: null,
  }
  await openProgress('/progress', answer(progress.goals, [GOAL, { ...GOAL, ...early }]))
  await tab('Goals').click()
  const cardOf = (name: string) => page.getByRole('listitem').filter({ has: heading(name) })
  const behind = cardOf('Complete 4 lessons')
  for (const text of ['Behind', '2 lessons a week gets you there by December 1.', 'Target date: Dec 1, 2026'])
    await expect.element(behind.getByText(text)).toBeVisible()
  await expect.element(behind.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  await expect.element(button('10%', behind)).toHaveAttribute('aria-haspopup', 'dialog')
  const onTrack = cardOf('Complete 5 lessons')
  await expect.element(onTrack.getByText('On Track')).toBeVisible()
  await expect.element(onTrack.getByText('Target date: N/A')).toBeVisible()
  await expect.element(onTrack.getByRole('button', { name: /^Adjust Goal/ })).toHaveTextContent('Adjust Goal')
  await expectSoundLook()
})

test('a goal that cannot be saved keeps what was typed', async () => {
  await openProgress('/progress', dropConnection(progress.addGoal))
  await tab('Goals').click()
  await button('Set a goal').click()
  await dialog().getByLabelText('How much?').fill('13')
  await button('Save', dialog()).click()
  await expect.element(dialog().getByText(/couldn't reach Trellis/)).toBeVisible()
  await expect.element(dialog().getByLabelText('How much?')).toHaveValue(13)
})

test('an insight says what to do, how long it takes, and leads there', { tags: ['PROG-34…39'] }, async () => {
  const insight: LearningInsight = {
    id: 'weak_skill',
    type: 'recommendation',
    icon: 'target',
    title: 'Practice: Commas',
    description: 'Ten minutes will move this most.',
    priority: 'high',
    actionable: true,
    estimatedTime: 10,
    action: '/practice?skill=english.5.commas',
    code: 'weak_skill',
    values: {},
  }
  await openProgress('/progress', answer(progress.insights, [insight]))
  await tab('Insights').click()
  await expect.element(heading('Practice: Commas')).toBeVisible()
  for (const text of [insight.description, 'Important', 'About 10 minutes'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  const act = page.getByRole('link', { name: 'Take Action: Practice: Commas' })
  await expect.element(act).toHaveAttribute('href', '/practice?skill=english.5.commas')
  await expectSoundLook()
})

test('refresh asks again and shows that it does for about a second', { tags: ['PROG-01…04'] }, async () => {
  const { server } = await openProgress()
  await expect.element(section('Your subjects')).toBeVisible()
  const before = server.countCalls(progress.metrics)
  const late = hold(answer(progress.metrics, METRICS))
  server.use(late)
  const startedAt = Date.now()
  await button('Refresh').click()
  await expect.element(button('Refreshing')).toBeVisible()
  late.release()
  await expect.element(button('Refresh')).toBeVisible()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
  expect(server.countCalls(progress.metrics) - before).toBe(1)
})

test('without a share sheet the summary is copied', { tags: ['X-21'] }, async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => copied.mockRestore())
  await openProgress()
  await expect.element(section('Your subjects')).toBeVisible()
  await button('Share').click()
  await expect
    .element(page.getByText('A summary of your progress is on the clipboard.').first())
    .toBeVisible()
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('3 lessons completed'))
})

test('progress that cannot be loaded says so and comes with the next try', async () => {
  const { server } = await openProgress('/progress', answerStatus(progress.metrics, 500))
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Your progress could not be loaded')).toBeVisible()
  server.use(answer(progress.metrics, METRICS))
  await alert.getByRole('button').click()
  await expect.element(section('Your subjects')).toBeVisible()
})
