import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

const METRICS_URL = '**/api/users/*/progress-metrics'
const METRICS = ['Mathematics', 'Science', 'English'].map((subjectName, place) => ({
  subjectId: place + 1,
  subjectName,
  subjectIcon: 'calculator',
  masteryLevel: [95, 75, 40][place] ?? 0,
  trend: (['up', 'stable', 'down'] as const)[place] ?? 'stable',
  streakDays: place + 2,
  timeSpent: 50,
  completedLessons: place,
  totalLessons: 6,
  strengthAreas: place === 0 ? ['Times facts'] : [],
  improvementAreas: place === 2 ? ['Commas'] : [],
}))
const INSIGHT = {
  id: 'weak_skill',
  type: 'recommendation',
  icon: 'target',
  title: 'Practise: Commas',
  description: 'Ten minutes will move this most.',
  priority: 'high',
  actionable: true,
  estimatedTime: 10,
  action: '/practice?skill=english.5.commas',
  code: 'weak_skill',
  values: {},
}

/** A learner of some weeks, without waiting for them. */
async function open(page: Page, username = 'demo-student') {
  await signIn(page, username)
  await page.route(METRICS_URL, (route) => route.fulfill({ json: METRICS }))
  await page.goto('/progress')
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
}

test('[PROG-05…24] the overview shows subjects, tiles, a year and badges', async ({ page }) => {
  const badges = [7, 6, 5, 4, 3, 2, 1].map((id) => ({
    id,
    badgeId: id,
    name: `Badge ${id}`,
    icon: 'star',
    dateEarned: `2026-03-0${id}T08:00:00.000Z`,
  }))
  await page.route('**/api/users/*/badges', (route) => route.fulfill({ json: badges }))
  await open(page)
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Subjects', 'Goals', 'Insights'])
  const cards = page.getByRole('region', { name: 'Your subjects' })
  await expect(cards.getByRole('img', { name: 'Mastery of Mathematics: 95%' })).toBeVisible()
  await expect(cards.getByText('2 days in a row')).toBeVisible()
  await expect(cards.getByText('1/6 lessons')).toBeVisible()
  for (const trend of ['Going up', 'Steady', 'Going down']) await expect(cards.getByText(trend)).toBeVisible()
  await expect(cards.getByText('50 minutes')).toHaveCount(3)
  // [PROG-12] Side by side from the medium width on.
  await page.setViewportSize({ width: 768, height: 800 })
  const tops = await cards
    .getByRole('heading', { level: 3 })
    .evaluateAll((headings) => headings.map((heading) => heading.closest('div')?.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const summary = page.getByRole('region', { name: 'Summary' })
  for (const [label, value] of [
    ['Total Study Time', '2 h 30 min'],
    ['Longest Streak', '4 days'],
    ['Lessons Completed', '3'],
    ['Avg. Mastery', '70%'],
  ] as const) {
    await expect(summary.getByText(label)).toBeVisible()
    await expect(summary.getByText(value, { exact: true })).toBeVisible()
  }
  const recent = page.getByRole('region', { name: 'Recent Badges Earned' })
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(
    [7, 6, 5, 4, 3].map((id) => `Badge ${id}`),
  )
  await expect(page.getByRole('heading', { name: 'Your year of learning' })).toBeVisible()
})

test('[PROG-11] on a small screen the subjects are a carousel', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page)
  await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible()
  await page.getByRole('button', { name: /next/i }).click()
  await expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible()
})

test('[PROG-25…27] the subjects tab names strengths and areas to improve', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Subjects' }).click()
  await expect(page.getByText('Times facts')).toBeVisible()
  await expect(page.getByText('Commas')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Mastery of Science' })).toHaveAttribute(
    'aria-valuenow',
    '75',
  )
})

test('[PROG-28…33] a goal is set, adjusted and closed, and closing can be undone', async ({ page }) => {
  await signIn(page, 'demo-college')
  await page.goto('/student/progress')
  await page.getByRole('tab', { name: 'Goals' }).click()
  await page.getByRole('button', { name: 'Set a goal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How much?').fill('7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Complete 7 lessons' })).toBeVisible()
  await expect(page.getByText('On Track')).toBeVisible()

  await page.getByRole('button', { name: 'Adjust Goal: Complete 7 lessons' }).click()
  await dialog.getByLabel('How much?').fill('9')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Complete 9 lessons' })).toBeVisible()

  await page.getByRole('button', { name: 'Adjust Goal: Complete 9 lessons' }).click()
  await dialog.getByRole('button', { name: 'Close this goal' }).click()
  await expect(page.getByText('No goal yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Complete 9 lessons' })).toBeVisible()
})

test('[PROG-29…32] [VALID-26] a goal says whether it is on track, how far it is and by when', async ({
  page,
}) => {
  const goal = {
    title: '',
    description: '',
    goalType: 'lessons',
    subject: null,
    priority: 1,
    value: 0,
    projectedDay: null,
  }
  const late = { id: 1, targetScore: 4, progress: 10, isOnTrack: false, targetDate: '2026-12-01' }
  const early = { id: 2, targetScore: 5, progress: 80, isOnTrack: true, targetDate: null }
  await page.route('**/learning-goals', (route) =>
    route.fulfill({
      json: [
        { ...goal, ...late, neededPerWeek: 1.4 },
        { ...goal, ...early, neededPerWeek: null },
      ],
    }),
  )
  await open(page)
  await page.getByRole('tab', { name: 'Goals' }).click()
  const cardOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const behind = cardOf('Complete 4 lessons')
  await expect(behind).toContainText('Behind')
  await expect(behind).toContainText('2 lessons a week gets you there by December 1.')
  await expect(behind).toContainText('Target date: Dec 1, 2026')
  await expect(behind.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  const onTrack = cardOf('Complete 5 lessons')
  await expect(onTrack).toContainText('On Track')
  await expect(onTrack).toContainText('Target date: N/A')
  await expect(onTrack.getByRole('button')).toHaveText('Adjust Goal')
})

test('a goal that cannot be saved keeps what was typed', { tag: '@thorough' }, async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Goals' }).click()
  await page.getByRole('button', { name: 'Set a goal' }).click()
  await page.route('**/learning-goals', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How much?').fill('13')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/could not reach the server/)).toBeVisible()
  await expect(dialog.getByLabel('How much?')).toHaveValue('13')
})

test('[PROG-34…39] an insight says what to do, how long it takes, and leads there', async ({ page }) => {
  await page.route('**/learning-insights', (route) => route.fulfill({ json: [INSIGHT] }))
  await open(page)
  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { name: 'Practise: Commas' })).toBeVisible()
  await expect(page.getByText(INSIGHT.description, { exact: true })).toBeVisible()
  await expect(page.getByText('Important')).toBeVisible()
  await expect(page.getByText('About 10 minutes')).toBeVisible()
  const act = page.getByRole('link', { name: 'Take Action: Practise: Commas' })
  await expect(act).toHaveAttribute('href', '/practice?skill=english.5.commas')
})

test('[PROG-01…04] refresh asks again and shows that it does for about a second', {
  tag: '@thorough',
}, async ({ page }) => {
  await open(page)
  let asked = 0
  const startedAt = Date.now()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(METRICS_URL, async (route) => {
    asked += 1
    await released
    return route.fulfill({ json: METRICS })
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('button', { name: 'Refreshing' })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
  expect(asked).toBe(1)
})

test('[X-21] without a share sheet the summary is copied', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('A summary of your progress is on the clipboard.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('3 lessons completed')
})

test('progress that cannot be loaded says so and comes with the next try', { tag: '@thorough' }, async ({
  page,
}) => {
  await signIn(page, 'demo-student')
  await page.route(METRICS_URL, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/progress')
  await expect(page.getByRole('alert')).toContainText('Your progress could not be loaded')
  await page.unroute(METRICS_URL)
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
})

test('every tab is accessible and fits, on phone and desktop, light and dark', { tag: '@thorough' }, async ({
  page,
}) => {
  await open(page)
  for (const name of ['Overview', 'Subjects', 'Goals', 'Insights']) {
    await page.getByRole('tab', { name }).click()
    await page.waitForLoadState('networkidle')
    await expectSoundLook(page, name)
  }
})
