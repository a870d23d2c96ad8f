import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

const PROFILE_URL = '**/api/profile'
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('[PROFILE-01…20 PROFILE-36…41 STATE-19…21 ERR2-43…44 ERR2-52 Y-48] a learner reads, edits and cancels; a profile that cannot be loaded says so', async ({
  page,
}) => {
  await signUpLearner(page)
  await page.route(PROFILE_URL, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Unable to load profile' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('Failed to load profile', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Please try refreshing the page').first()).toBeVisible()
  await page.unroute(PROFILE_URL)
  await page.getByRole('button', { name: 'Refresh Page' }).click()

  for (const label of [
    'Hours studied',
    'Lessons completed',
    'Achievements',
    'Streak days',
    'Notes',
    'Flashcards',
    'Study guides',
  ])
    await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Display name' })
  await expect(name).toBeFocused()
  await name.fill('Not kept')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await name.fill('Comet')
  await name.press('Enter')
  await expect(page.getByRole('heading', { name: 'Comet' })).toBeVisible()

  await page.goto('/profile?tab=about')
  await expect(page.getByText('v1.0.0')).toBeVisible()
  for (const [link, to] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Cookie Policy', '/cookies'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute('href', to)
})

test('[PROFILE-18…26 PROFILE-46] settings hold at once and everywhere: theme in another tab, language in dates, no games in the menu', async ({
  page,
  context,
}) => {
  await signUpLearner(page)
  await page.goto('/settings')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: /Badges/ }).first()).toBeVisible()

  const goal = page.getByRole('slider', { name: 'Daily goal' })
  await expect(goal).toHaveAttribute('aria-valuetext', '30 minutes')
  const saved = page.waitForRequest((request) => request.url().endsWith('/settings/study'))
  await goal.press('ArrowRight')
  expect((await saved).postDataJSON()).toEqual({ daily_goal_minutes: 45 })
  await expect(page.getByText('Settings updated successfully.').first()).toBeVisible()
  await page.getByRole('switch', { name: 'Gamification' }).click()
  await page.getByRole('combobox', { name: 'Theme' }).click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'German' }).click()
  const language = page.getByRole('combobox', { name: 'Sprache' })
  await expect(language).toHaveText('Deutsch')
  await tab(page, 'Profil').click()
  await expect(
    page.getByText(
      /^\d+\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}$/,
    ),
  ).toBeVisible()
  await tab(page, 'Einstellungen').click()
  await language.click()
  await page.getByRole('option', { name: 'Englisch' }).click()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveText('English')

  await other.reload()
  await expect(other.getByText('Today: 0 of 45 minutes.')).toBeVisible()
  await expect(other.getByRole('heading', { name: /Badges/ })).toHaveCount(0)
  await expect(other.getByRole('main').getByRole('link', { name: 'Leaderboard' })).toHaveCount(0)
  await other.goto('/leaderboard')
  await expect(other.getByRole('heading', { name: 'Gamification is switched off' })).toBeVisible()
})

test('[PROFILE-27…35 P-66 P-111 P-112] privacy, password and a ticket; a deleted account comes back by signing in', async ({
  page,
}) => {
  const { username } = await signUpLearner(page)
  await page.goto('/profile?tab=privacy')
  await page.getByRole('switch', { name: 'Share progress with parents' }).click()
  await expect(page.getByRole('button', { name: 'Progress report' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Current password' }).fill('trellis-demo')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('trellis-new')
  const again = page.getByRole('textbox', { name: 'New password again' })
  await again.fill('trellis-old')
  await again.press('Enter')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await again.fill('trellis-new')
  await again.press('Enter')
  await expect(page.getByText('Password changed successfully.').first()).toBeVisible()

  await tab(page, 'Help').click()
  await page.getByRole('button', { name: 'Submit ticket' }).click()
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Sound')
  await page.getByRole('textbox', { name: 'Message' }).fill('I hear nothing.')
  await page.getByRole('button', { name: 'Submit ticket' }).click()
  await expect(page.getByRole('heading', { name: 'Sound' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('')

  await tab(page, 'Privacy').click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('trellis-new')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  const back = await page.request.post('/api/login', { data: { username, password: 'trellis-new' } })
  expect(back.status()).toBe(200)
})

test('[ERR2-45…47] what cannot be saved says so with the documented text, and keeps what was typed', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const fail = (url: string, method: string) =>
    page.route(url, (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
  await fail(PROFILE_URL, 'PUT')
  await fail('**/api/profile/settings/*', 'PUT')
  await fail('**/api/support/ticket', 'POST')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  const name = page.getByRole('textbox', { name: 'Display name' })
  await name.fill('Comet')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update profile').first()).toBeVisible()
  await expect(name).toHaveValue('Comet')

  await tab(page, 'Settings').click()
  const reminder = page.getByRole('switch', { name: 'Study reminder' })
  await reminder.click()
  await expect(page.getByText('Failed to update settings').first()).toBeVisible()
  await expect(reminder).toBeChecked()

  await tab(page, 'Help').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Sound')
  await page.getByRole('textbox', { name: 'Message' }).fill('I hear nothing.')
  await page.getByRole('button', { name: 'Submit ticket' }).click()
  await expect(page.getByText('Failed to submit support ticket').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Sound')
})

test('[Y-65] a teacher sets up two-step sign-in and signs in with a code', { tag: '@thorough' }, async ({
  page,
}) => {
  const { username } = await signUpLearner(page, { role: 'teacher' })
  await page.goto('/profile?tab=privacy')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Your password' }).fill('trellis-demo')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '')
  await expectSoundLook(page, 'Two-step sign-in')
  await page.getByRole('textbox', { name: 'Code of the app' }).fill(codeOf(secret, Date.now()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill('trellis-demo')
  await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  const code = page.getByRole('textbox', { name: 'Code of your authenticator app' })
  await expect(code).toBeFocused()
  await code.fill(recovery)
  await code.press('Enter')
  await expect(page).toHaveURL(/\/teacher\/dashboard/)
})

test('[PROFILE-01] all five tabs are sound at every width, light and dark', { tag: '@thorough' }, async ({
  page,
}) => {
  await signUpLearner(page)
  for (const name of ['profile', 'settings', 'privacy', 'help', 'about']) {
    await page.goto(`/profile?tab=${name}`)
    await expect(page.getByRole('tabpanel').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSoundLook(page, `profile, ${name}`)
  }
})

/** RFC 6238, as an app does it. */
function codeOf(secret: string, at: number): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
