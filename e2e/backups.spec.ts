import { expect, type Page, test } from '@playwright/test'
import type { BackupRun, BackupState } from '#contract/admin/backups.ts'
import { signIn } from './demo-sign-in.ts'
import { expectNoFaults } from './looks.ts'

const FAILED: BackupRun = {
  id: 1,
  reason: 'schedule',
  requestedBy: null,
  startedAt: '2026-05-10T02:30:00.000Z',
  finishedAt: '2026-05-10T02:30:10.000Z',
  file: 'trellis-2026-05-10T02-30-00.backup',
  bytes: null,
  rows: null,
  outcome: 'failed',
  failure: 'The disk is full. Free some space, or set BACKUP_DIR to a larger disk.',
  proof: null,
}
const STATE: BackupState = {
  folder: '/srv/trellis/backups',
  schedule: { everyHours: 24, nextAt: '2026-05-10T03:30:00.000Z' },
  keep: { daily: 7, weekly: 4, monthly: 6 },
  lastGood: null,
  isOverdue: true,
  runs: [FAILED],
}

const card = (page: Page) => page.locator('#backups')

test('an admin reads what went wrong with a backup and what to do, and hears when the next try does not start', async ({
  page,
}) => {
  await signIn(page, 'demo-admin')
  await page.route('**/api/admin/backups', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: STATE })
      : route.fulfill({ status: 409, json: { message: 'A backup is being made already', code: 'conflict' } }),
  )
  await page.goto('/admin/dashboard')
  await expect(card(page).getByText('Needs a look')).toBeVisible()
  await expect(card(page).getByText('Free some space').first()).toBeVisible()
  await card(page).locator('summary').press('Enter')
  await expect(card(page).getByRole('table', { name: 'The last backups' })).toContainText('Failed')
  await expectNoFaults(page, 'a failed backup', { within: '#backups' })
  await card(page).getByRole('button', { name: 'Back up now' }).press('Enter')
  await expect(page.getByText('A backup is being made already').first()).toBeVisible()
})

test('an admin backs up now and sees that everything came back in a trial', {
  tag: '@thorough',
}, async ({ page }) => {
  test.setTimeout(300_000)
  await signIn(page, 'demo-admin')
  await page.goto('/admin/dashboard')
  await card(page).getByRole('button', { name: 'Back up now' }).press('Enter')
  await expect(card(page).getByText('Under way').first()).toBeVisible()
  await expect(card(page).getByText('Everything came back equal')).toBeVisible({ timeout: 240_000 })
  await expect(card(page).getByText('All is saved')).toBeVisible()
})
