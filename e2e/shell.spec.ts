import { expect, type Page, test } from '@playwright/test'
import { signIn, signInAnew } from './demo-sign-in.ts'
import { expectNoFaults, expectSoundLook } from './looks.ts'

const WEEK_S = 7 * 24 * 60 * 60

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Main menu' })
}

function sidebarOf(page: Page) {
  return page.getByRole('complementary', { name: 'Sidebar' })
}

function toastWith(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title })
}

async function widthOf(page: Page): Promise<number | undefined> {
  return (await sidebarOf(page).boundingBox())?.width
}

/** The files wait until the function that comes back is called. */
async function holdFiles(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(files, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return letThrough
}

test.describe('menus', () => {
  const MENUS = [
    [
      'demo-admin',
      'Amara Diallo',
      'Admin',
      'Admin Dashboard, Curriculum Documents, User Management, System Analytics, Session Monitor, Learning Planner, Student View, Profile',
    ],
    [
      'demo-teacher',
      'Elena Marquez',
      'Teacher',
      'Teacher Dashboard, My Classes, Lesson Plans, Assignments, Analytics, Session Monitor, Student View, Profile',
    ],
    [
      'demo-professional',
      'Jonas Weber',
      'Professional',
      'Dashboard, Smart Notes, AI Tutor, Flashcards, Learning Materials, Profile',
    ],
    [
      'demo-college',
      'Priya Raman',
      'College Student',
      'Dashboard, My Courses, My Notes, Quizzes, Flashcards, Study Guides, AI Tutor, Achievements, Progress Analytics, Profile',
    ],
    [
      'demo-student',
      'Maya Okafor',
      'Grade 5',
      'Dashboard, My Lessons, My Notes, Progress, AI Tutor, Profile',
    ],
  ] as const

  for (const [username, fullName, role, lines] of MENUS) {
    test(`${username} sees the documented menu, and every line opens its page`, { tag: '@thorough' }, async ({
      page,
    }) => {
      await signIn(page, username)
      await page.goto('/learn/dashboard')
      await expect(menuOf(page).getByRole('link')).toHaveText(lines.split(', '))
      await expect(sidebarOf(page).getByText(fullName)).toBeVisible()
      await expect(sidebarOf(page).getByText(role, { exact: true })).toBeVisible()
      await expect(sidebarOf(page).getByText('Online')).toBeVisible()

      for (const line of lines.split(', ').slice(1)) {
        const link = menuOf(page).getByRole('link', { name: line, exact: true })
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('404 Page Not Found')).toHaveCount(0)
      }
    })
  }

  test('a group unfolds on the pages of its children and by keyboard', async ({ page }) => {
    await signIn(page, 'demo-student')
    await page.goto('/dashboard')
    const practice = menuOf(page).getByRole('button', { name: 'Practice' })
    await expect(menuOf(page).getByRole('button', { name: 'Learn' })).toHaveAttribute('aria-expanded', 'true')
    await expect(practice).toHaveAttribute('aria-expanded', 'false')
    await expect(menuOf(page).getByRole('link', { name: 'Quizzes' })).toHaveCount(0)

    await practice.focus()
    await page.keyboard.press('Enter')
    await expect(menuOf(page).getByRole('link')).toHaveText(
      'Dashboard, My Lessons, My Notes, Practice Problems, Quizzes, Flashcards, Study Guides, Progress, AI Tutor, Profile'.split(
        ', ',
      ),
    )
    await page.keyboard.press('Space')
    await expect(practice).toHaveAttribute('aria-expanded', 'false')

    await page.goto('/student/practice')
    await expect(practice).toHaveAttribute('aria-expanded', 'true')
    await expect(menuOf(page).getByRole('link', { name: 'Practice Problems' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('a page below a line marks that line and shows the way back', async ({ page }) => {
    await signIn(page, 'demo-teacher')
    await page.goto('/teacher/classes/create')
    await expect(menuOf(page).getByRole('link', { name: 'My Classes' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/teacher\/classes$/)
  })

  test('without a user there are public links and a way to sign in; landing page and sign-in screens stand without the shell', async ({
    page,
  }) => {
    await page.goto('/about')
    await expect(menuOf(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await expect(sidebarOf(page).getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    await sidebarOf(page).getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(sidebarOf(page)).toHaveCount(0)

    for (const path of ['/', '/auth', '/login', '/register']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(sidebarOf(page)).toHaveCount(0)
      await expect(menuOf(page)).toHaveCount(0)
    }
  })
})

test.describe('sidebar', () => {
  test('Ctrl+b and Meta+b fold it from 16rem to 4rem and back, also while typing; its state is kept in a cookie for seven days; folded icons keep their names and show them', async ({
    page,
    context,
  }) => {
    await signIn(page, 'demo-teacher')
    await page.goto('/teacher/classes')
    await expect.poll(() => widthOf(page)).toBe(256)
    await page.keyboard.press('Control+b')
    await expect.poll(() => widthOf(page)).toBe(64)
    await page.keyboard.press('Meta+b')
    await expect.poll(() => widthOf(page)).toBe(256)

    await page.evaluate(() => {
      const probe = document.createElement('input')
      probe.ariaLabel = 'Probe'
      document.querySelector('main')?.append(probe)
      window.addEventListener('keydown', (event) => {
        document.title = event.defaultPrevented ? 'prevented' : 'not prevented'
      })
    })
    await page.getByLabel('Probe').focus()
    await page.keyboard.press('Control+b')
    await expect.poll(() => widthOf(page)).toBe(64)
    await expect(page).toHaveTitle('prevented')

    await page.keyboard.press('Control+b')
    await expect.poll(() => widthOf(page)).toBe(256)
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' })
    expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + WEEK_S))).toBeLessThan(60)

    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
    expect(await widthOf(page)).toBe(64)
    await menuOf(page).getByRole('link', { name: 'Lesson Plans' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Lesson Plans')
  })

  test('below 768 px it is a sheet of 18rem that closes on the way to a page, from there on it stands beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 800 })
    await signIn(page, 'demo-teacher')
    await page.goto('/teacher/classes')
    const trigger = page.getByRole('button', { name: 'Open the menu' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(menuOf(page)).toHaveCount(0)

    await trigger.click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0)
    expect((await sheet.boundingBox())?.width).toBe(288)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(trigger).toBeFocused()

    await page.keyboard.press('Control+b')
    await menuOf(page).getByRole('link', { name: 'Analytics' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/teacher\/analytics$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(sidebarOf(page)).toBeVisible()
  })
})

test.describe('signing out', () => {
  test('says so and leads to the landing page', async ({ page }) => {
    await signInAnew(page, 'demo-kid')
    await page.goto('/dashboard')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/logout', async (route) => {
      await asked
      await route.continue()
    })
    await sidebarOf(page).getByRole('button', { name: 'Sign out' }).click()
    await expect(sidebarOf(page).getByRole('button', { name: 'Logging out...' })).toBeVisible()
    answer()
    await expect(page).toHaveURL(/\/$/)
    await expect(toastWith(page, 'Logged out')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('ways and dead ends', () => {
  test('an unknown address reads 404 Page Not Found inside the shell and leads on', async ({ page }) => {
    await signIn(page, 'demo-professional')
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page).toHaveTitle('Page Not Found · Trellis')
    await expect(menuOf(page)).toBeVisible()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(page).toHaveURL(/\/professional\/dashboard$/)
  })

  test('on a loaded page the skip link is the first stop, the connection is shown, a sign-out that fails changes nothing, and the next page names itself, takes the focus and is announced', async ({
    page,
    context,
  }) => {
    await signIn(page, 'demo-student')
    await page.goto('/dashboard')

    await test.step('the skip link leads past the menu', async () => {
      // What is fetched stands there: it holds the first button of the content.
      await expect(page.getByRole('progressbar', { name: 'Weekly goal' })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').locator('a, button').first()).toBeFocused()
    })

    await test.step('the connection is shown, and its changes are announced', async () => {
      await expect(sidebarOf(page).getByText('Online')).toBeVisible()
      await context.setOffline(true)
      await expect(sidebarOf(page).getByText('Offline')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeAttached()
      await context.setOffline(false)
      await expect(sidebarOf(page).getByText('Online')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'You are online again.' })).toBeAttached()
    })

    await test.step('a sign-out that fails says why', async () => {
      await page.route('**/api/logout', (route) =>
        route.fulfill({ status: 500, json: { message: 'The server is resting', code: 'internal' } }),
      )
      await sidebarOf(page).getByRole('button', { name: 'Sign out' }).click()
      await expect(toastWith(page, 'Logout failed')).toContainText('The server is resting')
      // As the skip link has left it.
      await expect(page).toHaveURL('/dashboard#main')
    })

    await test.step('another page', async () => {
      await expect(page).toHaveTitle('Dashboard · Trellis')
      await menuOf(page).getByRole('link', { name: 'My Notes' }).click()
      await expect(page).toHaveTitle('My Notes · Trellis')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: 'My Notes' })).toBeAttached()
    })
  })

  test('a page chosen before the first one is there takes the focus and is announced, however late it comes', {
    tag: '@thorough',
  }, async ({ page }) => {
    await signIn(page, 'demo-student')
    const letFirst = await holdFiles(page, '**/assets/dashboard-screen-*.js')
    const letSecond = await holdFiles(page, '**/assets/notes-screen-*.js')
    await page.goto('/dashboard')
    await menuOf(page).getByRole('link', { name: 'My Notes' }).click()
    await expect(page).toHaveURL('/notes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    letSecond()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'My Notes' })).toBeAttached()
    letFirst()
  })

  test('[ERR2-53] [PROFILE-42…43] a page whose data cannot be loaded says so, and trying again brings it', {
    tag: '@thorough',
  }, async ({ page }) => {
    await signIn(page, 'demo-student')
    let isBroken = true
    await page.route('**/api/user', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'secret detail' } }) : route.continue(),
    )
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('secret detail')).toHaveCount(0)
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Maya!')
  })
})

test('the theme can be chosen, is remembered, and follows the device when asked to', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const theme = page.locator('html')
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Theme: Like the device' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Theme: Dark' }).click()
  await page.getByRole('menuitemradio', { name: 'Like the device' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(theme).toHaveAttribute('data-theme', 'dark')
})

test('the shell, folded or not, and its sheet are accessible and fit, on phone and desktop, light and dark', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-student')
  for (const path of ['/dashboard', '/notes', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundLook(page, path)
  }
  await page.keyboard.press('Control+b')
  await expect.poll(() => widthOf(page)).toBe(64)
  await expectNoFaults(page, 'folded sidebar')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(menuOf(page)).toBeVisible()
  await expectNoFaults(page, 'sheet')
})
