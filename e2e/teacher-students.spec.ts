import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectNoFaults } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { expectToast } from './toasts.ts'

test('a teacher finds a student by name and reads their skill map with the keyboard alone', {
  tag: ['@TEACH-26', '@P-23', '@P-24'],
}, async ({ page }) => {
  await signIn(page, 'demo-teacher')
  await page.goto('/teacher/students')
  await expect(page.getByRole('listitem').filter({ hasText: 'Grade 5 · Trellis demo class' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name' }).focus()
  await page.keyboard.type('okaf')
  await expect(page.getByText(/^1 student, /)).toBeVisible()
  await expect(page).toHaveURL(/q=okaf/)
  const student = page.getByRole('link', { name: 'Maya Okafor' })
  for (
    let presses = 0;
    presses < 8 && !(await student.evaluate((link) => link === document.activeElement));
    presses++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeVisible()
  await expect(page).toHaveTitle('Maya Okafor · Trellis')

  const map = page.getByRole('application', { name: /^Skill map of / })
  const current = map.locator('button[tabindex="0"]')
  await current.focus()
  await page.keyboard.press('ArrowRight')
  await expect(current).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'The answers behind this level' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Practice' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'This question is wrong' })).toHaveCount(0)
  await expectNoFaults(page, 'evidence behind a level', { within: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('okaf')
})

test('an admin is told that a child waits, takes care of it with a note, and the child’s words are nowhere', {
  tag: '@main',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 4 })
  const words = 'I want to kill myself'
  expect((await page.request.post('/api/chat', { data: { message: words } })).ok()).toBe(true)
  await page.context().clearCookies()
  await signIn(page, 'demo-admin')
  await page.goto('/admin/dashboard')
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Wellbeing Alerts .*waiting/ })
    .click()
  const open = page.getByRole('article').first()
  await expect(open.getByRole('heading')).toHaveText('Nia Bello: thoughts of hurting themselves')
  await expect(page.getByText(words)).toHaveCount(0)
  const note = `We talked (${Date.now()}).`
  await open.getByLabel(/What was done/).fill(note)
  await expectToast(page, 'Noted. Thank you for taking care.', () =>
    open.getByRole('button', { name: 'I took care of it' }).click(),
  )
  await page.getByRole('tab', { name: 'Taken care of' }).click()
  await expect(page.getByRole('article').filter({ hasText: note })).toContainText(
    'Taken care of by Amara Diallo',
  )
})
