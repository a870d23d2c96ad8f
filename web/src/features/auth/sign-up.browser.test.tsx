import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accounts } from '#contract/accounts.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { site } from '#contract/site.ts'
import { answer, answerStatus, dropConnection, hold, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectCount, expectToast, heading } from '../../testing/on-page.ts'
import { listShellAnswers } from '../../testing/shell-answers.ts'
import { alert, field, renderAuth, SITE } from './testing/open-auth.ts'

const NIA = makeUser({ onboardingCompleted: false })
/** Long enough for whoever teaches. */
const SECRET = 'green-ladder-7'
const create = () => button('Create Account')

async function fillSignUp(username = 'nia-bello') {
  await field('First Name').fill('Nia')
  await field('Last Name').fill('Bello')
  await field('Username').fill(username)
  await field('Email').fill(`${username}@example.com`)
  await field('Password').fill(SECRET)
  await field('Confirm Password').fill(SECRET)
}

test.for([
  { label: 'K-12 Student', role: 'student', isTeacher: false, grade: 5, path: '/onboarding' },
  { label: 'College Student', role: 'college', isTeacher: false, grade: 13, path: '/onboarding' },
  { label: 'Teacher', role: 'teacher', isTeacher: true, grade: 12, path: '/teacher/dashboard' },
  { label: 'Professional', role: 'professional', isTeacher: false, grade: 12, path: '/onboarding' },
] as const)(
  'a $label gets an account with the right grade and is signed in',
  { tags: ['PUBLIC-49…59'] },
  async ({ label, role, isTeacher, grade, path }) => {
    const user = makeUser({ role, isTeacher, grade, onboardingCompleted: false })
    const { server } = await renderAuth(
      '/register',
      answer(accounts.register, user),
      ...listShellAnswers(user),
    )
    await fillSignUp()
    await page.getByRole('radio', { name: label }).click()
    await expectCount(field('Grade Level'), role === 'student' ? 1 : 0)
    await create().click()
    await expect.element(page.getByText('Registration successful', { exact: true }).first()).toBeVisible()
    await expectToast('Account created. Welcome to Trellis, Nia!')
    await expectAddress(path)
    expect(server.sentTo(accounts.register)).toEqual([
      {
        firstName: 'Nia',
        lastName: 'Bello',
        username: 'nia-bello',
        email: 'nia-bello@example.com',
        password: SECRET,
        timezone: expect.stringMatching(/./),
        role,
        isTeacher,
        grade,
      },
    ])
  },
)

test('a grade that is no number becomes 5, one outside 1 to 12 is refused', {
  tags: ['PUBLIC-88', 'PUBLIC-89'],
}, async () => {
  await renderAuth('/register')
  const grade = field('Grade Level')
  const refused = page.getByText('Grade must be a whole number from 1 to 12')
  await expect.element(grade).toHaveValue(5)
  await expect.element(grade).toHaveAttribute('min', '1')
  await expect.element(grade).toHaveAttribute('max', '12')
  await grade.fill('13')
  await expect.element(refused).toBeVisible()
  await grade.fill('')
  await userEvent.tab()
  await expect.element(grade).toHaveValue(5)
  await expect.element(refused).not.toBeInTheDocument()
})

test('problems show on change with the documented texts', {
  tags: ['PUBLIC-87', 'PUBLIC-90…93'],
}, async () => {
  await renderAuth('/register')
  const differ = page.getByText('Passwords do not match')
  await userEvent.type(field('Username'), 'ab')
  await expect.element(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await userEvent.type(field('Email'), 'nia')
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  await userEvent.type(field('Password'), '12345')
  await expect.element(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect.element(differ).not.toBeInTheDocument()
  await field('Confirm Password').fill(SECRET)
  await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
  await field('Password').fill(SECRET)
  await expect.element(differ).not.toBeInTheDocument()
})

test('a password that is too easy is said while it is typed, and teachers choose a longer one', async () => {
  await renderAuth('/register')
  await field('Password').fill('football1')
  await expect.element(page.getByText('Many people use this password', { exact: false })).toBeVisible()
  await field('Password').fill('qwertyuiop')
  await expect.element(page.getByText('A row of keys', { exact: false })).toBeVisible()
  await field('Password').fill('green-lad')
  await expect.element(page.getByText('At least 8 characters. Longer is safer.')).toBeVisible()
  await page.getByRole('radio', { name: 'Teacher' }).click()
  await expect.element(page.getByText('Password must be at least 12 characters')).toBeVisible()
})

test('an empty form names what is missing and puts the focus there', async () => {
  await renderAuth('/register')
  await create().click()
  await expect.element(page.getByText('First name is required')).toBeVisible()
  await expect.element(page.getByText('Last name is required')).toBeVisible()
  await expect.element(field('First Name')).toHaveFocus()
})

test.for([
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
])('the %s open in a tab of their own', async ([name, href = '']) => {
  await renderAuth('/register')
  const link = page.getByRole('link', { name: `${name} (opens in a new tab)` })
  await expect.element(link).toHaveAttribute('href', href)
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('a taken username is said at its field, and nothing typed is lost', async () => {
  const taken = 'This username is already taken'
  await renderAuth(
    '/register',
    refuse(accounts.register, 'conflict', taken, [
      { field: 'username', message: taken, reason: 'usernameTaken' },
    ]),
  )
  await fillSignUp('demo-teacher')
  await create().click()
  await expect.element(page.getByText('Registration failed', { exact: true }).first()).toBeVisible()
  await expect.element(field('Username')).toHaveAccessibleDescription(taken)
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(alert()).toHaveTextContent('Please check your information and try again')
  await expect.element(field('Confirm Password')).toHaveValue(SECRET)
})

test('an error without words falls back to the documented text', async () => {
  await renderAuth('/register', answerStatus(accounts.register, 500))
  await fillSignUp()
  await create().click()
  await expect.element(page.getByText('Registration failed', { exact: true }).first()).toBeVisible()
  await expect.element(alert()).toHaveTextContent('Failed to create account')
})

test('the button says so while the account is being made', async () => {
  const held = hold(answer(accounts.register, NIA))
  await renderAuth('/register', held, ...listShellAnswers(NIA))
  await fillSignUp()
  await create().click()
  await expect.element(button('Creating Account...')).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expectAddress('/onboarding')
})

const GONE = 'This invitation does not work'

test('where it cannot be found out who may register, the form is there all the same', async () => {
  await renderAuth('/register', dropConnection(site.settings))
  await expect.element(field('Username')).toBeVisible()
  await expect.element(create()).toBeVisible()
})

test('where registration is closed, newcomers learn whom to ask, and only signing in is offered', async () => {
  await renderAuth('/register', answer(site.settings, { ...SITE, registration: 'closed' }))
  await expect.element(page.getByText('Ask your school for an account.')).toBeVisible()
  await expect.element(heading('Welcome back')).toBeVisible()
  await expectCount(field('Confirm Password'), 0)
  await expectCount(page.getByRole('link', { name: 'Sign Up' }), 0)
  await expectSoundLook()
})

test('where it takes an invitation, the sign-in screen leads to using one', async () => {
  await renderAuth('/auth', answer(site.settings, { ...SITE, registration: 'invite' }))
  await expectCount(page.getByRole('link', { name: 'Sign Up' }), 0)
  await page.getByRole('link', { name: 'Use an invitation from your school' }).click()
  await expect.element(page.getByText('You need an invitation')).toBeVisible()
})

test('where it takes an invitation, a code comes first, and a wrong one is said', async () => {
  const { server } = await renderAuth(
    '/register',
    answer(site.settings, { ...SITE, registration: 'invite' }),
    refuse(invitations.check, 'not_found', GONE),
  )
  await expect.element(page.getByText('You need an invitation')).toBeVisible()
  await expectCount(field('Username'), 0)
  await field('Invitation code').fill('cdfg-hjkm-npqr')
  await button('Use code').click()
  await expect.element(alert()).toMatchTextContent("This invitation doesn't work anymore")
  await expectSoundLook()
  server.use(answer(invitations.check, { role: 'student', grade: 3, email: null }))
  await button('Use code').click()
  await expect.element(page.getByText("You're invited as a student.")).toBeVisible()
  await expectCount(field('Grade Level'), 0)
  await expectCount(page.getByRole('radio'), 0)
})

test('a mailed link brings role and address along, and leaves the address bar', async () => {
  const user = makeUser({ role: 'teacher', onboardingCompleted: false })
  const email = 'elena@example.com'
  const { server } = await renderAuth(
    '/register#a-token-out-of-a-mail',
    answer(site.settings, { ...SITE, registration: 'invite' }),
    answer(invitations.check, { role: 'teacher', grade: null, email }),
    answer(accounts.register, user),
    ...listShellAnswers(user),
  )
  await expect.element(field('Email')).toHaveValue(email)
  await expect.element(field('Email')).toHaveAttribute('readonly')
  expect(location.hash).toBe('')
  await field('First Name').fill('Elena')
  await field('Last Name').fill('Marquez')
  await field('Username').fill('elena.marquez')
  await field('Password').fill('a good long password')
  await field('Confirm Password').fill('a good long password')
  await create().click()
  await expectAddress('/teacher/dashboard')
  expect(server.sentTo(invitations.check)).toEqual([{ code: 'a-token-out-of-a-mail' }])
  expect(server.sentTo(accounts.register)[0]).toMatchObject({
    invitation: 'a-token-out-of-a-mail',
    role: 'teacher',
    email,
  })
})
