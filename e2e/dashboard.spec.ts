import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

const STATS_URL = '**/api/users/dashboard-stats'
const section = (page: Page, name: string) => page.getByRole('region', { name })

test('[DASH-01…22] a pupil finds welcome, figures, actions and subjects; figures that cannot be loaded say so and come with the next try', async ({
  page,
}) => {
  await signIn(page, 'demo-student')
  await page.clock.setFixedTime('2026-03-10T12:00:00Z')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Maya!' })).toBeVisible()
  await expect(page.getByText('Tuesday, March 10, 2026', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Weekly goal' })).toBeVisible()
  for (const label of ['Lessons completed', 'Practice problems', 'Day streak', 'Average score']) {
    await expect(section(page, 'Your figures').getByText(label)).toBeVisible()
  }
  for (const [name, to] of [
    ['AI Tutor', '/ai-tutor'],
    ['Practice Problems', '/practice'],
    ['My Notes', '/notes'],
  ] as const) {
    await expect(section(page, 'Quick Actions').getByRole('link', { name })).toHaveAttribute('href', to)
  }
  await expect(section(page, 'Quick Actions').getByRole('link', { name: 'Continue Learning' })).toBeVisible()
  for (const name of ['Mathematics', 'Science', 'Reading', 'Writing']) {
    await expect(section(page, 'Subject Progress').getByRole('progressbar', { name })).toBeVisible()
  }

  await page.route(STATS_URL, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Your figures could not be loaded')
  await page.unroute(STATS_URL)
  await page.getByRole('alert').getByRole('button').click()
  await expect(section(page, 'Your figures')).toBeVisible()
})

test('[DASH-04…09] [DASH-21…22] [DASH-28…37] [DASH-46] the figures show as they are, the average rounded and in percent; a recommendation shows all there is to know, and what its button will do', async ({
  page,
}) => {
  await signIn(page, 'demo-student')
  await page.route(STATS_URL, async (route) => {
    const stats = await (await route.fetch()).json()
    const [mathematics, ...others] = stats.subjectProgress
    await route.fulfill({
      json: {
        ...stats,
        weeklyProgress: 40,
        totalLessonsCompleted: 12,
        practiceProblems: 34,
        currentStreak: 5,
        averageScore: 82.6,
        subjectProgress: [{ ...mathematics, mastery: 58, problemsSolved: 9 }, ...others],
      },
    })
  })
  const lesson = {
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
  const begun = { ...lesson, id: 2, title: 'Waves', because: { kind: 'begun' }, isNew: false }
  await page.route('**/api/users/*/recommendations', (route) => route.fulfill({ json: [lesson, begun] }))
  await page.goto('/dashboard')
  await expect(page.getByRole('progressbar', { name: 'Weekly goal' })).toHaveAttribute('aria-valuenow', '40')
  await expect(section(page, 'Your figures').getByRole('definition')).toHaveText(['12', '34', '5', '83%'])
  const mathematics = section(page, 'Subject Progress').getByRole('listitem').first()
  await expect(mathematics.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '58')
  await expect(mathematics).toContainText('9 problems solved')
  await expect(mathematics).not.toContainText('Sample')

  const offers = section(page, 'Recommended for You').getByRole('listitem')
  const first = offers.filter({ hasText: 'Tides' })
  const second = offers.filter({ hasText: 'Waves' })
  for (const text of [lesson.title, lesson.description, lesson.reason, 'Science', '20 minutes', 'New']) {
    await expect(first.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(first.getByRole('img', { name: 'Difficulty 3 of 5' })).toBeVisible()
  await expect(first.getByRole('button')).toHaveText('Start Lesson')
  await expect(second.getByText('New', { exact: true })).toHaveCount(0)
  await expect(second.getByRole('button')).toHaveText('Continue Learning')
})

test('[DASH-14] [DASH-23…36] [DASH-38…45] the youngest find Kids Code in place of notes, percentages marked as samples before there is any activity, badges to come, and a recommended lesson that starts with one press', async ({
  page,
}) => {
  await signIn(page, 'demo-kid')
  await page.goto('/student/dashboard')
  const actions = section(page, 'Quick Actions')
  await expect(actions.getByRole('link', { name: 'Kids Code' })).toHaveAttribute('href', '/student/kids-code')
  await expect(actions.getByRole('link', { name: 'My Notes' })).toHaveCount(0)

  await page.route('**/api/badges', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/dashboard')
  const subjects = section(page, 'Subject Progress')
  for (const [name, percent] of [
    ['Mathematics', '75'],
    ['Science', '60'],
    ['Reading', '80'],
    ['Writing', '65'],
  ] as const) {
    await expect(subjects.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent)
  }
  await expect(subjects.getByText('Sample')).toHaveCount(4)

  const badges = section(page, 'Your Badges')
  for (const name of ['Perfect Score', 'Math Master', 'Science Explorer', 'Quick Learner']) {
    await expect(badges.getByRole('heading', { name })).toBeVisible()
  }
  await expect(badges.getByText('Coming soon')).toHaveCount(4)
  await expect(badges.getByRole('link', { name: 'View All Badges' })).toHaveAttribute('href', '/achievements')

  const first = section(page, 'Recommended for You').getByRole('listitem').first()
  await expect(first.getByText('minutes')).toBeVisible()
  await expect(first.getByRole('img', { name: /Difficulty \d of 5/ })).toBeVisible()
  // Looked for from the click on: on a slow machine the click returns when the toast has gone.
  await Promise.all([
    expect(page.getByRole('status').filter({ hasText: 'Lesson Started' }).first()).toBeVisible(),
    first.getByRole('button', { name: /^(Start Lesson|Continue Learning)/ }).click(),
  ])
  await expect(page).toHaveURL(/\/lessons\/\d+$/)
})

test('[ERR1-12…13] the lesson opens also when its start cannot be noted', { tag: '@thorough' }, async ({
  page,
}) => {
  await signIn(page, 'demo-student')
  await page.route('**/api/users/*/progress', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.goto('/dashboard')
  await Promise.all([
    expect(page.getByText(/progress tracking may not be available/).first()).toBeVisible(),
    section(page, 'Recommended for You').getByRole('button').first().click(),
  ])
  await expect(page).toHaveURL(/\/lessons\/\d+$/)
})

test('what stands below the weekly goal keeps its place when the figures arrive', async ({ page }) => {
  await signIn(page, 'demo-student')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(STATS_URL, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  const below = page.getByRole('heading', { name: 'What next?' })
  await below.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await below.boundingBox()
  answer()
  await expect(page.getByRole('progressbar', { name: 'Weekly goal' })).toBeVisible()
  const after = await below.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 100))).toBeLessThan(4)
})

test('forced colours show which tab is chosen', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-student')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/achievements')
  const mark = await page
    .getByRole('tab', { name: 'All Badges' })
    .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor)
  expect(mark).not.toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
})

test('dashboard, achievements and leaderboard are accessible and fit, on phone and desktop, light and dark', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-student')
  for (const path of ['/dashboard', '/achievements', '/leaderboard']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectSoundLook(page, path)
  }
})

test('[BADGE-04…13] achievements count, filter and describe', async ({ page }) => {
  await signIn(page, 'demo-kid')
  await page.goto('/achievements')
  for (const label of ['Badges Earned', 'In Progress', 'Completion %']) {
    await expect(section(page, 'Your badges in figures').getByText(label)).toBeVisible()
  }
  await expect(page.getByText('Get perfect scores on 1 consecutive quizzes')).toBeVisible()
  await expect(page.getByText('Complete all Mathematics lessons in your grade')).toBeVisible()
  await expect(page.getByText('Complete 5 Science lessons')).toBeVisible()
  await expect(page.getByText('Complete 10 lessons across different subjects')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['All Badges', 'Earned', 'In Progress'])
  await page.getByRole('tab', { name: 'Earned' }).click()
  await expect(page.getByText('Your first badge is waiting')).toBeVisible()
  await page.getByRole('tab', { name: 'In Progress' }).click()
  await expect(page.getByRole('heading', { name: 'Quick Learner' })).toBeVisible()
})

test('[LEAD-03…05] only teachers choose a grade', async ({ page }) => {
  await signIn(page, 'demo-student')
  await page.goto('/leaderboard')
  await expect(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Grade' })).toHaveCount(0)
  await signIn(page, 'demo-teacher')
  await page.goto('/leaderboard')
  await page.getByRole('combobox', { name: 'Grade' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'All Grades',
    ...Array.from({ length: 12 }, (_, i) => `Grade ${i + 1}`),
  ])
})

const LEADERS = ['Zed', 'Amy', 'Bo', 'Cy'].map((firstName, place) => ({
  id: 9000 + place,
  firstName,
  lastName: 'X.',
  displayName: `${firstName} X.`,
  grade: 5,
  points: 100 - 20 * place,
  avatarUrl: null,
  isShared: false,
}))

test('[LEAD-02] [LEAD-06…12] [CONST1-15] ten grey rows stand where the leaders will be; Your Stats say name, grade, rank, points and the share of the top score', async ({
  page,
}) => {
  await signIn(page, 'demo-student')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/leaderboard?*', async (route) => {
    await held
    await route.fulfill({ json: LEADERS })
  })
  let rank: number | null = 3
  await page.route('**/api/leaderboard/standing?*', (route) =>
    route.fulfill({ json: { rank, points: 50, topPoints: 200 } }),
  )
  await page.goto('/leaderboard')
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  await expect(waiting.locator('[aria-hidden=true]')).toHaveCount(10)
  answer()
  await expect(section(page, 'All places')).toBeVisible()
  await expect(waiting).toHaveCount(0)

  const figures = page.getByRole('main').getByRole('definition')
  await expect(page.getByText('Maya Okafor · Grade 5', { exact: true })).toBeVisible()
  await expect(figures).toHaveText(['#3', '50', '25%'])
  await expect(page.getByText('From Top', { exact: true })).toBeVisible()
  rank = null
  await page.reload()
  await expect(figures).toHaveText(['N/A', '50', '25%'])
})

test('[LEAD-13…20] [ERR1-20] podium, medals and bars follow the points; two places make no podium, none an invitation; a leaderboard that cannot be fetched says so', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-student')
  const me = await (await page.request.get('/api/user')).json()
  let answer: { status?: number; json: unknown } = {
    json: [...LEADERS, { ...LEADERS[0], id: me.id, displayName: 'Maya O.', points: 10 }],
  }
  await page.route('**/api/leaderboard?*', (route) => route.fulfill(answer))
  await page.goto('/leaderboard')
  const podium = section(page, 'The first three')
  const list = section(page, 'All places')
  await expect(podium.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await expect(list.getByRole('img')).toHaveCount(3)
  await expect(list.getByText('Maya O. (You)')).toBeVisible()
  await expect(list.getByRole('progressbar').nth(1)).toHaveAttribute('aria-valuenow', '80')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(podium).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 720 })
  answer = { json: LEADERS.slice(0, 2) }
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(podium).toHaveCount(0)
  answer = { json: [] }
  await page.reload()
  await expect(page.getByText('No leaderboard data available for this grade.')).toBeVisible()
  await expect(page.getByText('Be the first to earn points!')).toBeVisible()
  answer = { status: 500, json: {} }
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch leaderboard.')
})
