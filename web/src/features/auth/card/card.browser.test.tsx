import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cardSignIn } from '#contract/profile/card-sign-in.ts'
import { answer, answerStatus, hold, refuse } from '../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { button, expectAddress, heading } from '../../../testing/on-page.ts'
import { renderAt } from '../../../testing/render-at.tsx'
import { listShellAnswers } from '../../../testing/shell-answers.ts'
import { alert, field, renderAuth } from '../testing/open-auth.ts'

const CARD = 'CDFGHJKMNPQRTWXY3467'
const MAYA = makeUser({ firstName: 'Maya', grade: 3 })
const signsIn = () => [answer(cardSignIn.signIn, MAYA), ...listShellAnswers(MAYA)]

test('a scanned card signs in at once, and its secret leaves the address before that', async () => {
  const held = hold(answer(cardSignIn.signIn, MAYA))
  const { server } = await renderAuth(`/card#${CARD}`, ...listShellAnswers(MAYA), held)
  await expect.element(page.getByText('Signing you in…')).toBeVisible()
  await expectAddress('/card')
  held.release()
  await expectAddress('/dashboard')
  expect(server.sentTo(cardSignIn.signIn)).toEqual([{ card: CARD }])
})

test('without a camera the code is typed; an incomplete one is not sent, a wrong one is told', async () => {
  const { server } = await renderAuth(
    '/card',
    refuse(cardSignIn.signIn, 'wrong_credentials', 'This card doesn’t work.'),
  )
  await expect.element(heading('Sign in with a card')).toBeVisible()
  await expectSoundLook()
  const code = field('Code on your card')
  await code.fill('CDFG-HJKM')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^This code isn't complete/)).toBeVisible()
  await expect.element(code).toHaveFocus()
  expect(server.countCalls(cardSignIn.signIn)).toBe(0)
  await code.fill('cdfg-hjkm-npqr-twxy-3467')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This card doesn’t work.')).toBeVisible()
  expect(server.sentTo(cardSignIn.signIn)).toEqual([{ card: CARD }])
  await expectSoundLook()
  server.use(...signsIn())
  await button('Sign in').click()
  await expectAddress('/dashboard')
})

test('a scanned card that has ended, and a server that is away, say so above the field', async () => {
  const { server } = await renderAuth(
    `/card#${CARD}`,
    refuse(cardSignIn.signIn, 'wrong_credentials', 'This card doesn’t work.'),
  )
  await expect.element(alert()).toHaveTextContent('This card doesn’t work.')
  await expectSoundLook()
  server.use(answerStatus(cardSignIn.signIn, 503))
  await field('Code on your card').fill('HHHH HHHH HHHH HHHH HHHH')
  await button('Sign in').click()
  await expect.element(field('Code on your card')).toHaveAttribute('aria-invalid', 'true')
})

test('an account with a second step is asked for it, with the card kept', async () => {
  const { server } = await renderAuth(
    `/card#${CARD}`,
    refuse(cardSignIn.signIn, 'code_needed', 'Please enter the code of your authenticator app'),
  )
  const code = field('Code of your authenticator app')
  await expect.element(code).toHaveFocus()
  await expectSoundLook()
  server.use(...signsIn())
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expectAddress('/dashboard')
  expect(server.sentTo(cardSignIn.signIn).at(-1)).toEqual({ card: CARD, code: '123456' })
})

test('who is signed in already is asked before the card takes over', async () => {
  const { server } = await renderAt(`/card#${CARD}`, {
    as: makeUser({ firstName: 'Olu', displayName: null, role: 'teacher' }),
    answers: [answer(cardSignIn.signIn, MAYA)],
  })
  await expect.element(page.getByText(/^You're signed in as Olu\./)).toBeVisible()
  await expectSoundLook()
  expect(server.countCalls(cardSignIn.signIn)).toBe(0)
  await button('No, type another code').click()
  await expect.element(field('Code on your card')).toBeVisible()
  expect(server.countCalls(cardSignIn.signIn)).toBe(0)
})

test('the way to the card is on the sign-in page', async () => {
  await renderAuth('/auth')
  await page.getByRole('link', { name: 'Sign in with your card' }).click()
  await expect.element(heading('Sign in with a card')).toBeVisible()
})

test('the way to the pictures of a class is on the sign-in page and on that of the card', async () => {
  await renderAuth('/auth')
  await page.getByRole('link', { name: 'Sign in with pictures' }).click()
  await expectAddress('/poster')
  await page.getByRole('link', { name: 'Sign in another way' }).click()
  await page.getByRole('link', { name: 'Sign in with your card' }).click()
  await expect.element(heading('Sign in with a card')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in with pictures' }).click()
  await expect.element(heading('Sign in with pictures')).toBeVisible()
  await expect.element(field('Code on the poster')).toBeVisible()
})
