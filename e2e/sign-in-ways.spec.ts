import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startCertifiedProvider } from '../server/src/testing/certified-provider.ts'
import { readMessage, startSmtpServer } from '../server/src/testing/smtp-server.ts'
import { type Product, startProduct } from '../server/src/testing/start-product.ts'

// A product of their own, because everywhere else neither mail nor a provider is configured.
test.describe.configure({ mode: 'serial' })
const PORT = Number(process.env.E2E_PORT ?? 3900) + 5
const ORIGIN = `http://127.0.0.1:${PORT}`
let product: Product
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let provider: Awaited<ReturnType<typeof startCertifiedProvider>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  smtp = await startSmtpServer()
  provider = await startCertifiedProvider(`${ORIGIN}/auth/callback`)
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-sign-in-'))
  product = await startProduct({
    longestStartMs: 200_000,
    logFile: join(dataDir, 'product.log'),
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      DEMO: 'on',
      DEMO_SCHOOL: 'off',
      LOG_LEVEL: 'warn',
      SMTP_URL: smtp.url.href,
      MAIL_FROM: 'Trellis <learn@example.org>',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'Northfield School',
    },
  })
})
test.afterAll(async () => {
  await product?.stop()
  await provider?.close()
  await smtp?.close()
})

async function goThroughProvider(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function register(page: Page, username: string, email: string) {
  const answer = await page.request.post(`${ORIGIN}/api/register`, {
    data: {
      username,
      email,
      password: 'first-password',
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'teacher',
    },
  })
  expect(answer.status()).toBe(201)
  await page.context().clearCookies()
}

test('the button really signs in with the school’s provider, as a newcomer and by linking an account', {
  tag: ['@X-12', '@Y-64'],
}, async ({ page }) => {
  await page.goto(`${ORIGIN}/auth`)
  await page.getByRole('button', { name: 'Sign In With Northfield School' }).click()
  await goThroughProvider(page, 'grace')
  await expect(page).toHaveURL(`${ORIGIN}/onboarding`)
  await expect(page.getByText('Welcome back, grace!').first()).toBeVisible()

  await test.step('an account that was there before is linked by its password once', async () => {
    await page.context().clearCookies()
    await register(page, 'ada-teaches', 'ada@school.example.org')
    await page.goto(`${ORIGIN}/auth`)
    await page.getByRole('button', { name: 'Sign In With Northfield School' }).click()
    await goThroughProvider(page, 'ada')
    await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
    expect(page.url()).toBe(`${ORIGIN}/auth/callback`)
    const password = page.getByLabel('Password of your account here', { exact: true })
    await password.fill('not-the-password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This is not the password of that account')
    await password.fill('first-password')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${ORIGIN}/teacher/dashboard`)
  })

  await test.step('it stands in the profile and can be unlinked', async () => {
    await page.goto(`${ORIGIN}/profile?tab=privacy`)
    await expect(page.getByText('ada@school.example.org').last()).toBeVisible()
    await page.getByRole('button', { name: 'Unlink' }).click()
    await page.getByLabel('Your password').fill('first-password')
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(page.getByRole('button', { name: 'Link with Northfield School' })).toBeVisible()
  })
})

function findLink(screen: 'prove-email' | 'reset-password'): string {
  const texts = smtp.messages.filter(({ to }) => to === 'joan@example.org').map(({ raw }) => readMessage(raw))
  return new RegExp(`http\\S+${screen}#[\\w-]+`).exec(texts.join('\n'))?.[0] ?? ''
}

test('a forgotten password is replaced by a mailed link, which works once', {
  tag: ['@X-12', '@Y-64'],
}, async ({ page }) => {
  await register(page, 'joan-forgot', 'joan@example.org')
  // Only to an address that she has confirmed.
  await expect.poll(() => findLink('prove-email')).not.toBe('')
  await page.goto(findLink('prove-email'))
  await page.getByLabel('Password of this account').fill('first-password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()
  await page.context().clearCookies()
  await page.goto(`${ORIGIN}/auth`)
  await page.getByText('Forgot Password').click()
  await page.getByLabel('Email').fill('joan@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused()

  await expect.poll(() => findLink('reset-password')).not.toBe('')
  // Into the same tab, as somebody pastes it.
  await page.goto(findLink('reset-password'))
  await expect(page.getByText('For the account joan-forgot.')).toBeVisible()
  expect(page.url()).toBe(`${ORIGIN}/reset-password`)
  await page.getByLabel('New password', { exact: true }).fill('brand-new-words')
  await page.getByLabel('New password again', { exact: true }).fill('brand-new-words')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed').first()).toBeVisible()
  await page.getByLabel('Username').fill('joan-forgot')
  await page.getByLabel('Password', { exact: true }).fill('brand-new-words')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${ORIGIN}/teacher/dashboard`)

  await page.context().clearCookies()
  await page.goto('about:blank')
  await page.goto(findLink('reset-password'))
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})
