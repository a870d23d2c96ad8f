import { expect, type Page, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'

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

/** The visible toast; the live region repeats its words for screen readers. */
function toastWith(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title })
}

function readRemembered(page: Page) {
  return page.evaluate(() => localStorage.getItem('remembered-username'))
}

test.describe('which form opens', () => {
  test('[PUBLIC-22…24] [PUBLIC-41] each address opens its form; its mode preselects the role, and signing in is one click away', async ({
    page,
  }) => {
    for (const [path, heading] of [
      ['/auth', 'Welcome back'],
      ['/login', 'Welcome back'],
      ['/register', 'Create your account'],
      ['/auth?form=sign-up', 'Create your account'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }

    for (const [mode, role] of [
      ['teacher', 'Teacher'],
      ['college', 'College Student'],
      ['professional', 'Professional'],
    ] as const) {
      await page.goto(`/auth?mode=${mode}`)
      await expect(page.getByRole('radio', { name: role })).toBeChecked()
    }
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(signInButton(page)).toBeVisible()
  })

  test('[PUBLIC-42…44] [PUBLIC-46…52] [PUBLIC-58…61] [PUBLIC-90] [PUBLIC-91] the form of signing in refuses short entries while typing, shows and hides the password, keeps what was typed, names its fields to password managers and only announces what will come', async ({
    page,
  }) => {
    const writes: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
    await page.goto('/auth')

    await test.step('forgotten passwords and Google', async () => {
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

    await test.step('short entries, and a password to be seen', async () => {
      await page.getByLabel('Username').pressSequentially('ab')
      await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
      await page.getByLabel('Username').pressSequentially('c')
      await expect(page.getByText('Username must be at least 3 characters')).toBeHidden()
      const password = page.getByLabel('Password', { exact: true })
      await password.pressSequentially('12345')
      await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
      await expect(password).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Hide password' }).click()
      await expect(password).toHaveAttribute('type', 'password')
    })

    await test.step('password managers find what they look for', async () => {
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
      await page.goBack()
      await expect(signInButton(page)).toBeVisible()
    })

    await test.step('what was typed is still there after a look at the other form, and Back returns to it', async () => {
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
})

test.describe('signing in', () => {
  test('the demo panel signs in, and whoever is signed in is led away from the sign-in screen', async ({
    page,
  }) => {
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
    await page.goto('/auth')
    await expect(page).toHaveURL('/teacher/dashboard')
  })

  test('outside demo mode, or when the look-up fails, there is no demo panel', async ({ page }) => {
    await page.route('**/api/site', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/auth')
    await expect(signInButton(page)).toBeVisible()
    await expect(page.getByText('Try as')).toHaveCount(0)
  })

  test('the button says so while the answer is on its way, and sends only once; a teacher reaches the teacher dashboard with a welcome', async ({
    page,
  }) => {
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
    await expect(toastWith(page, 'Login successful')).toContainText('Welcome back')
    expect(bodies).toEqual([{ username: 'demo-teacher', password: DEMO_PASSWORD }])
  })

  test('failures are told apart: without words, after too many tries, without an answer, and with a wrong password, which keeps what was typed on the page and nothing on the device', {
    tag: '@thorough',
  }, async ({ page }) => {
    const wait = 'Too many attempts to sign in. Please wait a few minutes and try again.'
    const above = page.getByRole('main').getByRole('alert')
    await page.goto('/auth')
    await fillSignIn(page, 'somebody', 'some-password')

    await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }))
    await signInButton(page).click()
    await expect(toastWith(page, 'Login failed')).toContainText('Invalid username or password')

    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 429, json: { message: wait, code: 'too_many_requests' } }),
    )
    await signInButton(page).click()
    await expect(toastWith(page, 'Login failed')).toContainText(wait)
    await expect(above).toHaveText(wait)

    await page.route('**/api/login', (route) => route.abort())
    await signInButton(page).click()
    await expect(above).toContainText('could not reach the server')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('some-password')

    await page.unrouteAll()
    await fillSignIn(page, newName(), 'not-the-password')
    await page.getByRole('switch', { name: 'Keep me signed in' }).click()
    await signInButton(page).click()
    await expect(toastWith(page, 'Login failed')).toContainText('Invalid username or password')
    await expect(above).toHaveText('Please check your credentials and try again')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveValue('not-the-password')
    await expect(password).toBeFocused()
    expect(await readRemembered(page)).toBeNull()
  })

  test('a page that was wanted before signing in opens afterwards', async ({ page }) => {
    await page.goto('/auth')
    await page.evaluate(() => history.replaceState({ ...history.state, wanted: '/teacher/classes' }, ''))
    await page.reload()
    await page.getByRole('button', { name: 'Try as Teacher' }).click()
    await expect(page).toHaveURL('/teacher/classes')
  })
})

test.describe('being remembered', () => {
  test('[PUBLIC-45] with the switch on, the username is kept on this device and filled in next time', async ({
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
})

test.describe('for everybody', () => {
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

  test('both forms and their complaints are accessible and fit, on phone and desktop, light and dark', {
    tag: '@thorough',
  }, async ({ page }) => {
    for (const path of ['/auth', '/register']) {
      await page.goto(path)
      await page.getByRole('button', { name: /^(Sign In|Create Account)$/ }).click()
      await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
      await expectSoundLook(page, path)
    }
  })
})
