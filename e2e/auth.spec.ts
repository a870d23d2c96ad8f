import { expect, type Page, test } from '@playwright/test'
import { toastWith } from './toasts.ts'

const DEMO_PASSWORD = 'trellis-demo'

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true })
const readRemembered = (page: Page) => page.evaluate(() => localStorage.getItem('remembered-username'))

test('a teacher signs in after a wrong password, is led away from the sign-in screen, and is remembered on this device only as long as they want', {
  tag: ['@PUBLIC-45', '@main'],
}, async ({ page, context }) => {
  const username = page.getByLabel('Username')
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: /^Try as/ })).toHaveText([
    'Try as Student, grade 5',
    'Try as Student, grade 2',
    'Try as New Student',
    'Try as College Student',
    'Try as Teacher',
    'Try as Professional',
    'Try as Guardian (Ngozi Okafor)',
    'Try as Guardian (Carlos Fuentes)',
    'Try as Admin',
  ])

  await test.step('a wrong password', async () => {
    await username.fill('demo-teacher')
    await passwordOf(page).fill('not-the-password')
    await page.getByRole('switch', { name: 'Keep me signed in' }).click()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(toastWith(page, 'Login failed')).toContainText('Invalid username or password')
    await expect(alertOf(page)).toHaveText('Please check your credentials and try again')
    await expect(passwordOf(page)).toBeFocused()
    expect(await readRemembered(page)).toBeNull()
  })

  await test.step('the right one', async () => {
    await passwordOf(page).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/teacher/dashboard')
    await expect(toastWith(page, 'Login successful')).toContainText('Welcome back')
    expect(await readRemembered(page)).toBe('demo-teacher')
    await page.goto('/auth')
    await expect(page).toHaveURL('/teacher/dashboard')
  })

  await test.step('the username is filled in next time; with the switch off it is forgotten', async () => {
    await context.clearCookies()
    await page.goto('/auth')
    await expect(username).toHaveValue('demo-teacher')
    await passwordOf(page).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/teacher/dashboard')
    expect(await readRemembered(page)).toBeNull()
  })
})

test('an account is made after the rules were read, a taken name was changed and an answer got lost, and only once', {
  tag: ['@PUBLIC-49…59', '@main'],
}, async ({ page, context }) => {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`
  const create = page.getByRole('button', { name: 'Create Account' })
  await page.goto('/register')

  await test.step('the rules are read in a tab of their own, and nothing typed is lost', async () => {
    await page.getByLabel('First Name').fill('Nia')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Terms of Service (opens in a new tab)' }).click()
    const rules = await opened
    await expect(rules.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
    await rules.close()
    await expect(page.getByLabel('First Name')).toHaveValue('Nia')
  })

  await test.step('a taken username is said at its field', async () => {
    await page.getByLabel('Last Name').fill('Bello')
    await page.getByLabel('Username').fill('demo-teacher')
    await page.getByLabel('Email').fill(`${username}@example.com`)
    await passwordOf(page).fill('secret-1')
    await page.getByLabel('Confirm Password').fill('secret-1')
    await create.click()
    await expect(toastWith(page, 'Registration failed')).toContainText('This username is already taken')
    await expect(alertOf(page)).toHaveText('Please check your information and try again')
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('This username is already taken')
    await page.getByLabel('Username').fill(username)
  })

  await test.step('an answer that got lost does not make a second account: the retry carries the same key', async () => {
    const keys: (string | undefined)[] = []
    await page.route('**/api/register', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 2) return route.continue()
      if (keys.length === 2) {
        // The server does its work, the answer and its cookie never arrive.
        await route.fetch()
        await page.context().clearCookies()
      }
      return route.abort()
    })
    await create.click()
    await expect(alertOf(page)).toContainText("couldn't reach Trellis")
    await expect(create).not.toHaveAttribute('aria-busy')
    await page.getByLabel('First Name').fill('Niamh')
    await create.click()
    await expect.poll(() => keys.length).toBe(2)
    await expect(create).not.toHaveAttribute('aria-busy')
    await create.click()
    await expect(page).toHaveURL('/onboarding')
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[1])
    await expect(toastWith(page, 'Registration successful')).toContainText(/account created/i)
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({
      username,
      firstName: 'Niamh',
      role: 'student',
      isTeacher: false,
      grade: 5,
    })
  })
})
