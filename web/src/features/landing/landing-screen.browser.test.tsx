import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findPage } from '#contract/pages/pages.ts'
import { site, type Testimonial } from '#contract/site.ts'
import { type Answer, answer, answerStatus, hold, neverAnswerTheRest } from '../../testing/fake-server.ts'
import { expectSoundLook, showOnPhone, showWithMotion } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { expectAddress, expectCount, expectTexts, section } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { listShellAnswers } from '../../testing/shell-answers.ts'

const ADA: Testimonial = {
  id: 1,
  name: 'Ada L.',
  role: 'Teacher',
  content: 'It works.',
  rating: 4,
  avatarUrl: null,
  organization: 'North School',
  featured: true,
}
const FOUR = [1, 2, 3, 4].map((id) => ({ ...ADA, id, name: `Reader ${id}` }))

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

const renderLanding = (path = '/', ...answers: Answer[]) =>
  renderAt(path, {
    as: null,
    answers: [
      ...neverAnswerTheRest(),
      answer(site.featuredTestimonials, FOUR),
      answer(site.statistics, []),
      answer(site.settings, makeSample(site.settings.output, { registration: 'open' })),
      ...answers,
    ],
  })

const carousel = () => page.getByRole('region', { name: 'Testimonials' })
const slide = (position: number) => carousel().getByRole('group', { name: `${position} of 4` })
const banner = () => page.getByRole('banner')
const notice = () => page.getByRole('status').filter({ hasText: 'Please sign in' })
const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is called ${selector}`)
  return found
}

test('a visitor finds the nine features, each with its sentence, what it costs, and no notice', {
  tags: ['PUBLIC-01…09', 'PUBLIC-19', 'LEGAL-01…03'],
}, async () => {
  await renderLanding()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(notice()).not.toBeInTheDocument()
  const features = page.elementLocator(find('#features'))
  await expectTexts(
    features.getByRole('heading', { level: 3 }),
    FEATURES.map((name) => new RegExp(`^${name}$`, 'i')),
  )
  for (const item of features.getByRole('listitem').elements())
    expect(item.querySelector('p')?.textContent).toMatch(/\w/)
  for (const text of [/free tier.+limited features/i, /monthly or annually/i, /educational discounts/i])
    await expect.element(section('Start free, decide later')).toMatchTextContent(text)
})

test('each link of the header leads to its section at once and takes the focus along', {
  tags: ['PUBLIC-11…17'],
}, async () => {
  await renderLanding()
  for (const [name, id] of [
    ['Features', 'features'],
    ['Students', 'students'],
    ['Teachers', 'teachers'],
    ['Professionals', 'professionals'],
    ['College', 'college'],
  ] as const) {
    await banner().getByRole('link', { name }).click()
    // With less motion asked for nothing glides.
    expect(find(`#${id}`).getBoundingClientRect().top).toBeLessThan(200)
    await expectAddress(`/#${id}`)
    expect(document.activeElement).toBe(find(`#${id}`))
    await expect
      .element(page.elementLocator(find(`#${id}`)).getByRole('heading', { level: 2 }))
      .toBeInViewport()
  }
})

test('every button leads to the sign-in screen with its audience or form', {
  tags: ['PUBLIC-22…24'],
}, async () => {
  await renderLanding()
  await expect.element(banner()).toBeVisible()
  for (const [area, name, href] of [
    ['header', 'Sign in', '/auth'],
    ['main', 'Sign in', '/auth'],
    ['main', 'Get started', '/auth?form=sign-up'],
    ['main', 'Create an account', '/auth?form=sign-up'],
    ['#students', 'Start learning', '/auth?form=sign-up'],
    ['#teachers', 'Start teaching', '/auth?mode=teacher'],
    ['#college', 'Start as a college student', '/auth?mode=college'],
    ['#professionals', 'Start as a professional', '/auth?mode=professional'],
  ] as const) {
    const link = page.elementLocator(find(area)).getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', href)
  }
})

test.for([
  ['invite', 'New here? You need an invitation. Ask your school for one.'],
  ['closed', 'New here? Ask your school for an account.'],
] as const)(
  'where registration is %s, the page says whom to ask and offers only signing in',
  async ([registration, text]) => {
    await renderLanding('/', answer(site.settings, makeSample(site.settings.output, { registration })))
    await expectCount(page.getByText(text), 2)
    const links = page.getByRole('main').getByRole('link')
    await expectTexts(links, ['Sign in', 'Sign in'])
    await expectCount(page.getByText('Create an account'), 0)
    await expectSoundLook()
  },
)

test('the landing page of a public demo offers to look around; whoever was inside hears that it has started over', async () => {
  const { router } = await renderLanding(
    '/',
    answer(site.settings, makeSample(site.settings.output, { registration: 'demo' })),
  )
  await expectCount(page.getByText('No sign-up, no password. Choose a role and begin.'), 2)
  const links = page.getByRole('main').getByRole('link')
  await expectTexts(links, ['Look around', 'Look around'])
  await router.navigate({ to: '/notes' })
  const notice = page.getByRole('main').getByText('Choose a role first')
  await expect.element(notice).toBeVisible()
  await expectCount(page.getByText('Sign in'), 0)
  await expectSoundLook()
})

test('the page is what it was made for, without asking', async () => {
  document.documentElement.dataset.registration = 'closed'
  onTestFinished(() => void delete document.documentElement.dataset.registration)
  const { server } = await renderLanding()
  await expectCount(page.getByText('New here? Ask your school for an account.'), 2)
  expect(server.sentTo(site.settings)).toEqual([])
})

test('on a phone the menu opens and closes by keyboard and leads to the sections', async () => {
  await showOnPhone()
  await renderLanding()
  const menu = page.getByRole('button', { name: 'Menu' })
  const link = banner().getByRole('link', { name: 'Professionals' })
  await expect.element(menu).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
  await expect.element(link).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link).not.toBeInTheDocument()
  expect(document.activeElement).toBe(find('#professionals'))
})

test('the footer has exactly the documented links, each to a page that there is', {
  tags: ['PUBLIC-20', 'PUBLIC-25…40'],
}, async () => {
  await renderLanding()
  const links = page.getByRole('contentinfo').getByRole('link')
  await expectCount(links, FOOTER_PATHS.length)
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(FOOTER_PATHS)
  expect(FOOTER_PATHS.filter((path) => !findPage(path)?.access)).toEqual([])
})

const accessOf = (path: string) => findPage(path)?.access
/** One of each kind of access. */
const SAMPLES = FOOTER_PATHS.filter(
  (path, index) => FOOTER_PATHS.findIndex((other) => accessOf(other) === accessOf(path)) === index,
)

test.for(SAMPLES)(
  'the link %s of the footer leads to a public page, or back with a notice',
  { tags: ['PUBLIC-20'] },
  async (path) => {
    await renderLanding()
    const links = page.getByRole('contentinfo').getByRole('link')
    await expectCount(links, FOOTER_PATHS.length)
    await links.nth(FOOTER_PATHS.indexOf(path)).click()
    const isPublic = accessOf(path) === 'public'
    await expectAddress(isPublic ? path : '/')
    if (isPublic) await expect.element(page.getByRole('heading', { level: 1 })).not.toMatchTextContent('404')
    else await expect.element(notice()).toBeInViewport()
  },
)

test('a visitor sent back from a protected page is told to sign in and keeps the way there', {
  tags: ['Y-58'],
}, async () => {
  await renderLanding('/flashcards')
  await expectAddress('/')
  await notice().getByRole('link', { name: 'Sign in to continue' }).click()
  await expectAddress('/auth')
  expect(history.state.wanted).toBe('/flashcards')
})

test('the notice can be dismissed, for good', { tags: ['Y-58'] }, async () => {
  await renderLanding('/progress')
  await notice().getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect.element(notice()).not.toBeInTheDocument()
  expect(history.state.wanted).toBeUndefined()
})

test.for([
  ['student', '/dashboard'],
  ['teacher', '/teacher/dashboard'],
] as const)(
  'a %s who opens the landing page is sent to %s',
  { tags: ['PUBLIC-21'] },
  async ([role, dashboard]) => {
    const user = makeUser({ role })
    await renderAt('/', { as: user, answers: [...neverAnswerTheRest(), ...listShellAnswers(user)] })
    await expectAddress(dashboard)
  },
)

test('a skeleton stands where the testimonials will be; previous, next and the dots choose one of them', {
  tags: ['PUBLIC-79…81'],
}, async () => {
  const held = hold(answer(site.featuredTestimonials, FOUR))
  await renderLanding('/', held)
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading testimonials' })
  await expect.element(skeleton).toBeVisible()
  held.release()
  await expect.element(slide(1)).toBeVisible()
  await expect.element(skeleton).not.toBeInTheDocument()
  await carousel().getByRole('button', { name: 'Previous slide' }).click()
  await expect.element(slide(4)).toBeVisible()
  await carousel().getByRole('button', { name: 'Next slide' }).click()
  await expect.element(slide(1)).toBeVisible()
  await carousel().getByRole('button', { name: 'Go to slide 3' }).click()
  await expect.element(slide(3)).toBeVisible()
  await expect.element(slide(1)).not.toBeInTheDocument()
})

test('a single testimonial has neither buttons nor dots', { tags: ['PUBLIC-82'] }, async () => {
  await renderLanding('/', answer(site.featuredTestimonials, [ADA]))
  await expect.element(page.getByText('It works.')).toBeVisible()
  await expect.element(page.getByText('Teacher, North School')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expectCount(section('What people say').getByRole('button'), 0)
})

test.for([
  ['fails', answerStatus(site.featuredTestimonials, 500, { message: 'Something went wrong' })],
  ['is refused', answerStatus(site.featuredTestimonials, 401, { message: 'Something went wrong' })],
  ['is empty', answer(site.featuredTestimonials, [])],
  ['is nonsense', answerStatus(site.featuredTestimonials, 200, { testimonials: 'none' })],
] as const)(
  'one example with five stars shows, without a toast, when the call %s',
  { tags: ['PUBLIC-79', 'PUBLIC-80', 'PUBLIC-83…84', 'Y-60'] },
  async ([, given]) => {
    await renderLanding('/', given)
    const said = section('What people say')
    await expectCount(said.getByRole('figure'), 1)
    await expect.element(said.getByRole('figure')).toMatchTextContent('Example')
    await expect.element(said.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expectCount(said.getByRole('button'), 0)
    await expect.element(page.getByText('Something went wrong')).not.toBeInTheDocument()
  },
)

test('figures show when the admin has entered some', async () => {
  const lessons = { id: 1, name: 'Lessons', value: '1,240', icon: null, category: null, displayOrder: 1 }
  await renderLanding('/', answer(site.statistics, [lessons]))
  await expect.element(section('Trellis in figures')).toMatchTextContent('1,240')
  await expectTexts(section('Trellis in figures').getByRole('term'), ['Lessons'])
})

test('figures that cannot be loaded leave no gap', async () => {
  const { server } = await renderLanding('/', answerStatus(site.statistics, 500))
  await expect.element(slide(1)).toBeVisible()
  await expect.poll(() => server.countCalls(site.statistics)).toBeGreaterThan(0)
  await expect.element(section('Trellis in figures')).not.toBeInTheDocument()
})

test('the page with a notice is accessible and fits', async () => {
  await renderLanding('/lessons')
  await expect.element(notice()).toBeVisible()
  await expect.element(slide(1)).toBeVisible()
  await expectSoundLook()
})

test('who has asked for less motion finds testimonials that stand still; who has not finds a button that stops them', async () => {
  await renderLanding()
  const pause = carousel().getByRole('button', { name: 'Pause' })
  await expect.element(slide(1)).toBeVisible()
  await expect.element(pause).not.toBeInTheDocument()
  await showWithMotion()
  await expect.element(pause).toBeVisible()
})
