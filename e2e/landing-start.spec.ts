import { expect, type Page, test } from '@playwright/test'

const APP_FILES = '**/assets/*.js'
const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' })
const themeOf = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' })
const sectionLinkOf = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const testimonialsOf = (page: Page) => page.getByRole('region', { name: 'Testimonials' })

let faults: string[] = []
test.beforeEach(({ page }) => {
  faults = []
  page.on('pageerror', ({ message }) => faults.push(message))
})
test.afterEach(() => {
  expect(faults).toEqual([])
})

/** The landing page on a phone whose network keeps the app's files back until they are let through. */
async function openWithoutApp(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(APP_FILES, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.setViewportSize({ width: 400, height: 800 })
  // From nowhere, so that nothing of the page before is kept.
  await page.goto('about:blank')
  await page.goto('/')
  return letThrough
}

test('reading needs no app: its files are fetched ahead and nothing is asked of the server; it leaves the page where it was scrolled to, and going back returns there', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())))
  const fetchedAhead = page.waitForResponse(/landing-screen-[\w-]+\.js/)
  await page.goto('/')
  await fetchedAhead
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])

  const link = page.getByRole('link', { name: 'Start as a college student' })
  await link.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(1000)
  await expect(testimonialsOf(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(position)
  await link.click()
  await expect(page).toHaveURL('/auth?mode=college')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
})

test('the app starts without any use where an anchor leads, and on a screen tall enough to show the testimonials', async ({
  page,
}) => {
  const features = page.locator('#features').getByRole('heading', { level: 2 })
  await page.goto('/#features')
  await expect(features).toBeInViewport()
  await expect(testimonialsOf(page)).toBeVisible()
  await expect(features).toBeInViewport()

  await page.setViewportSize({ width: 1280, height: 9000 })
  await page.goto('about:blank')
  await page.goto('/')
  await expect(testimonialsOf(page)).toBeVisible()
})

test('what is pressed before the app is there happens once it is', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })

  await test.step('each press once; a link pressed with Control opens in a new tab', async () => {
    const letThrough = await openWithoutApp(page)
    await themeOf(page).click()
    await menuOf(page).click()
    await menuOf(page).click()
    await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'false')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Sign in' })
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL('/auth')
    await tab.close()
    await expect(page).toHaveURL('/')
    await menuOf(page).focus()
    letThrough()
    await expect(menuOf(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(menuOf(page)).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('a section link leads to its section with the focus', async () => {
    const letThrough = await openWithoutApp(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await sectionLinkOf(page, 'College').click()
    letThrough()
    await expect(page).toHaveURL('/#college')
    await expect(page.locator('#college')).toBeFocused()
  })

  await test.step('the very first keys: Tab to the skip link, Enter to the content', async () => {
    const letThrough = await openWithoutApp(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    letThrough()
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Get started' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/auth?form=sign-up')
  })
})

test('without the app links are followed by the browser, and a later press starts it after all', async ({
  page,
}) => {
  await page.route(APP_FILES, (route) => route.abort())
  await page.goto('/')
  await sectionLinkOf(page, 'Teachers').click()
  await expect(page).toHaveURL('/#teachers')
  await expect(page.locator('#teachers').getByRole('heading', { level: 2 })).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth')

  await page.goto('/')
  await page.keyboard.press('Shift')
  await expect.poll(() => faults.length).toBeGreaterThan(1)
  expect(faults.splice(0).join()).toContain('Failed to fetch dynamically imported module')
  await page.unroute(APP_FILES)
  await themeOf(page).click()
  await expect(testimonialsOf(page)).toBeVisible()
  // Whichever failed loads were told late.
  for (const fault of faults.splice(0)) expect(fault).toContain('Failed to fetch dynamically imported module')
})
