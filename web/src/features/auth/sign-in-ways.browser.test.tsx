import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accounts } from '#contract/accounts.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeySignIn } from '#contract/profile/passkeys.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { site } from '#contract/site.ts'
import { answer, answerStatus, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectToast, heading } from '../../testing/on-page.ts'
import { listShellAnswers } from '../../testing/shell-answers.ts'
import { alert, field, renderAuth, SITE } from './testing/open-auth.ts'

const withMail = answer(site.settings, { ...SITE, canResetPassword: true })
const TEACHER = makeUser({ role: 'teacher' })

const SIGNED_IN = {
  outcome: 'signedIn',
  user: TEACHER,
  email: null,
  wanted: null,
  mayStartNew: false,
} as const

/** Back from the provider, with an account here that has the same address. */
function arrive(mayStartNew = false) {
  sessionStorage.setItem('provider-ticket', 'ticket-of-this-very-tab')
  return renderAuth(
    '/auth/callback?code=given&state=given',
    answer(identities.finish, {
      outcome: 'passwordNeeded',
      user: null,
      email: 'ada@school.example.org',
      wanted: null,
      mayStartNew,
    }),
    ...listShellAnswers(TEACHER),
  )
}

test('an account that was there before is linked by its password', { tags: ['X-12', 'Y-64'] }, async () => {
  const { server } = await arrive()
  await expect.element(heading('You already have an account')).toBeVisible()
  await expectAddress('/auth/callback')
  expect(server.sentTo(identities.finish)).toEqual([
    { ticket: 'ticket-of-this-very-tab', search: '?code=given&state=given' },
  ])
  const password = field('Password of your account here')
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert()).toHaveTextContent('Please enter the password of your account here.')
  server.use(refuse(identities.confirm, 'wrong_credentials', 'This is not the password of that account'))
  await password.fill('not-the-password')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert()).toHaveTextContent('This is not the password of that account')
  server.use(answer(identities.confirm, SIGNED_IN))
  await password.fill('first-password')
  await userEvent.keyboard('{Enter}')
  await expectAddress('/teacher/dashboard')
})

test('who does not know the account with their address starts with one of their own', async () => {
  const { server } = await arrive(true)
  await expect.element(button('Start with my own account')).toBeVisible()
  await expectSoundLook()
  server.use(answer(identities.confirm, SIGNED_IN))
  await button('Start with my own account').click()
  await expectAddress('/teacher/dashboard')
  expect(server.sentTo(identities.confirm)).toEqual([{ ticket: 'ticket-of-this-very-tab', startNew: true }])
})

test('the password that links is accessible and fits', async () => {
  await arrive()
  await expect.element(heading('You already have an account')).toBeVisible()
  await expectSoundLook()
})

test('who comes back without having set out is told to start again', async () => {
  await renderAuth('/auth/callback?code=planted&state=planted')
  await expect.element(page.getByText('This sign-in has run out. Please start again.')).toBeVisible()
  await expectAddress('/auth/callback')
})

test('a link for a new password is asked for; a wrong address is said at its field', {
  tags: ['X-12', 'Y-64'],
}, async () => {
  const wrong = 'Please enter a valid email address'
  const { server } = await renderAuth('/auth', withMail, refuse(passwordReset.ask, 'invalid_input', wrong))
  await button('Forgot Password').click()
  await expectAddress('/reset-password')
  await field('Email').fill('joan')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Email')).toHaveAccessibleDescription(wrong)
  await expectSoundLook()
  server.use(answer(passwordReset.ask, {}))
  await field('Email').fill('joan@example.org')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Look into your mailbox')).toHaveFocus()
  await expectSoundLook()
})

test('the mailed link asks for the new password twice and leads to signing in', async () => {
  const { server } = await renderAuth(
    '/reset-password#token-of-the-mail',
    withMail,
    answer(passwordReset.check, { username: 'joan-forgot', role: 'student', isTeacher: false }),
    answer(passwordReset.confirm, { username: 'joan-forgot' }),
  )
  await expect.element(page.getByText('For the account joan-forgot.')).toBeVisible()
  await expectAddress('/reset-password')
  await field('New password').fill('brand-new')
  await field('New password again').fill('brand-now')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  await expectSoundLook()
  await field('New password again').fill('brand-new')
  await userEvent.keyboard('{Enter}')
  await expectToast('Your password is changed')
  await expectAddress('/auth')
  expect(server.sentTo(passwordReset.confirm)).toEqual([
    { token: 'token-of-the-mail', password: 'brand-new' },
  ])
})

test('a link that has run out offers another one', async () => {
  await renderAuth(
    '/reset-password#used-up-long-ago',
    withMail,
    refuse(passwordReset.check, 'not_found', 'This link does not work any more'),
  )
  await expect.element(heading('This link does not work any more')).toBeVisible()
  await button('Ask for a new link').click()
  await expect.element(field('Email')).toBeVisible()
})

test('a passkey is offered where browsers allow it, and asked for after the password', async () => {
  const refused = 'This passkey was not accepted.'
  await renderAuth(
    '/auth',
    answer(site.settings, { ...SITE, passkeyHost: location.hostname }),
    refuse(passkeySignIn.begin, 'conflict', refused),
    answerStatus(accounts.signIn, 401, {
      message: 'Use your passkey to finish signing in.',
      code: 'code_needed',
      reason: 'passkeyRequired',
    }),
  )
  await field('Username').fill('ada')
  await field('Password').fill('known-password')
  await button('Sign In').click()
  await expect.element(alert()).toHaveTextContent('Use your passkey to finish signing in.')
  await expect.element(button('Sign in with a passkey')).toHaveFocus()
  await button('Sign in with a passkey').click()
  await expectToast("We couldn't sign you in with a passkey")
})

test('no passkey is offered at an address that devices keep none for', async () => {
  await renderAuth('/auth', answer(site.settings, { ...SITE, passkeyHost: 'learn.example.org' }))
  await expect.element(button('Sign In')).toBeVisible()
  expect(button('Sign in with a passkey').elements()).toEqual([])
})
