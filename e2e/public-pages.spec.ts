import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

const PAGES = [
  ['/about', 'About Trellis'],
  ['/contact', 'Contact us'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/cookies', 'Cookie Policy'],
  ['/study-resources', 'Study resources for every grade'],
  ['/offline-learning', 'Learn without a connection'],
  ['/accessibility', 'Accessibility'],
] as const

const mainOf = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('[PUBLIC-37…40] [PUBLIC-62] [PUBLIC-68] [LEGAL-05] [LEGAL-06] [LEGAL-09] every public page opens without signing in and leads to all others', async ({
  page,
}) => {
  await open(page, '/about')
  for (const [path, title] of PAGES) {
    const name = { '/contact': 'Contact', '/about': 'About' }[path as string]
    const link = page.getByRole('navigation', { name: 'More about Trellis' }).locator(`a[href="${path}"]`)
    if (name) await expect(link).toHaveText(name)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
})

test('[PUBLIC-69…75] the about page tells mission, vision, the four values and the team of three', async ({
  page,
}) => {
  await open(page, '/about')
  await expect(page.getByRole('heading', { level: 2, name: 'Our mission' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Our vision' })).toBeVisible()
  await expect(part(page, 'Our four values').getByRole('heading', { level: 3 })).toHaveText([
    'Quality Education',
    'Innovation',
    'Inclusivity',
    'Results-Driven',
  ])
  await expect(part(page, 'A team of three').getByRole('listitem')).toHaveCount(3)
})

test('[LEGAL-07] [LEGAL-12…18] [Y-67] [Y-69] the privacy policy states its date, consent, multi-factor sign-in and the four periods', async ({
  page,
}) => {
  await open(page, '/privacy')
  await expect(mainOf(page)).toContainText('Last updated May 28, 2025')
  await expect(mainOf(page)).toContainText('Parental consent is required under age 13')
  await expect(mainOf(page)).toContainText(/teacher and admin accounts use multi-factor authentication/i)
  const rows = page.getByRole('table', { name: 'Retention periods' }).getByRole('row')
  await expect(rows).toHaveText([
    /Kept/,
    /Account data.*Until deletion or 3 years of inactivity/,
    /Educational records.*7 years/,
    /Technical logs.*90 days/,
    /Marketing data.*Until opt-out or 2 years of inactivity/,
  ])
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'How long we keep it' })
    .click()
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport()
})

test('[LEGAL-01…04] [LEGAL-08] [LEGAL-13] [LEGAL-19…22] [Y-66] [Y-68] the terms state their date, who consents for children, prices, refunds, renewal, uptime and law', async ({
  page,
}) => {
  await open(page, '/terms')
  for (const text of [
    'Last updated May 28, 2025',
    /free tier with limited features exists/i,
    /monthly or annual paid subscriptions/,
    /educational discounts for schools/,
    /For children under 13, a parent or guardian is the consenting party/,
    /Our uptime target is 99\.9%/,
    /Refunds are given within 30 days/,
    /Auto-renewal: .+ unless cancelled 24 hours before renewal/,
    'no payment is taken and no feature is locked',
  ])
    await expect(mainOf(page)).toContainText(text)
  await expect(part(page, 'Governing law')).toContainText('governed by the law of California')
})

test('[LEGAL-10] [LEGAL-11] [DATA2-56] [API2-56] [OK2-10] [OFFLINE-12] [Y-63] cookies are chosen by switches, the choice is kept and really counts', async ({
  page,
}) => {
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
  const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const sidebarCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/cookies')
  await page.evaluate(() => {
    localStorage.setItem('remembered-username', 'maya')
    localStorage.setItem('theme', 'dark')
  })
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  expect((await sidebarCookie())?.expires).toBeGreaterThan(0)

  await test.step('essential is on for good, functional on, the others off', async () => {
    await expect(toggle('Essential')).toBeChecked()
    await expect(toggle('Essential')).toBeDisabled()
    await expect(toggle('Functional')).toBeChecked()
    await expect(toggle('Analytics')).not.toBeChecked()
    await expect(toggle('Marketing')).not.toBeChecked()
  })

  await test.step('saving says so in an alert of the browser, and the switches stand as they were left', async () => {
    await toggle('Functional').click()
    await toggle('Analytics').press('Space')
    expect(await read('cookie-preferences')).toBeNull()
    const alert = page.waitForEvent('dialog')
    const pressed = page.getByRole('button', { name: 'Save preferences' }).click()
    expect((await alert).message()).toBe('Cookie preferences saved successfully!')
    await (await alert).accept()
    await pressed
    expect(JSON.parse((await read('cookie-preferences')) ?? '')).toEqual({
      essential: true,
      functional: false,
      analytics: true,
      marketing: false,
    })
  })

  await test.step('without functional cookies the name is forgotten; theme and sidebar last for the visit', async () => {
    expect(await read('remembered-username')).toBeNull()
    expect(await read('theme')).toBeNull()
    expect((await sidebarCookie())?.expires).toBe(-1)
    await page.reload()
    await expect(toggle('Functional')).not.toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
    await page.goto('/auth')
    await page.getByRole('textbox', { name: 'Username' }).fill('demo-student')
    await page.getByRole('textbox', { name: 'Password' }).fill('trellis-demo')
    const keep = page.getByRole('switch', { name: 'Keep me signed in' })
    await expect(keep).toBeDisabled()
    await expect(keep).toHaveAccessibleDescription(/Functional cookies are off.* Cookie Policy/)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    expect(await read('remembered-username')).toBeNull()
  })

  await test.step('another visit on the same device starts without them', async () => {
    const visit = await page.context().newPage()
    await visit.goto('/cookies')
    await expect(visit.getByRole('switch', { name: 'Functional', exact: true })).not.toBeChecked()
  })
})

test('what a learner leaves on the device is on the list of the cookie policy', { tag: '@thorough' }, async ({
  page,
}) => {
  await signUpLearner(page)
  for (const path of [
    '/dashboard',
    '/lessons',
    '/practice',
    '/notes',
    '/flashcards',
    '/quizzes',
    '/profile',
  ]) {
    await open(page, path)
  }
  await page.goto('/lessons/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, '/cookies')
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...(await caches.keys()),
  ])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const listed = await page
    .getByRole('table', { name: 'Everything that Trellis keeps in this browser' })
    .locator('code')
    .allTextContents()
  const patterns = listed.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`))
  expect(kept.length).toBeGreaterThan(0)
  expect([...kept, ...cookies].filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([])
})

test('[Y-58] study resources list ways to study and what the curriculum holds; a visitor is led there after signing in', async ({
  page,
}) => {
  await open(page, '/study-resources')
  await expect(part(page, 'Ways to study').getByRole('link')).toHaveCount(9)
  const table = page.getByRole('table', { name: 'Lessons and quizzes by subject' })
  await expect(table.getByRole('row', { name: /Mathematics Grades 1 to 12/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /Mathematics College/ })).toBeVisible()
  await part(page, 'Ways to study').getByRole('link', { name: 'Flashcards' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => history.state.wanted)).toBe('/flashcards')
})

test('a curriculum that cannot be counted says so and is asked for again', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.route('**/api/site/catalogue', (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, '/study-resources')
  await expect(page.getByText('We could not look up what there is right now')).toBeVisible({
    timeout: 30_000,
  })
  await page.unroute('**/api/site/catalogue')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /All together/ })).toBeVisible()
})

test('[Y-58] offline learning says what works without a connection; who is signed in goes on to their downloads', async ({
  page,
}) => {
  await open(page, '/offline-learning')
  await expect(page.getByRole('link', { name: 'Sign in to download lessons' })).toBeVisible()
  const table = page.getByRole('table', { name: 'What works without a connection' })
  await expect(
    table.getByRole('row', { name: /complete a lesson that you have downloaded.+Works/ }),
  ).toBeVisible()
  await expect(mainOf(page)).toContainText('up to 100 MB')
  await signIn(page, 'demo-student')
  await page.reload()
  await page.getByRole('link', { name: 'Open your downloads' }).click()
  await expect(page).toHaveURL('/downloads')
})

for (const [path, title] of PAGES) {
  test(`${path} is accessible and fits, on phone and desktop, light and dark`, { tag: '@thorough' }, async ({
    page,
  }) => {
    await open(page, path)
    if (path === '/study-resources')
      await expect(page.getByRole('row', { name: /All together/ })).toBeVisible()
    await expectSoundLook(page, title)
  })
}
