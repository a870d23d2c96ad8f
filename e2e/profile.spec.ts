import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { LEARNER_PASSWORD, signUpLearner } from './new-learner.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('settings hold at once and everywhere: theme in another tab, language in dates, no games in the menu', {
  tag: ['@PROFILE-18…26', '@PROFILE-46'],
}, async ({ page, context }) => {
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

test('name, password and a ticket; a deleted account comes back by signing in; a teacher signs in with a code', {
  tag: ['@PROFILE-27…35', '@P-66', '@P-111', '@P-112', '@Y-65'],
}, async ({ page }) => {
  const { username } = await signUpLearner(page, { role: 'teacher' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Display name' })
  await name.fill('Comet')
  await name.press('Enter')
  await expect(page.getByRole('heading', { name: 'Comet' })).toBeVisible()

  await tab(page, 'Privacy').click()
  await page.getByRole('textbox', { name: 'Current password' }).fill(LEARNER_PASSWORD)
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('another-maple-river')
  const again = page.getByRole('textbox', { name: 'New password again' })
  await again.fill('another-maple-river')
  await again.press('Enter')
  await expect(page.getByText('Password changed successfully.').first()).toBeVisible()

  await tab(page, 'Help').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Sound')
  await page.getByRole('textbox', { name: 'Message' }).fill('I hear nothing.')
  await page.getByRole('button', { name: 'Submit ticket' }).click()
  await expect(page.getByRole('heading', { name: 'Sound' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('')

  await tab(page, 'Privacy').click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('another-maple-river')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  const back = await page.request.post('/api/login', { data: { username, password: 'another-maple-river' } })
  expect(back.status()).toBe(200)

  await test.step('two-step sign-in is set up, and a code is asked for', async () => {
    await page.goto('/profile?tab=privacy')
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Your password' }).fill('another-maple-river')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '')
    await page.getByRole('textbox', { name: 'Code of the app' }).fill(codeOf(secret, Date.now()))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
    const [recovery = ''] = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
    await page.getByRole('button', { name: 'I have kept them' }).click()

    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByRole('textbox', { name: 'Username' }).fill(username)
    await page.getByRole('textbox', { name: 'Password' }).fill('another-maple-river')
    await page.getByRole('textbox', { name: 'Password' }).press('Enter')
    const code = page.getByRole('textbox', { name: 'Code of your authenticator app' })
    await expect(code).toBeFocused()
    await code.fill(recovery)
    await code.press('Enter')
    await expect(page).toHaveURL(/\/teacher\/dashboard/)
  })
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
