import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accounts } from '#contract/accounts.ts'
import { site } from '#contract/site.ts'
import { answer, answerStatus, dropConnection, hold, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectTexts, expectToast, heading } from '../../testing/on-page.ts'
import { listShellAnswers } from '../../testing/shell-answers.ts'
import { alert, field, renderAuth, SITE } from './testing/open-auth.ts'

const TEACHER = makeUser({ role: 'teacher', username: 'demo-teacher' })
const DEMO_ACCOUNT = {
  username: 'demo-teacher',
  password: 'trellis-demo',
  name: 'Elena Marquez',
  role: 'teacher',
  grade: 12,
  isNew: false,
} as const
const letIn = answer(accounts.signIn, TEACHER)
const toSignUp = () => page.getByRole('link', { name: 'Sign Up' })
const readRemembered = () => localStorage.getItem('remembered-username')

async function fillSignIn(username = 'demo-teacher', password = 'trellis-demo') {
  await field('Username').fill(username)
  await field('Password').fill(password)
}

test.for([
  ['/auth', 'Welcome back'],
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
  ['/auth?form=sign-up', 'Create your account'],
])('the address %s opens the form %s', { tags: ['PUBLIC-41'] }, async ([path = '', title = '']) => {
  await renderAuth(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

test.for([
  ['teacher', 'Teacher'],
  ['college', 'College Student'],
  ['professional', 'Professional'],
])(
  'the mode %s preselects the role %s, and signing in is one click away',
  { tags: ['PUBLIC-22…24'] },
  async ([mode, role = '']) => {
    await renderAuth(`/auth?mode=${mode}`)
    await expect.element(page.getByRole('radio', { name: role })).toBeChecked()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect.element(button('Sign In')).toBeVisible()
  },
)

test('forgotten passwords and Google are only announced', { tags: ['PUBLIC-58…61'] }, async () => {
  await renderAuth('/auth')
  await button('Forgot Password').click()
  await expectToast('Password reset functionality will be available soon.')
  await button('Sign In With Google').click()
  await expectToast('Google authentication will be available soon.')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Contact us' }))
    .toHaveAttribute('href', '/contact')
  await expectAddress('/auth')
})

test('short entries are refused while typing; the password can be shown', {
  tags: ['PUBLIC-42…44', 'PUBLIC-90', 'PUBLIC-91'],
}, async () => {
  await renderAuth('/auth')
  const short = page.getByText('Username must be at least 3 characters')
  await userEvent.type(field('Username'), 'ab')
  await expect.element(short).toBeVisible()
  await userEvent.type(field('Username'), 'c')
  await expect.element(short).not.toBeInTheDocument()
  const password = field('Password')
  await userEvent.type(password, '12345')
  await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect.element(password).toHaveAttribute('type', 'password')
  await button('Show password').click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await button('Hide password').click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('password managers find what they look for; what was typed is still there after a look at the other form', {
  tags: ['PUBLIC-46…52'],
}, async () => {
  await renderAuth('/auth')
  await expect.element(field('Username')).toHaveAttribute('autocomplete', 'username')
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password')
  await fillSignIn('maya', 'secret-1')
  await toSignUp().click()
  await expect.element(heading('Create your account')).toHaveFocus()
  for (const [label, token] of [
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
    ['Username', 'username'],
    ['Email', 'email'],
    ['Password', 'new-password'],
    ['Confirm Password', 'new-password'],
  ] as const)
    await expect.element(field(label)).toHaveAttribute('autocomplete', token)
  await field('First Name').fill('Maya')
  history.back()
  await expect.element(field('Username')).toHaveValue('maya')
  await expect.element(field('Password')).toHaveValue('secret-1')
  await toSignUp().click()
  await expect.element(field('First Name')).toHaveValue('Maya')
})

test('the demo panel signs in as whoever is picked', async () => {
  const { server } = await renderAuth(
    '/auth',
    letIn,
    ...listShellAnswers(TEACHER),
    answer(site.settings, { ...SITE, demoAccounts: [DEMO_ACCOUNT] }),
  )
  await expectTexts(page.getByRole('button', { name: /^Try as/ }), ['Try as Teacher'])
  await button('Try as Teacher').click()
  await expectAddress('/teacher/dashboard')
  expect(server.sentTo(accounts.signIn)).toEqual([{ username: 'demo-teacher', password: 'trellis-demo' }])
})

test('when the look-up of demo accounts fails, there is no demo panel', async () => {
  const { server } = await renderAuth('/auth', answerStatus(site.settings, 500))
  await expect.element(button('Sign In')).toBeVisible()
  await expect.poll(() => server.countCalls(site.settings)).toBeGreaterThan(0)
  await expect.element(page.getByText('Try as')).not.toBeInTheDocument()
})

test('the button says so while the answer is on its way, and sends only once; a teacher reaches the teacher dashboard with a welcome', async () => {
  const held = hold(letIn)
  const { server } = await renderAuth('/auth', held, ...listShellAnswers(TEACHER))
  await fillSignIn()
  await button('Sign In').click()
  const pending = button('Signing in...')
  await expect.element(pending).toHaveAttribute('aria-busy', 'true')
  await pending.click({ force: true })
  field('Username').element().focus()
  await userEvent.keyboard('{Enter}')
  held.release()
  await expectAddress('/teacher/dashboard')
  await expect.element(page.getByText('Login successful', { exact: true }).first()).toBeVisible()
  await expectToast('Welcome back, Nia!')
  expect(server.sentTo(accounts.signIn)).toEqual([{ username: 'demo-teacher', password: 'trellis-demo' }])
})

test('failures are told apart: without words, after too many tries and without an answer', async () => {
  const wait = 'Too many attempts to sign in. Please wait a few minutes and try again.'
  const { server } = await renderAuth('/auth', answerStatus(accounts.signIn, 401))
  await fillSignIn('somebody', 'some-password')
  await button('Sign In').click()
  await expect.element(page.getByText('Login failed', { exact: true }).first()).toBeVisible()
  await expectToast('Invalid username or password')

  server.use(refuse(accounts.signIn, 'too_many_requests', wait))
  await button('Sign In').click()
  await expectToast(wait)
  await expect.element(alert()).toHaveTextContent(wait)

  server.use(dropConnection(accounts.signIn))
  await button('Sign In').click()
  await expect.element(alert()).toMatchTextContent(/couldn't reach Trellis/)
  await expect.element(field('Password')).toHaveValue('some-password')
})

test('a wrong password keeps what was typed on the page and nothing on the device', async () => {
  await renderAuth('/auth', refuse(accounts.signIn, 'wrong_credentials', 'Invalid username or password'))
  await fillSignIn('somebody', 'not-the-password')
  await page.getByRole('switch', { name: 'Keep me signed in' }).click()
  await button('Sign In').click()
  await expectToast('Invalid username or password')
  await expect.element(alert()).toHaveTextContent('Please check your credentials and try again')
  await expect.element(field('Password')).toHaveValue('not-the-password')
  await expect.element(field('Password')).toHaveFocus()
  expect(readRemembered()).toBeNull()
})

test('with the switch on, the username is kept on this device', { tags: ['PUBLIC-45'] }, async () => {
  await renderAuth('/auth', letIn, ...listShellAnswers(TEACHER))
  const keep = page.getByRole('switch', { name: 'Keep me signed in' })
  await expect.element(keep).not.toBeChecked()
  await fillSignIn()
  await keep.click()
  await button('Sign In').click()
  await expectAddress('/teacher/dashboard')
  expect(readRemembered()).toBe('demo-teacher')
})

test('a kept username is filled in, and removed with the switch off; signing in works with the keyboard alone', async () => {
  localStorage.setItem('remembered-username', 'demo-teacher')
  await renderAuth('/auth', letIn, ...listShellAnswers(TEACHER))
  await expect.element(field('Username')).toHaveValue('demo-teacher')
  await expect.element(toSignUp()).toBeVisible()
  toSignUp().element().focus()
  await userEvent.tab()
  await expect.element(field('Username')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('trellis-demo{Enter}')
  await expectAddress('/teacher/dashboard')
  expect(readRemembered()).toBeNull()
})

test.for([
  ['/auth', 6],
  ['/register', 8],
] as const)('the form of %s and its complaints are accessible and fit', async ([path, least]) => {
  await renderAuth(path)
  await page.getByRole('button', { name: /^(Sign In|Create Account)$/ }).click()
  await expect.element(page.getByText(`Password must be at least ${least} characters`)).toBeVisible()
  await expectSoundLook()
})
