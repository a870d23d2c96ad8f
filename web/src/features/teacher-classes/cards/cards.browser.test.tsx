import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ClassPage, classes } from '#contract/teaching/classes.ts'
import { RosterLine } from '#contract/teaching/roster.ts'
import { type CardPupil, signInCards } from '#contract/teaching/sign-in-cards.ts'
import { type Answer, answer, answerStatus } from '../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { makeSample } from '../../../testing/make-sample.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { button, dialog, expectCount, expectTexts, expectToast } from '../../../testing/on-page.ts'
import { renderAt } from '../../../testing/render-at.tsx'

const NAME = 'First grade with a long name, room 12'
const STUDENT = makeSample(RosterLine, { studentId: 7, name: 'Nia Bello', username: 'nia' })
const ROOM: ClassPage = {
  ...makeSample(ClassPage, { id: 3, name: NAME, classCode: 'ABC234', isActive: true }),
  enrolments: [STUDENT],
}
const pupil = (studentId: number, name: string, more: Partial<CardPupil> = {}): CardPupil => ({
  studentId,
  name,
  grade: 1,
  mayHaveCard: true,
  mayHavePictures: true,
  card: null,
  picturesSetAt: null,
  ...more,
})
const CARD = { createdAt: '2026-03-01T08:00:00.000Z', lastUsedAt: null, isOfThisClass: true }
const PUPILS = [
  pupil(4, 'Leo Adeyemi-Worthington the Younger'),
  pupil(7, 'Nia Bello', { card: { ...CARD, lastUsedAt: '2026-03-04T08:00:00.000Z' } }),
  pupil(8, 'Olu Grown', { mayHaveCard: false, mayHavePictures: false, grade: 12 }),
  pupil(9, 'Zoe Wu', { picturesSetAt: '2026-03-02T08:00:00.000Z' }),
]
type List = OutputOf<typeof signInCards.list>
const list = (more: Partial<List> = {}) =>
  answer(signInCards.list, { className: NAME, posterMadeAt: null, pupils: PUPILS, ...more })

async function open(...answers: Answer[]) {
  const rendered = await renderAt('/teacher/classes/3', {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(classes.one, ROOM),
      answer(sessionMonitor.list, { sessions: [], total: 0 }),
      list(),
      ...answers,
    ],
  })
  await button('Sign-in cards').click()
  await expect.element(dialog()).toBeVisible()
  return rendered
}
const printed = (...ids: number[]) =>
  answer(signInCards.print, {
    className: NAME,
    signedOut: 0,
    cards: ids.map((studentId) => ({ studentId, name: `Leo A. ${studentId}`, code: 'CDFGHJKMNPQRTWXY3467' })),
  })

test('cards are printed for those without one, and shown once with code and QR', async () => {
  const { server } = await open(printed(4, 9))
  await expect.element(page.getByText('Card from Mar 1, 2026, last used Mar 4, 2026')).toBeVisible()
  await expect.element(page.getByText('Only for student accounts whose password you may reset')).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Print 2 cards').click()
  await expect.element(page.getByText('CDFG-HJKM-NPQR-TWXY-3467').first()).toBeVisible()
  expect(server.sentTo(signInCards.print)).toEqual([{ id: '3', studentIds: [4, 9] }])
  await expect.element(page.getByRole('img', { name: 'QR code that signs in Leo A. 4' })).toBeVisible()
  await expect.element(page.getByText('Lost it? Tell your teacher right away.').first()).toBeVisible()
  await expectSoundLook('[role=dialog]')
  window.dispatchEvent(new Event('beforeprint'))
  await button('Done').click()
  await expect.element(button('Print 2 cards')).toBeVisible()
  await expect.element(page.getByText('CDFG-HJKM-NPQR-TWXY-3467')).not.toBeInTheDocument()
})

test('a sheet that was not printed yet asks before it is closed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await open(printed(4, 9))
  await button('Print 2 cards').click()
  const code = page.getByText('CDFG-HJKM-NPQR-TWXY-3467').first()
  await expect.element(code).toBeVisible()
  const question = page.getByRole('alertdialog', { name: 'Close without printing?' })
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  await expectSoundLook('[role=alertdialog]')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(code).toBeVisible()
  expect(print).not.toHaveBeenCalled()
  await button('Done').click()
  await button('Print', question).click()
  expect(print).toHaveBeenCalledOnce()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(code).toBeVisible()
  await button('Done').click()
  await button('Close anyway', question).click()
  await expect.element(button('Print 2 cards')).toBeVisible()
})

test('a teacher whom no admin has approved yet is not offered any', async () => {
  await renderAt('/teacher/classes/3', {
    as: makeUser({ role: 'teacher', isWaitingForApproval: true }),
    answers: [answer(classes.one, ROOM), answer(sessionMonitor.list, { sessions: [], total: 0 })],
  })
  await expect.element(button('Import list')).toBeVisible()
  await expectCount(button('Sign-in cards'), 0)
})

test('who has a card is chosen with the keyboard, with a word on what that ends', async () => {
  const { server } = await open(printed(7))
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  await expect.element(box(/Olu Grown/)).toBeDisabled()
  await expect.element(box(/Nia Bello/)).not.toBeChecked()
  for (const name of [/Leo/, /Nia/, /Zoe/]) {
    box(name).element().focus()
    await userEvent.keyboard(' ')
  }
  await expect.element(page.getByText(/^Some of these students already have a card\./)).toBeVisible()
  await button('Print 1 card').click()
  await expect.element(button('Print', dialog())).toBeVisible()
  expect(server.sentTo(signInCards.print)).toEqual([{ id: '3', studentIds: [7] }])
})

test('one card ends by one click, all of them after a question', async () => {
  const { server } = await open(
    answer(signInCards.revoke, { ended: 1, signedOut: 0 }),
    answer(signInCards.revokeAll, { ended: 2, signedOut: 1 }),
  )
  await button('Deactivate the card of Nia Bello').click()
  await expectToast('The card no longer works')
  expect(server.sentTo(signInCards.revoke)).toEqual([{ id: '3', studentId: '7' }])
  await button('Deactivate all cards').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  expect(server.countCalls(signInCards.revokeAll)).toBe(0)
  await button('Deactivate all cards', question).click()
  await expectToast('All cards of this class are deactivated')
})

test('a list that cannot be loaded is asked for again; cards that cannot be made are told', async () => {
  const { server } = await open(answerStatus(signInCards.list, 503))
  await expect.element(page.getByText("We couldn't load the sign-in cards")).toBeVisible()
  await expectSoundLook('[role=dialog]')
  server.use(list({ pupils: [pupil(4, 'Leo Adeyemi', { mayHavePictures: false })] }))
  await button('Try again').click()
  await expect.element(button('Print 1 card')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Picture passwords' })).not.toBeInTheDocument()
  server.use(answerStatus(signInCards.print, 503))
  await button('Print 1 card').click()
  await expectToast("We couldn't make the cards")
  await expect.element(button('Print 1 card')).toBeVisible()
})

test('the youngest get a poster and four drawn pictures each, for printing', async () => {
  const { server } = await open(
    answer(signInCards.makePoster, { className: NAME, code: 'CDFGHJKMNPQRTWXY3467' }),
    answer(signInCards.drawPictures, {
      className: NAME,
      drawn: [
        { studentId: 4, name: 'Leo A.', pictures: ['cat', 'sun', 'boat', 'umbrella'] },
        { studentId: 7, name: 'Nia B.', pictures: ['star', 'fish', 'bird', 'cake'] },
      ],
    }),
  )
  await page.getByRole('tab', { name: 'Picture passwords' }).click()
  await expect.element(page.getByText('Pictures set on Mar 2, 2026')).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Make a poster').click()
  await expect.element(page.getByText('CDFG-HJKM-NPQR-TWXY-3467')).toBeVisible()
  await expectSoundLook('[role=dialog]')
  window.dispatchEvent(new Event('beforeprint'))
  await button('Done').click()
  await page.getByRole('tab', { name: 'Picture passwords' }).click()
  await button('Pick random pictures for 2 students').click()
  const rows = dialog().getByRole('listitem')
  await expect.element(page.getByText('Umbrella')).toBeVisible()
  await expect.element(rows.first()).toMatchTextContent('Leo A.')
  await expectSoundLook('[role=dialog]')
  expect(server.sentTo(signInCards.drawPictures)).toEqual([{ id: '3', studentIds: [4, 7] }])
})

test('the poster and the pictures of a child end by one click, and a child may choose its own', async () => {
  const { server } = await open(
    list({ posterMadeAt: '2026-03-02T08:00:00.000Z' }),
    answer(signInCards.revokePoster, { ended: 1 }),
    answer(signInCards.removePictures, { ended: 1 }),
    answer(signInCards.setPictures, { picturesSetAt: '2026-03-05T08:00:00.000Z' }),
  )
  await page.getByRole('tab', { name: 'Picture passwords' }).click()
  await button('Deactivate the poster').click()
  await expectToast('The poster no longer works')
  await button('Remove the pictures of Zoe Wu').click()
  await expectToast('The pictures no longer work')
  await button('Choose pictures for Nia Bello').click()
  const pad = page.getByRole('list', { name: 'Pictures' })
  await expect.element(button('Save pictures')).toBeDisabled()
  for (const name of ['Turtle', 'Bike', 'Tree', 'Cat']) await button(name, pad).click()
  await expectTexts(pad.getByRole('button', { pressed: true }), ['4Cat', '1Turtle', '2Bike', '3Tree'])
  await expectSoundLook('[role=dialog]:last-of-type')
  await button('Save pictures').click()
  await expectToast('Nia Bello has new pictures')
  expect(server.sentTo(signInCards.setPictures)).toEqual([
    { id: '3', studentId: '7', pictures: ['turtle', 'bike', 'tree', 'cat'] },
  ])
})
