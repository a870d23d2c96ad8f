import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('the youngest find their figures, subjects not started and badges to come, and a recommended lesson starts with one press', {
  tag: ['@DASH-01…36', '@DASH-38…45', '@BADGE-04…13'],
}, async ({ page }) => {
  await signIn(page, 'demo-kid')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Weekly goal' })).toBeVisible()
  await expect(section(page, 'Your figures').getByText('Lessons completed')).toBeVisible()
  const actions = section(page, 'Quick Actions')
  await expect(actions.getByRole('link', { name: 'Kids Code' })).toHaveAttribute('href', '/student/kids-code')
  await expect(section(page, 'Subject Progress').getByText('Not started')).toHaveCount(4)
  await expect(section(page, 'Your Badges').getByRole('heading', { name: 'Perfect Score' })).toBeVisible()

  await test.step('the badges of the database', async () => {
    await section(page, 'Your Badges').getByRole('link', { name: 'View All Badges' }).click()
    for (const text of [
      'Get perfect scores on 1 consecutive quizzes',
      'Complete all Mathematics lessons in your grade',
      'Complete 5 Science lessons',
      'Complete 10 lessons across different subjects',
    ])
      await expect(page.getByText(text)).toBeVisible()
    await page.goBack()
  })

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
