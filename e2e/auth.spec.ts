import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const DEMO_PASSWORD = 'trellis-demo'

function newName(): string {
  return `e2e-${crypto.randomUUID().slice(0, 12)}`
}

async function fillSignIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

function signInButton(page: Page) {
  return page.getByRole('button', { name: 'Sign In', exact: true })
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

test.describe('which form opens', () => {
  for (const [path, heading] of [
    ['/auth', 'Welcome back'],
    ['/login', 'Welcome back'],
    ['/register', 'Create your account'],
    ['/auth?form=sign-up', 'Create your account'],
  ] as const) {
    test(`${path} opens "${heading}"`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }

  for (const [mode, role] of [
    ['teacher', 'Teacher'],
    ['college', 'College Student'],
    ['professional', 'Professional'],
  ] as const) {
    test(`mode=${mode} preselects ${role}, and signing in is one click away`, async ({ page }) => {
      await page.goto(`/auth?mode=${mode}`)
      await expect(page.getByRole('radio', { name: role })).toBeChecked()
      await page.getByRole('link', { name: 'Sign In' }).click()
      await expect(signInButton(page)).toBeVisible()
    })
  }

  test('what was typed is still there after a look at the other form, and Back returns to it', async ({
    page,
  }) => {
    await page.goto('/auth')
    await fillSignIn(page, 'maya', 'secret-1')
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
    await page.getByLabel('First Name').fill('Maya')
    await page.goBack()
    await expect(page.getByLabel('Username')).toHaveValue('maya')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret-1')
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Maya')
  })
})

test.describe('signing in', () => {
  test('a demo teacher reaches the teacher dashboard with a welcome', async ({ page }) => {
    await page.goto('/auth')
    await fillSignIn(page, 'demo-teacher', DEMO_PASSWORD)
    await signInButton(page).click()
    await expect(page).toHaveURL('/teacher/dashboard')
    await expect(toastWith(page, 'Login successful')).toContainText('Welcome back')
  })

  test('the demo panel fills the form and signs in', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('button', { name: /^Try as/ })).toHaveText([
      'Try as Student, grade 5',
      'Try as Student, grade 2',
      'Try as College Student',
      'Try as Teacher',
      'Try as Professional',
      'Try as Admin',
    ])
    await page.getByRole('button', { name: 'Try as Teacher' }).click()
    await expect(page).toHaveURL('/teacher/dashboard')
  })

  test('outside demo mode, or when the look-up fails, there is no demo panel', async ({ page }) => {
    await page.route('**/api/site', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/auth')
    await expect(signInButton(page)).toBeVisible()
    await expect(page.getByText('Try as')).toHaveCount(0)
  })

  test('the button says so while the answer is on its way, and sends only once', async ({ page }) => {
    const bodies: unknown[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/login', async (route) => {
      bodies.push(route.request().postDataJSON())
      await held
      await route.continue()
    })
    await page.goto('/auth')
    await fillSignIn(page, 'demo-teacher', DEMO_PASSWORD)
    await signInButton(page).click()
    const pending = page.getByRole('button', { name: 'Signing in...' })
    await expect(pending).toHaveAttribute('aria-busy', 'true')
    await pending.click({ force: true })
    await page.getByLabel('Username').press('Enter')
    answer()
    await expect(page).toHaveURL('/teacher/dashboard')
    expect(bodies).toEqual([{ username: 'demo-teacher', password: DEMO_PASSWORD }])
  })

  test('a wrong password says so in a toast and above the form, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/auth')
    await fillSignIn(page, newName(), 'not-the-password')
    await signInButton(page).click()
    await expect(toastWith(page, 'Login failed')).toContainText('Invalid username or password')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Please check your credentials and try again',
    )
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveValue('not-the-password')
    await expect(password).toBeFocused()
  })

  test('an error without words falls back to the documented text', async ({ page }) => {
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }))
    await page.goto('/auth')
    await fillSignIn(page, 'somebody', 'some-password')
    await signInButton(page).click()
    await expect(toastWith(page, 'Login failed')).toContainText('Invalid username or password')
  })

  test('too many tries show what the server says', async ({ page }) => {
    const message = 'Too many attempts to sign in. Please wait a few minutes and try again.'
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 429, json: { message, code: 'too_many_requests' } }),
    )
    await page.goto('/auth')
    await fillSignIn(page, 'somebody', 'some-password')
    await signInButton(page).click()
    await expect(toastWith(page, 'Login failed')).toContainText(message)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
  })

  test('a server that does not answer is told apart from a wrong password', async ({ page }) => {
    await page.route('**/api/login', (route) => route.abort())
    await page.goto('/auth')
    await fillSignIn(page, 'somebody', 'some-password')
    await signInButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not reach the server')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('some-password')
  })

  test('the password shows and hides', async ({ page }) => {
    await page.goto('/auth')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('short entries are refused while typing', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('Username').pressSequentially('ab')
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
    await page.getByLabel('Username').pressSequentially('c')
    await expect(page.getByText('Username must be at least 3 characters')).toBeHidden()
    await page.getByLabel('Password', { exact: true }).pressSequentially('12345')
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  })

  test('forgotten passwords and Google only announce what will come', async ({ page }) => {
    const writes: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
    await page.goto('/auth')
    await page.getByText('Forgot Password').click()
    await expect(toastWith(page, 'Password reset functionality will be available soon.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign In With Google' }).click()
    await expect(toastWith(page, 'Google authentication will be available soon.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(page).toHaveURL('/auth')
    expect(writes).toEqual([])
  })

  test('a page that was wanted before signing in opens afterwards', async ({ page }) => {
    await page.goto('/auth')
    await page.evaluate(() => history.replaceState({ ...history.state, wanted: '/teacher/classes' }, ''))
    await page.reload()
    await page.getByRole('button', { name: 'Try as Teacher' }).click()
    await expect(page).toHaveURL('/teacher/classes')
  })

  test('somebody who is signed in is led away from the sign-in screen', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Try as Teacher' }).click()
    await expect(page).toHaveURL('/teacher/dashboard')
    await page.goto('/auth')
    await expect(page).toHaveURL('/teacher/dashboard')
  })
})

test.describe('being remembered', () => {
  function readRemembered(page: Page) {
    return page.evaluate(() => localStorage.getItem('remembered-username'))
  }

  test('with the switch on, the username is kept on this device and filled in next time', async ({
    page,
    context,
  }) => {
    await page.goto('/auth')
    const keep = page.getByRole('switch', { name: 'Keep me signed in' })
    await expect(keep).not.toBeChecked()
    await fillSignIn(page, 'demo-teacher', DEMO_PASSWORD)
    await keep.click()
    await signInButton(page).click()
    await expect(page).toHaveURL('/teacher/dashboard')
    expect(await readRemembered(page)).toBe('demo-teacher')

    await context.clearCookies()
    await page.goto('/auth')
    await expect(page.getByLabel('Username')).toHaveValue('demo-teacher')
  })

  test('with the switch off, a kept username is removed', async ({ page }) => {
    await page.goto('/auth')
    await page.evaluate(() => localStorage.setItem('remembered-username', 'demo-teacher'))
    await page.reload()
    await expect(page.getByLabel('Username')).toHaveValue('demo-teacher')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await signInButton(page).click()
    await expect(page).toHaveURL('/teacher/dashboard')
    expect(await readRemembered(page)).toBeNull()
  })

  test('a failed sign-in keeps nothing', async ({ page }) => {
    await page.goto('/auth')
    await fillSignIn(page, newName(), 'not-the-password')
    await page.getByRole('switch', { name: 'Keep me signed in' }).click()
    await signInButton(page).click()
    await expect(toastWith(page, 'Login failed')).toBeVisible()
    expect(await readRemembered(page)).toBeNull()
  })
})

test.describe('signing up', () => {
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
    test(`a ${role} gets an account with the right grade and is signed in`, async ({ page }) => {
      const username = newName()
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
        ...sent,
      })
      await expect(page).toHaveURL(path)
      await expect(toastWith(page, 'Registration successful')).toContainText(/account created/i)
      const me = await page.request.get('/api/user')
      expect(await me.json()).toMatchObject({ username, ...sent })
    })
  }

  test('a grade that is no number becomes 5, one outside 1 to 12 is refused', async ({ page }) => {
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

  test('problems show on change with the documented texts', async ({ page }) => {
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

  test('an answer that got lost does not make a second account: the retry carries the same key', async ({
    page,
  }) => {
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
})

test.describe('for everybody', () => {
  test('password managers find what they look for', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await page.getByRole('link', { name: 'Sign Up' }).click()
    for (const [label, token] of [
      ['First Name', 'given-name'],
      ['Last Name', 'family-name'],
      ['Username', 'username'],
      ['Email', 'email'],
      ['Password', 'new-password'],
      ['Confirm Password', 'new-password'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
    }
  })

  test('signing in works with the keyboard alone', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Sign Up' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('demo-teacher')
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/teacher/dashboard')
  })

  for (const width of [320, 768, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`both forms are accessible and fit at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        for (const path of ['/auth', '/register']) {
          await page.goto(path)
          await page.getByRole('button', { name: /^(Sign In|Create Account)$/ }).click()
          await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
          const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflowPx).toBeLessThanOrEqual(0)
        }
      })
    }
  }
})
