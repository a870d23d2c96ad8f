import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emailAddress } from '#contract/profile/email-address.ts'
import { answer, refuse } from '../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { button, expectAddress, heading } from '../../../testing/on-page.ts'
import { field, renderAuth } from '../testing/open-auth.ts'

const LINK = '/prove-email#token-of-the-mail'
const PROOF = { username: 'joan', email: 'joan@example.org', asks: 'password' } as const
const about = page.getByText('Is joan@example.org the address for the account joan?')

test('the mailed link confirms the address by a button, with the password of the account', async () => {
  const { server } = await renderAuth(LINK, answer(emailAddress.check, PROOF))
  await expect.element(about).toBeVisible()
  await expectAddress('/prove-email')
  await expectSoundLook()
  expect(server.countCalls(emailAddress.confirm)).toBe(0)
  const password = field('Password of this account')
  await button('Confirm my address').click()
  await expect.element(password).toHaveFocus()
  await expect.element(page.getByText('Please enter the password of this account.')).toBeVisible()
  const wrong = 'This is not your password'
  server.use(refuse(emailAddress.confirm, 'wrong_credentials', wrong))
  await password.fill('not-it')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(wrong)).toBeVisible()
  server.use(answer(emailAddress.confirm, { email: PROOF.email }))
  await password.fill('known-password')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Your address is confirmed')).toHaveFocus()
  expect(server.sentTo(emailAddress.confirm).at(-1)).toEqual({
    token: 'token-of-the-mail',
    password: 'known-password',
  })
})

test('who has no such account takes their address off it, after being asked once more', async () => {
  const { server } = await renderAuth(
    LINK,
    answer(emailAddress.check, PROOF),
    answer(emailAddress.refuse, {}),
  )
  await button('This isn’t my account').click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expectSoundLook('[role=alertdialog]')
  expect(server.countCalls(emailAddress.refuse)).toBe(0)
  await button('Remove my address').click()
  await expect.element(heading('Your address is removed')).toHaveFocus()
})

test('an account without a password is signed in to first', async () => {
  const { server } = await renderAuth(LINK, answer(emailAddress.check, { ...PROOF, asks: 'signIn' }))
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(server.countCalls(emailAddress.confirm)).toBe(0)
})

test('a link that has run out says so', async () => {
  await renderAuth(LINK, refuse(emailAddress.check, 'not_found', 'This link has run out'))
  await expect.element(heading('This link does not work any more')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open my profile' })).toBeVisible()
})
