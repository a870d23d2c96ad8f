import { expect, type Page, test } from '@playwright/test'
import { findLesson, openLesson } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { toastWith } from './toasts.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })

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

test('the shell is there before its page, keeps its shape and theme through a reload, and is operated by keys', {
  tag: '@main',
}, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUpLearner(page)

  await test.step('a page chosen before the first one is there takes the focus and is announced, however late it comes', async () => {
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

  await test.step('shape and theme stay', async () => {
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
    await page.getByRole('button', { name: 'Theme: Like the device' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
    expect((await sidebarOf(page).boundingBox())?.width).toBe(64)
  })

  await test.step('the skip link is the first stop and leads past the menu', async () => {
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('a, button').first()).toBeFocused()
  })

  await test.step('the browser says when there is no connection', async () => {
    await page.keyboard.press('Control+b')
    await context.setOffline(true)
    await expect(sidebarOf(page).getByText('Offline')).toBeVisible()
    await context.setOffline(false)
    await expect(sidebarOf(page).getByText('Online')).toBeVisible()
  })
})

test('who leaves a lesson because the session has ended, or by signing out, reads that and no failure', {
  tag: ['@OK1-03', '@X-46'],
}, async ({ page, context }) => {
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/progress')) saves += 1
  })
  await signUpLearner(page)
  const lesson = await findLesson(page, 'Shift the digits')
  const read = async () => {
    await openLesson(page, lesson)
    // It comes after the page, and a visit of less than a second has nothing to save; later it would hear first that the session is over.
    await expect(page.getByRole('complementary', { name: 'AI Tutor' }).getByRole('textbox')).toBeVisible()
    await page.waitForLoadState('networkidle')
    saves = 0
  }
  const expectNote = async (words: string) => {
    await expect(toastWith(page, words)).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Failed to update progress').count()).toBe(0)
  }

  await read()
  const session = await context.cookies()
  await context.clearCookies({ name: 'trellis_session' })
  await page.getByRole('button', { name: 'Complete Lesson' }).click()
  await expectNote('Please log in to complete a lesson')
  expect(saves).toBe(1)

  await context.addCookies(session)
  await read()
  await sidebarOf(page).getByRole('button', { name: 'Sign out' }).click()
  await expectNote('Logged out')
  expect(saves).toBe(0)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/$/)
})
