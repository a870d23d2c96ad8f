import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

test('[ADMIN-01] [ADMIN-02] [P-69] an admin sees what waits and how the product is doing, and goes on to the figures', async ({
  page,
}) => {
  await signIn(page, 'demo-admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What needs doing' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Accounts by role' })).toContainText('Students')
  await expect(page.getByText('Running since')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible()
  await expectSoundLook(page, 'admin dashboard')
  await page.getByRole('link', { name: 'System Analytics' }).last().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'System Analytics' })).toBeVisible()
})

test('[ADMIN-05] [P-79] an admin chooses a period and a part with the keyboard, and saves it as a file', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-admin')
  await page.goto('/admin/system-analytics')
  await page.getByRole('button', { name: '7 days' }).press('Enter')
  await expect(page).toHaveURL(/period=%227%22|period=7/)
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(8)
  await page.getByRole('tab', { name: 'People and learning' }).press('ArrowRight')
  await page.getByRole('tab', { name: 'AI use' }).press('ArrowRight')
  const speed = page.getByRole('table', { name: 'Speed by endpoint' })
  await expect(speed).toContainText('/api/')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).last().press('Enter')
  expect((await saving).suggestedFilename()).toMatch(/^speed-.*\.csv$/)
  await page.getByRole('tab', { name: 'Server and storage' }).click()
  await expect(page.getByRole('table', { name: 'Background jobs' })).toContainText('Reminders and mails')
  await expectSoundLook(page, 'system analytics')
})

test('a period of own days that cannot be is told at the field', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-admin')
  await page.goto('/admin/system-analytics?period=custom&from=2026-01-10&to=2026-01-20')
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(12)
  await page.getByLabel('Last day').fill('2026-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText(/at most 366 days apart/)).toBeVisible()
})

test('what cannot be read is said and tried again', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-admin')
  let isFailing = true
  await page.route('**/api/admin/dashboard', (route) =>
    isFailing
      ? route.fulfill({ status: 400, json: { message: 'no', code: 'invalid_input' } })
      : route.continue(),
  )
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('alert')).toContainText('The dashboard could not be loaded')
  isFailing = false
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('heading', { name: 'What needs doing' })).toBeVisible()
})

test('the other parts of system analytics look sound', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'demo-admin')
  for (const tab of ['use', 'ai', 'requests']) {
    await page.goto(`/admin/system-analytics?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundLook(page, `system analytics, ${tab}`)
  }
})
