import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ConsentPaper, guardianConsent } from '#contract/onboarding/guardian-consent.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { button, expectAddress, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const NOW = '2026-03-02T08:00:00.000Z'
const ASKED: ConsentPaper = {
  state: 'asked',
  childName: 'Nia B.',
  guardianName: 'Uma Bello',
  agreedAt: null,
  withdrawnAt: null,
  isChildSignedIn: false,
}
const open = (...answers: Answer[]) => renderAt('/guardian-consent#mailed-token', { as: null, answers })

test('a guardian reads what it is about and agrees; the token leaves the address', {
  tags: ['Y-68', 'LEGAL-14'],
}, async () => {
  const { server } = await open(answer(guardianConsent.check, ASKED), dropConnection(guardianConsent.answer))
  await expect.element(page.getByText(/^Nia B\. learns with Trellis/)).toBeVisible()
  await expectAddress('/guardian-consent')
  expect(location.hash).toBe('')
  expect(document.body.textContent).not.toMatch(/B\.\./)
  await expectSoundLook()
  await button('Agree').click()
  await expect.element(page.getByText("We couldn't save your answer")).toBeVisible()
  server.use(answer(guardianConsent.answer, { agrees: true, childName: 'Nia B.' }))
  await button('Agree').click()
  await expect.element(heading('Thank you, you agreed')).toHaveFocus()
  expect(server.sentTo(guardianConsent.answer).at(-1)).toEqual({ token: 'mailed-token', agrees: true })
})

test('declining is as easy as agreeing', async () => {
  const { server } = await open(
    answer(guardianConsent.check, ASKED),
    answer(guardianConsent.answer, { agrees: false, childName: 'Nia B.' }),
  )
  await button('Decline').click()
  await expect.element(heading('You declined')).toHaveFocus()
  expect(server.sentTo(guardianConsent.answer)).toEqual([{ token: 'mailed-token', agrees: false }])
})

test('a consent is found again and withdrawn', async () => {
  const given: ConsentPaper = { ...ASKED, state: 'agreed', agreedAt: NOW }
  await open(
    answer(guardianConsent.check, given),
    answer(guardianConsent.withdraw, { ...given, state: 'withdrawn', withdrawnAt: NOW }),
  )
  await expect.element(page.getByText('You agreed for Nia B. on March 2, 2026.')).toBeVisible()
  await expect.element(page.getByText('That means:')).toBeVisible()
  await button('Withdraw consent').click()
  await expect.element(heading('Your consent is withdrawn')).toHaveFocus()
})

test('where the child is signed in nobody can agree', async () => {
  await open(answer(guardianConsent.check, { ...ASKED, isChildSignedIn: true }))
  await expect.element(page.getByText(/^Nia B\. is signed in on this device\./)).toBeVisible()
  await expect.element(button('Agree')).not.toBeInTheDocument()
})

test('a link that was used or cut off says so', async () => {
  await open(refuse(guardianConsent.check, 'not_found', 'This link has expired or was already used.'))
  await expect.element(heading("This link doesn't work anymore")).toBeVisible()
})
