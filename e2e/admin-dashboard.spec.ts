import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

test('an admin sees what waits, and goes on to the figures, which are saved as a file', {
  tag: ['@ADMIN-01', '@ADMIN-02', '@ADMIN-05', '@P-69', '@P-79', '@main'],
}, async ({ page }) => {
  await signIn(page, 'demo-admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What needs doing' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Accounts by role' })).toContainText('Students')
  await expect(page.getByText('Running since')).toBeVisible()

  await page.getByRole('link', { name: 'System Analytics' }).last().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'System Analytics' })).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(8)
  await page.getByRole('tab', { name: 'People and learning' }).press('ArrowRight')
  await page.getByRole('tab', { name: 'AI use' }).press('ArrowRight')
  await expect(page.getByRole('table', { name: 'Speed by endpoint' })).toContainText('/api/')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).last().press('Enter')
  expect((await saving).suggestedFilename()).toMatch(/^speed-.*\.csv$/)
  await page.getByRole('tab', { name: 'Server and storage' }).click()
  await expect(page.getByRole('table', { name: 'Background jobs' })).toContainText('Reminders and mails')
})

test('an admin backs up now and sees that everything came back in a trial; meanwhile the AI is put to the test', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signIn(page, 'demo-admin')
  await page.goto('/admin/dashboard')
  const backups = page.locator('#backups')
  await backups.getByRole('button', { name: 'Back up now' }).press('Enter')
  await expect(backups.getByText('Under way').first()).toBeVisible()

  await test.step('the embedded engine passes its self-test', async () => {
    await page.getByRole('main').getByRole('link', { name: 'AI', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Embedded engine' })).toBeVisible()
    await page.getByRole('button', { name: /^Run (the self-test|it again)$/ }).press('Enter')
    await expect(page.getByText('All parts passed.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: /It gives no answer away/ }).press('Enter')
    await expect(page.getByText('Is it Jupiter? Only say yes or no.')).toBeVisible()
  })

  await page.goBack()
  // Once the one under way is done: until then an earlier one may say that it came back.
  await expect(backups.getByText('All is saved')).toBeVisible({ timeout: 240_000 })
  await expect(backups.getByText('Everything came back equal')).toBeVisible()
})
