import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accounts } from '#contract/accounts.ts'
import { site } from '#contract/site.ts'
import { type Answer, answer, answerStatus, neverAnswerTheRest } from '../../testing/fake-server.ts'
import { expectAccessible, expectNothingSticksOut, showInDark, showOnPhone } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectCount, expectTexts, heading, section } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

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

const ROW = { color: 'blue', lessons: 120, quizzes: 118, fromGrade: 1, toGrade: 12 }
const CATALOG = answer(site.catalogue, [
  { ...ROW, subject: 'Mathematics', audience: 'school' },
  { ...ROW, subject: 'Mathematics', audience: 'college', fromGrade: 13, toGrade: 13 },
])

const openAsVisitor = (path: string, ...answers: Answer[]) =>
  renderAt(path, { as: null, answers: [...neverAnswerTheRest(), CATALOG, ...answers] })

const main = () => page.getByRole('main')

test('every public page opens without signing in and leads to all others', {
  tags: ['PUBLIC-37…40', 'PUBLIC-62', 'PUBLIC-68', 'LEGAL-05', 'LEGAL-06', 'LEGAL-09'],
}, async () => {
  await openAsVisitor('/about')
  const links = page.getByRole('navigation', { name: 'More about Trellis' }).getByRole('link')
  await expectCount(links, PAGES.length)
  for (const [path, title] of PAGES) {
    const link = () => {
      const found = links.elements().find((element) => element.getAttribute('href') === path)
      if (!found) throw new Error(`no link to ${path}`)
      return page.elementLocator(found)
    }
    const name = { '/contact': 'Contact', '/about': 'About' }[path as string]
    if (name) await expect.element(link()).toHaveTextContent(name)
    await link().click()
    await expectAddress(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(link()).toHaveAttribute('aria-current', 'page')
  }
})

test('the about page tells mission, vision, the four values and the team of three', {
  tags: ['PUBLIC-69…75'],
}, async () => {
  await openAsVisitor('/about')
  for (const name of ['Our mission', 'Our vision'])
    await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expectTexts(section('Our four values').getByRole('heading', { level: 3 }), [
    'Quality Education',
    'Innovation',
    'Inclusivity',
    'Results-Driven',
  ])
  await expectCount(section('A team of three').getByRole('listitem'), 3)
})

test('the privacy policy states its date, consent, multi-factor sign-in and the four periods', {
  tags: ['LEGAL-07', 'LEGAL-12…18', 'Y-67', 'Y-69'],
}, async () => {
  await openAsVisitor('/privacy')
  await expect.element(main()).toMatchTextContent('Last updated May 28, 2025')
  await expect.element(main()).toMatchTextContent('Parental consent is required under age 13')
  await expect
    .element(main())
    .toMatchTextContent(/teacher and admin accounts use multi-factor authentication/i)
  await expectTexts(page.getByRole('table', { name: 'Retention periods' }).getByRole('row'), [
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
  await expect.element(heading('How long we keep it')).toBeInViewport()
})

test('the terms state their date, who consents for children, prices, refunds, renewal, uptime and law', {
  tags: ['LEGAL-01…04', 'LEGAL-08', 'LEGAL-13', 'LEGAL-19…22', 'Y-66', 'Y-68'],
}, async () => {
  await openAsVisitor('/terms')
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
    await expect.element(main()).toMatchTextContent(text)
  await expect.element(section('Governing law')).toMatchTextContent('governed by the law of California')
})

test('study resources list ways to study and what the curriculum holds; a visitor is led there after signing in', {
  tags: ['Y-58'],
}, async () => {
  await openAsVisitor('/study-resources')
  await expectCount(section('Ways to study').getByRole('link'), 9)
  const table = page.getByRole('table', { name: 'Lessons and quizzes by subject' })
  await expect.element(table.getByRole('row', { name: /Mathematics Grades 1 to 12/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Mathematics College/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /All together 240 236/ })).toBeVisible()
  await section('Ways to study').getByRole('link', { name: 'Flashcards' }).click()
  await expectAddress('/')
  expect(history.state.wanted).toBe('/flashcards')
})

test('a curriculum that cannot be counted says so and is asked for again', async () => {
  const { server } = await openAsVisitor('/study-resources', answerStatus(site.catalogue, 404))
  await expect.element(page.getByText('We could not look up what there is right now')).toBeVisible()
  server.use(CATALOG)
  await button('Try again').click()
  await expect.element(page.getByRole('row', { name: /All together/ })).toBeVisible()
})

test('offline learning says what works without a connection', { tags: ['Y-58'] }, async () => {
  await openAsVisitor('/offline-learning')
  await expect.element(page.getByRole('link', { name: 'Sign in to download lessons' })).toBeVisible()
  const table = page.getByRole('table', { name: 'What works without a connection' })
  await expect
    .element(table.getByRole('row', { name: /complete a lesson that you have downloaded.+Works/ }))
    .toBeVisible()
  await expect.element(main()).toMatchTextContent('up to 100 MB')
})

test.for([
  ['open', 1],
  ['invite', 0],
  ['closed', 0],
] as const)('where registration is %s, public pages lead to it %i times', async ([registration, count]) => {
  const { router } = await openAsVisitor(
    '/about',
    answer(site.settings, makeSample(site.settings.output, { registration })),
  )
  for (const path of ['/about', '/offline-learning', '/study-resources'] as const) {
    await router.navigate({ to: path })
    await expectCount(main().getByRole('link', { name: 'Create an account' }), count)
  }
})

test('who is signed in goes on from offline learning to their downloads', { tags: ['Y-58'] }, async () => {
  await renderAt('/offline-learning')
  await expect
    .element(page.getByRole('link', { name: 'Open your downloads' }))
    .toHaveAttribute('href', '/downloads')
})

test.for(PAGES)('%s is accessible and fits a phone in the dark', async ([path, title]) => {
  await openAsVisitor(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  if (path === '/study-resources')
    await expect.element(page.getByRole('row', { name: /All together/ })).toBeVisible()
  await showOnPhone()
  await showInDark()
  await expectNothingSticksOut()
  await expectAccessible()
})

const toggle = (name: string) => page.getByRole('switch', { name, exact: true })

test('essential cookies are on for good, functional ones on, the others off; a choice is kept and said in an alert of the browser', {
  tags: ['LEGAL-10', 'LEGAL-11', 'DATA2-56', 'API2-56', 'OK2-10'],
}, async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  localStorage.setItem('remembered-username', 'maya')
  await openAsVisitor('/cookies')
  await expect.element(toggle('Essential')).toBeChecked()
  await expect.element(toggle('Essential')).toBeDisabled()
  await expect.element(toggle('Functional')).toBeChecked()
  await expect.element(toggle('Analytics')).not.toBeChecked()
  await expect.element(toggle('Marketing')).not.toBeChecked()
  await toggle('Functional').click()
  await toggle('Analytics').click()
  expect(localStorage.getItem('cookie-preferences')).toBeNull()
  await button('Save preferences').click()
  expect(alert.mock.calls).toEqual([['Cookie preferences saved successfully!']])
  expect(JSON.parse(localStorage.getItem('cookie-preferences') ?? '')).toEqual({
    essential: true,
    functional: false,
    analytics: true,
    marketing: false,
  })
  expect(localStorage.getItem('remembered-username')).toBeNull()
})

test('without functional cookies no username is kept, and the form says why', {
  tags: ['OFFLINE-12', 'Y-63'],
}, async () => {
  localStorage.setItem('cookie-preferences', JSON.stringify({ functional: false }))
  const student = makeUser()
  await openAsVisitor(
    '/auth',
    answer(site.settings, {
      demoAccounts: [],
      canResetPassword: false,
      identityProvider: null,
      passkeyHost: null,
      registration: 'open',
      visitRoles: [],
    }),
    answer(accounts.signIn, student),
    answer(accounts.currentUser, student),
  )
  const keep = page.getByRole('switch', { name: 'Keep me signed in' })
  await expect.element(keep).toBeDisabled()
  await expect.element(keep).toHaveAccessibleDescription(/Functional cookies are off.* Cookie Policy/)
  await page.getByLabelText('Username').fill('maya')
  await page.getByLabelText('Password', { exact: true }).fill('trellis-demo')
  await button('Sign In').click()
  await expectAddress('/dashboard')
  expect(localStorage.getItem('remembered-username')).toBeNull()
})
