import { expect, type Page, type Route, test } from '@playwright/test'
import { findPage } from '#contract/pages/pages.ts'
import { signIn } from './demo-sign-in.ts'
import { expectSoundLook } from './looks.ts'

const ADVANCE_MS = 7000
const TESTIMONIALS_URL = '**/api/testimonials/featured'
const STATISTICS_URL = '**/api/statistics'

const FEATURES = [
  'personalised learning paths',
  'AI tutor',
  'adaptive quizzes',
  'smart notes',
  'flashcards',
  'video content with summaries',
  'offline lesson download',
  'badges and leaderboard',
  'progress analytics',
]

const FOOTER_PATHS = [
  '/study-resources',
  '/offline-learning',
  '/achievements',
  '/teacher/lesson-plans',
  '/teacher/analytics',
  '/teacher/resources',
  '/college/courses',
  '/college/analytics',
  '/college/resources',
  '/professional/analytics',
  '/professional/research',
  '/professional/collaboration',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
]

const ONE_TESTIMONIAL = [
  {
    id: 1,
    name: 'Ada L.',
    role: 'Teacher',
    content: 'It works.',
    rating: 4,
    avatarUrl: null,
    organization: 'North School',
    featured: true,
  },
]

const carouselOf = (page: Page) => page.getByRole('region', { name: 'Testimonials' })
const slideOf = (page: Page, position: number) =>
  carouselOf(page).getByRole('group', { name: `${position} of 4` })
const footerOf = (page: Page) => page.getByRole('navigation', { name: 'Footer' })
const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Please sign in' })

/** An answer that the browser logs as failed is wanted here; anything else on the console is a fault. */
function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  return faults
}

let faults: string[] = []
test.beforeEach(({ page }) => {
  faults = collectFaults(page)
})
test.afterEach(() => {
  expect(faults).toEqual([])
})

/** The app starts when the page is used; what it fills by itself stands further down. */
async function openAtTestimonials(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: 'What people say' }).scrollIntoViewIfNeeded()
}

test('[PUBLIC-01…09] [PUBLIC-11…17] [PUBLIC-19] [PUBLIC-22…24] [LEGAL-01…03] a visitor finds the nine features, each with its sentence, what it costs, the way to every section and to the sign-in screen, and no notice', async ({
  page,
}) => {
  await page.goto('/')

  await test.step('who comes by themselves sees no notice', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(noticeOf(page)).toBeHidden()
  })

  await test.step('the nine advertised features', async () => {
    const features = page.locator('#features')
    for (const name of FEATURES) {
      const heading = page.getByRole('heading', { level: 3, name: new RegExp(`^${name}$`, 'i') })
      await expect(heading).toBeVisible()
      await expect(
        features.getByRole('listitem').filter({ has: heading }).locator('p').first(),
      ).not.toBeEmpty()
    }
    await expect(features.getByRole('heading', { level: 3 })).toHaveCount(FEATURES.length)
  })

  await test.step('a free tier, subscriptions and discounts for schools', async () => {
    const pricing = page.getByRole('region', { name: 'Start free, decide later' })
    await expect(pricing).toContainText(/free tier.+limited features/i)
    await expect(pricing).toContainText(/monthly or annually/i)
    await expect(pricing).toContainText(/educational discounts/i)
  })

  await test.step('each link of the header leads to its section and takes the focus along', async () => {
    for (const [name, id] of [
      ['Features', 'features'],
      ['Students', 'students'],
      ['Teachers', 'teachers'],
      ['Professionals', 'professionals'],
      ['College', 'college'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
    }
  })

  await test.step('every button leads to the sign-in screen with its audience or form', async () => {
    const hrefOf = (area: string, name: string) => page.locator(area).getByRole('link', { name, exact: true })
    await expect(hrefOf('header', 'Sign in')).toHaveAttribute('href', '/auth')
    await expect(hrefOf('main', 'Sign in')).toHaveAttribute('href', '/auth')
    await expect(hrefOf('main', 'Get started')).toHaveAttribute('href', '/auth?form=sign-up')
    await expect(hrefOf('main', 'Create an account')).toHaveAttribute('href', '/auth?form=sign-up')
    await expect(hrefOf('#students', 'Start learning')).toHaveAttribute('href', '/auth?form=sign-up')
    await expect(hrefOf('#teachers', 'Start teaching')).toHaveAttribute('href', '/auth?mode=teacher')
    await expect(hrefOf('#college', 'Start as a college student')).toHaveAttribute(
      'href',
      '/auth?mode=college',
    )
    await expect(hrefOf('#professionals', 'Start as a professional')).toHaveAttribute(
      'href',
      '/auth?mode=professional',
    )
    await hrefOf('#teachers', 'Start teaching').click()
    await expect(page).toHaveURL('/auth?mode=teacher')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('with less motion asked for, a header link jumps at once', { tag: '@thorough' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAtTestimonials(page)
  await expect(slideOf(page, 1)).toBeVisible()
  const top = await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="#college"]')?.click()
    return document.querySelector('#college')?.getBoundingClientRect().top
  })
  expect(top).toBeLessThan(200)
})

test('on a phone the menu opens and closes by keyboard and leads to the sections', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Professionals' })
  await expect(link).toBeHidden()
  await menu.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await link.press('Enter')
  await expect(link).toBeHidden()
  await expect(page.locator('#professionals')).toBeFocused()
})

test('[PUBLIC-20] [PUBLIC-25…40] the footer has exactly the documented links; they lead to public pages, or back with a notice', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveCount(FOOTER_PATHS.length)
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(FOOTER_PATHS)
  // One of each kind of access; that every page opens for whom it should is told by the journey of all pages.
  const accessOf = (path: string) => findPage(path)?.access
  expect(FOOTER_PATHS.filter((path) => !accessOf(path))).toEqual([])
  const samples = FOOTER_PATHS.filter(
    (path, index) => FOOTER_PATHS.findIndex((other) => accessOf(other) === accessOf(path)) === index,
  )
  for (const path of samples) {
    // From nowhere: loading the same address again would keep the notice, which moves the footer under the pointer.
    await page.goto('about:blank')
    await page.goto('/')
    await footerOf(page).locator(`a[href="${path}"]`).click()
    const isPublic = accessOf(path) === 'public'
    await expect(page).toHaveURL(isPublic ? path : '/')
    if (isPublic) await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
    else await expect(noticeOf(page)).toBeInViewport()
  }
})

test('[Y-58] a visitor sent back from a protected page is told to sign in and keeps the way there; the notice can be dismissed, for good', async ({
  page,
}) => {
  await page.goto('/flashcards')
  await expect(page).toHaveURL('/')
  await expect(noticeOf(page)).toBeVisible()
  await noticeOf(page).getByRole('link', { name: 'Sign in to continue' }).click()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => history.state.wanted)).toBe('/flashcards')

  await page.goto('/progress')
  await noticeOf(page).getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(noticeOf(page)).toBeHidden()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(noticeOf(page)).toBeHidden()
})

test('[PUBLIC-18] [PUBLIC-77] [PUBLIC-78] [CONST2-54] testimonials move on after 7 seconds and start again after the last', async ({
  page,
}) => {
  await page.clock.install()
  await openAtTestimonials(page)
  await expect(slideOf(page, 1)).toBeVisible()
  await restartRotation(page)
  await page.clock.runFor(ADVANCE_MS - 100)
  await expect(slideOf(page, 1)).toBeVisible()
  await page.clock.runFor(100)
  await expect(slideOf(page, 2)).toBeVisible()
  for (const position of [3, 4, 1]) {
    await page.clock.runFor(ADVANCE_MS)
    await expect(slideOf(page, position)).toBeVisible()
  }
})

test('testimonials stand still while paused, hovered, focused or with less motion asked for', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.clock.install()
  await openAtTestimonials(page)
  await expect(slideOf(page, 1)).toBeVisible()
  await restartRotation(page)

  const dot = carouselOf(page).getByRole('button', { name: 'Go to slide 1' })
  await dot.focus()
  await expectStillness(page)
  await dot.blur()

  await carouselOf(page).hover()
  await expectStillness(page)
  await page.mouse.move(0, 0)

  const pause = carouselOf(page).getByRole('button', { name: 'Pause' })
  await pause.press('Enter')
  await carouselOf(page).getByRole('button', { name: 'Play' }).blur()
  await expectStillness(page)
  await carouselOf(page).getByRole('button', { name: 'Play' }).press('Enter')
  await pause.blur()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pause).toBeHidden()
  await expectStillness(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(pause).toBeVisible()
  await page.clock.runFor(ADVANCE_MS)
  await expect(slideOf(page, 2)).toBeVisible()
})

test('[PUBLIC-79…81] a skeleton stands where the testimonials will be; previous, next and the dots choose one of them', {
  tag: '@thorough',
}, async ({ page }) => {
  const held: Route[] = []
  await page.route(TESTIMONIALS_URL, (route) => void held.push(route))
  await openAtTestimonials(page)
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading testimonials' })
  await expect(skeleton).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect(slideOf(page, 1)).toBeVisible()
  await expect(skeleton).toBeHidden()

  await carouselOf(page).getByRole('button', { name: 'Previous slide' }).click()
  await expect(slideOf(page, 4)).toBeVisible()
  await carouselOf(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(slideOf(page, 1)).toBeVisible()
  await carouselOf(page).getByRole('button', { name: 'Go to slide 3' }).click()
  await expect(slideOf(page, 3)).toBeVisible()
  await expect(slideOf(page, 1)).toBeHidden()
})

test('[PUBLIC-79] [PUBLIC-80] [PUBLIC-82…84] [Y-60] a single testimonial has neither buttons nor dots; one example with five stars shows, without a toast, when the call fails, is refused, empty or nonsense', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.route(TESTIMONIALS_URL, (route) => route.fulfill({ json: ONE_TESTIMONIAL }))
  await openAtTestimonials(page)
  await expect(page.getByText('It works.')).toBeVisible()
  await expect(page.getByText('Teacher, North School')).toBeVisible()
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What people say' }).getByRole('button')).toHaveCount(0)
  await page.unroute(TESTIMONIALS_URL)

  for (const answer of [
    { status: 500, json: { message: 'Something went wrong' } },
    { status: 401, json: { message: 'Unauthorized' } },
    { json: [] },
    { json: { testimonials: 'none' } },
  ]) {
    await page.route(TESTIMONIALS_URL, (route) => route.fulfill(answer))
    await openAtTestimonials(page)
    const section = page.getByRole('region', { name: 'What people say' })
    await expect(section.getByRole('figure')).toHaveCount(1)
    await expect(section.getByRole('figure')).toContainText('Example')
    await expect(section.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect(section.getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    await page.unroute(TESTIMONIALS_URL)
  }
})

test('figures show when the admin has entered some, and leave no gap when there are none', async ({
  page,
}) => {
  const figures = page.getByRole('region', { name: 'Trellis in figures' })
  await page.route(STATISTICS_URL, (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  await openAtTestimonials(page)
  await expect(slideOf(page, 1)).toBeVisible()
  await expect(figures).toHaveCount(0)

  await page.unroute(STATISTICS_URL)
  await page.route(STATISTICS_URL, (route) =>
    route.fulfill({
      json: [{ id: 1, name: 'Lessons', value: '1,240', icon: null, category: null, displayOrder: 1 }],
    }),
  )
  await page.reload()
  await expect(figures).toContainText('1,240')
  await expect(figures.getByRole('term')).toHaveText('Lessons')
})

test('the theme switch changes the theme and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('[PUBLIC-21] somebody signed in who opens the landing page is sent to the own dashboard', async ({
  page,
}) => {
  for (const [username, dashboard] of [
    ['demo-student', '/dashboard'],
    ['demo-teacher', '/teacher/dashboard'],
  ] as const) {
    await signIn(page, username)
    await page.goto('/')
    await expect(page).toHaveURL(dashboard)
  }
})

test('the page is accessible and fits, on phone and desktop, light and dark', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A protected page, so that the notice is there too.
  await page.goto('/lessons')
  await expect(noticeOf(page)).toBeVisible()
  await expect(slideOf(page, 1)).toBeVisible()
  await expectSoundLook(page, 'landing page with a notice')
})

/** Stops the clock with the first slide showing and its time just beginning: leaving the carousel starts it anew. */
async function restartRotation(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const dot = carouselOf(page).getByRole('button', { name: 'Go to slide 1' })
  await dot.press('Enter')
  await expect(slideOf(page, 1)).toBeVisible()
  await dot.blur()
}

async function expectStillness(page: Page): Promise<void> {
  await page.clock.runFor(3 * ADVANCE_MS)
  await expect(slideOf(page, 1)).toBeVisible()
}
