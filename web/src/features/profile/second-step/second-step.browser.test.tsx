import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { currentUser } from '#contract/profile/current-user.ts'
import { type PasskeyCreation, passkeys } from '#contract/profile/passkeys.ts'
import { type SecondFactorState, secondFactor } from '#contract/profile/second-factor.ts'
import { tours } from '#contract/profile/tours.ts'
import { secondFactorQuery } from '../../../kit/second-factor/second-factor.data.ts'
import { type Answer, answer, neverAnswerTheRest, refuse } from '../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { button, closeDialog, dialog, expectAddress, expectToast, heading } from '../../../testing/on-page.ts'
import { renderAt } from '../../../testing/render-at.tsx'
import { listShellAnswers } from '../../../testing/shell-answers.ts'

const TEACHER = makeUser({ role: 'teacher', isTeacher: true })
const MISSING: SecondFactorState = {
  since: null,
  isRequired: true,
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
}
const DONE: SecondFactorState = { ...MISSING, since: '2026-01-05T09:00:00.000Z' }
const DAY = '2026-01-05T09:00:00.000Z'

const openSetUp = (host: string | null, ...answers: Answer[]) =>
  renderAt('/set-up-sign-in', {
    as: TEACHER,
    answers: [
      ...neverAnswerTheRest(),
      ...listShellAnswers(TEACHER),
      answer(secondFactor.read, MISSING),
      answer(passkeys.list, { host, passkeys: [] }),
      ...answers,
    ],
  })

const options = (): PasskeyCreation => ({
  challenge: 'x'.repeat(43),
  rp: { id: location.hostname, name: 'Trellis' },
  user: { id: 'dHJlbGxpczo3', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
})

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const

test('a teacher adds a passkey with what unlocks the device, and is led on', async () => {
  await cdp().send('WebAuthn.enable')
  const { authenticatorId } = (await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR,
  })) as { authenticatorId: string }
  const { server } = await openSetUp(
    location.hostname,
    answer(passkeys.begin, options()),
    answer(passkeys.add, { id: 1, name: 'My phone', createdAt: DAY, lastUsedAt: null }),
  )
  await expect.element(heading('Protect your account')).toBeVisible()
  await button('Add a passkey').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('My phone')
  server.use(answer(secondFactor.read, DONE))
  await button('Continue', dialog()).click()
  await expectToast('Passkey added')
  const [sent] = server.sentTo(passkeys.add)
  expect(sent).toMatchObject({ name: 'My phone', credential: { type: 'public-key' } })
  await button('Continue').click()
  await expectAddress('/teacher/dashboard')
  await cdp().send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  await cdp().send('WebAuthn.disable')
})

test('the password is asked for when the sign-in was a while ago', async () => {
  const fault = [
    { field: 'password', reason: 'confirmByPassword', message: 'Enter your password to continue.' },
  ]
  const { server } = await openSetUp(
    location.hostname,
    refuse(passkeys.begin, 'wrong_credentials', 'Enter your password to continue.', fault),
  )
  await button('Add a passkey').click()
  await button('Continue', dialog()).click()
  const password = dialog().getByRole('textbox', { name: 'Your password' })
  await expect.element(password).toBeVisible()
  await password.fill('trellis-demo')
  await button('Continue', dialog()).click()
  await expect.poll(() => server.sentTo(passkeys.begin).length).toBe(2)
  expect(server.sentTo(passkeys.begin)).toEqual([{}, { password: 'trellis-demo' }])
})

test('where browsers allow no passkeys there is the app alone; later leads on', async () => {
  const uri = 'otpauth://totp/Trellis:nia?secret=JBSWY3DPEHPK3PXP&issuer=Trellis'
  await openSetUp(null, answer(secondFactor.begin, { secret: 'JBSWY3DPEHPK3PXP', uri }))
  await expect.element(button('Use an app')).toBeVisible()
  expect(button('Add a passkey').elements()).toEqual([])
  await expectSoundLook()
  await button('Use an app').click()
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await closeDialog()
  await button('Later').click()
  await expectAddress('/teacher/dashboard')
})

test('staff without it are led here from a typed address, and go on to that address once it is set up', async () => {
  const held = { ...TEACHER, mustSetUpSecondStep: true }
  const { server, queryClient } = await renderAt('/teacher/students', {
    as: held,
    answers: [
      ...neverAnswerTheRest(),
      ...listShellAnswers(held),
      answer(tours.seen, { seen: [] }),
      answer(secondFactor.read, MISSING),
      answer(passkeys.list, { host: null, passkeys: [] }),
    ],
  })
  await expectAddress('/set-up-sign-in')
  await expect.element(heading('Protect your account')).toBeVisible()
  expect(server.countCalls(tours.seen)).toBe(0)
  server.use(answer(secondFactor.read, DONE), answer(currentUser, TEACHER))
  await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  await button('Continue').click()
  await expectAddress('/teacher/students')
})

test('who puts it off gets to a page that opens without, and is led back from a page of the menu', async () => {
  const held = { ...TEACHER, mustSetUpSecondStep: true }
  await renderAt('/', {
    as: held,
    answers: [
      ...neverAnswerTheRest(),
      ...listShellAnswers(held),
      answer(secondFactor.read, MISSING),
      answer(passkeys.list, { host: null, passkeys: [] }),
    ],
  })
  await expectAddress('/set-up-sign-in')
  await button('Later').click()
  await expectAddress('/profile')
  await page.getByRole('link', { name: 'My Classes' }).first().click()
  await expectAddress('/set-up-sign-in')
})
