import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('[DASH-01…22] a pupil finds welcome, figures, actions and subjects', async ({ page }) => {
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
})

test('[DASH-14] [DASH-23…36] [DASH-38…45] the youngest find Kids Code in place of notes, percentages marked as samples before there is any activity, badges to come, and a recommended lesson that starts with one press', async ({
  page,
}) => {
  await signIn(page, 'demo-kid')
  await page.goto('/student/dashboard')
  const actions = section(page, 'Quick Actions')
  await expect(actions.getByRole('link', { name: 'Kids Code' })).toHaveAttribute('href', '/student/kids-code')
  await expect(actions.getByRole('link', { name: 'My Notes' })).toHaveCount(0)

  await page.goto('/dashboard')
  await expect(section(page, 'Subject Progress').getByText('Sample')).toHaveCount(4)
  await expect(section(page, 'Your Badges').getByRole('heading', { name: 'Perfect Score' })).toBeVisible()
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
