import { expect, type Page, test } from '@playwright/test'

function newName(): string {
  return `e2e-${crypto.randomUUID().slice(0, 12)}`
}

async function fillSignUp(page: Page, username: string) {
  await page.getByLabel('First Name').fill('Nia')
  await page.getByLabel('Last Name').fill('Bello')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('secret-1')
  await page.getByLabel('Confirm Password').fill('secret-1')
}

/** The visible toast; the live region repeats its words for screen readers. */
function toastWith(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title })
}

for (const { role, sent, path } of [
  { role: 'K-12 Student', sent: { role: 'student', isTeacher: false, grade: 5 }, path: '/onboarding' },
  { role: 'College Student', sent: { role: 'college', isTeacher: false, grade: 13 }, path: '/onboarding' },
  { role: 'Teacher', sent: { role: 'teacher', isTeacher: true, grade: 12 }, path: '/teacher/dashboard' },
  {
    role: 'Professional',
    sent: { role: 'professional', isTeacher: false, grade: 12 },
    path: '/onboarding',
  },
]) {
  test(`[PUBLIC-49…59] a ${role} gets an account with the right grade and is signed in`, {
    tag: '@thorough',
  }, async ({ page }) => {
    const username = newName()
    // A teacher would be shown around at once, and what lies behind the tour cannot be found by its role.
    await page.route('**/api/tours', (route) => route.abort())
    await page.goto('/register')
    await fillSignUp(page, username)
    await page.getByRole('radio', { name: role }).click()
    await expect(page.getByLabel('Grade Level')).toHaveCount(role === 'K-12 Student' ? 1 : 0)
    const request = page.waitForRequest('**/api/register')
    await page.getByRole('button', { name: 'Create Account' }).click()
    expect((await request).postDataJSON()).toEqual({
      firstName: 'Nia',
      lastName: 'Bello',
      username,
      email: `${username}@example.com`,
      password: 'secret-1',
      timezone: expect.stringMatching(/./),
      ...sent,
    })
    await expect(page).toHaveURL(path)
    await expect(toastWith(page, 'Registration successful')).toContainText(/account created/i)
    const me = await page.request.get('/api/user')
    expect(await me.json()).toMatchObject({ username, ...sent })
  })
}

test('[PUBLIC-88] [PUBLIC-89] a grade that is no number becomes 5, one outside 1 to 12 is refused', async ({
  page,
}) => {
  await page.goto('/register')
  const grade = page.getByLabel('Grade Level')
  await expect(grade).toHaveValue('5')
  await expect(grade).toHaveAttribute('min', '1')
  await expect(grade).toHaveAttribute('max', '12')
  await grade.fill('13')
  await expect(page.getByText('Grade must be a whole number from 1 to 12')).toBeVisible()
  await grade.fill('')
  await grade.blur()
  await expect(grade).toHaveValue('5')
  await expect(page.getByText('Grade must be a whole number from 1 to 12')).toBeHidden()
})

test('[PUBLIC-87] [PUBLIC-90…93] problems show on change with the documented texts', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Username').pressSequentially('ab')
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await page.getByLabel('Email').pressSequentially('nia')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).pressSequentially('12345')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  const confirm = page.getByLabel('Confirm Password')
  await confirm.fill('123456')
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await expect(page.getByText('Passwords do not match')).toBeHidden()
})

test('an empty form names what is missing and puts the focus there', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
})

test('the rules are read in a tab of their own, and nothing typed is lost', async ({ page, context }) => {
  await page.goto('/register')
  await page.getByLabel('First Name').fill('Ada')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Terms of Service (opens in a new tab)' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await expect(page.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('a taken username is said at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/register')
  await fillSignUp(page, 'demo-teacher')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastWith(page, 'Registration failed')).toContainText('This username is already taken')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Please check your information and try again',
  )
  const username = page.getByLabel('Username')
  await expect(username).toHaveAccessibleDescription('This username is already taken')
  await expect(username).toBeFocused()
  await expect(page.getByLabel('Confirm Password')).toHaveValue('secret-1')
})

test('an error without words falls back to the documented text', async ({ page }) => {
  await page.route('**/api/register', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/register')
  await fillSignUp(page, newName())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastWith(page, 'Registration failed')).toContainText('Failed to create account')
})

test('an answer that got lost does not make a second account: the retry carries the same key', {
  tag: '@thorough',
}, async ({ page }) => {
  const username = newName()
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
  await page.goto('/register')
  await fillSignUp(page, username)
  await page.getByLabel('Last Name').fill('Belo')
  const create = page.getByRole('button', { name: 'Create Account' })
  const alert = page.getByRole('main').getByRole('alert')
  await create.click()
  await expect(alert).toContainText('could not reach the server')
  await expect(create).not.toHaveAttribute('aria-busy')
  await page.getByLabel('Last Name').fill('Bello')
  await create.click()
  await expect.poll(() => keys.length).toBe(2)
  await expect(create).not.toHaveAttribute('aria-busy')
  await create.click()
  await expect(page).toHaveURL('/onboarding')
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[1])
})

test('the button says so while the account is being made', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/register', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/register')
  await fillSignUp(page, newName())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible()
  answer()
  await expect(page).toHaveURL('/onboarding')
})
