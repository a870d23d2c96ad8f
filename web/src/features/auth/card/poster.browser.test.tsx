import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cardSignIn } from '#contract/profile/card-sign-in.ts'
import { answer, answerStatus, dropConnection, refuse } from '../../../testing/fake-server.ts'
import { giveVoice } from '../../../testing/give-voice.ts'
import { goOffline } from '../../../testing/go-offline.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { button, expectAddress, expectCount, expectTexts, heading } from '../../../testing/on-page.ts'
import { listShellAnswers } from '../../../testing/shell-answers.ts'
import { alert, field, renderAuth } from '../testing/open-auth.ts'

const POSTER = 'CDFGHJKMNPQRTWXY3467'
const NIA = makeUser({ firstName: 'Nia', grade: 1 })
const PUPILS = [
  { id: 4, name: 'Leo A.' },
  { id: 7, name: 'Nia B. 1' },
  { id: 9, name: 'Nia B. 2' },
]
const hangs = answer(cardSignIn.poster, { className: 'Class 1a', pupils: PUPILS })
const pad = () => page.getByRole('list', { name: 'Pictures' })
const picture = (name: string) => pad().getByRole('button', { name, exact: true })

test('a child taps its name and four pictures, with the keyboard too; wrong ones begin anew', async () => {
  const { server } = await renderAuth(
    `/poster#${POSTER}`,
    hangs,
    ...listShellAnswers(NIA),
    refuse(cardSignIn.signInByPictures, 'wrong_credentials', 'Those aren’t the right pictures.'),
  )
  await expect.element(heading('Who are you? Tap your name.')).toBeVisible()
  await expectAddress('/poster')
  await expectSoundLook()
  await button('Nia B. 2').click()
  await expect.element(heading('Hi, Nia B. 2')).toHaveFocus()
  for (const name of ['Cat', 'Sun', 'Boat', 'Tree']) await picture(name).click()
  await expect.element(alert()).toHaveTextContent('Those aren’t the right pictures.')
  await expect.element(picture('Cat')).toHaveFocus()
  await expect.element(page.getByText('0 of 4 pictures')).toBeVisible()
  await expectSoundLook()

  server.use(answer(cardSignIn.signInByPictures, NIA))
  await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab} {Tab} ')
  await expectAddress('/dashboard')
  expect(server.sentTo(cardSignIn.signInByPictures)).toEqual([
    { poster: POSTER, pupilId: 9, pictures: ['cat', 'sun', 'boat', 'tree'] },
    { poster: POSTER, pupilId: 9, pictures: ['cat', 'car', 'sun', 'apple'] },
  ])
})

test('a tapped picture carries its number, counts once, and can be taken away again', async () => {
  const { server } = await renderAuth(`/poster#${POSTER}`, hangs)
  await button('Leo A.').click()
  await picture('Fish').click()
  await picture('Fish').click()
  await picture('Cat').click()
  await expect.element(page.getByText('2 of 4 pictures')).toBeVisible()
  await expectTexts(pad().getByRole('button', { pressed: true }), ['2Cat', '1Fish'])
  await expectSoundLook()
  await button('Start over').click()
  await expect.element(page.getByText('0 of 4 pictures')).toBeVisible()
  await button("That's not me").click()
  await expect.element(button('Nia B. 1')).toBeVisible()
  expect(server.countCalls(cardSignIn.signInByPictures)).toBe(0)
})

test('the task and every picture can be heard', async () => {
  const spoken = giveVoice({ endsAtOnce: true })
  await renderAuth(`/poster#${POSTER}`, hangs)
  await button('Leo A.').click()
  await button('Listen').click()
  await expect
    .poll(() => spoken.map(({ text }) => text).slice(0, 3))
    .toEqual(['Tap your four pictures in order.', 'Cat', 'Car'])
  expect(spoken).toHaveLength(17)
})

test('a child that tried too often is told to ask or to wait', async () => {
  await renderAuth(
    `/poster#${POSTER}`,
    hangs,
    refuse(cardSignIn.signInByPictures, 'too_many_requests', 'Too many wrong pictures. Ask your teacher.'),
  )
  await button('Leo A.').click()
  for (const name of ['Cat', 'Sun', 'Boat', 'Tree']) await picture(name).click()
  await expect.element(alert()).toHaveTextContent('Too many wrong pictures. Ask your teacher.')
})

test('without a connection the pad says when it works again', async () => {
  await renderAuth(`/poster#${POSTER}`, hangs, dropConnection(cardSignIn.signInByPictures))
  await button('Leo A.').click()
  for (const name of ['Cat', 'Sun', 'Boat', 'Tree']) await picture(name).click()
  await expect
    .element(alert())
    .toHaveTextContent("We couldn't reach Trellis. Check your internet connection and try again.")
  goOffline()
  await expect
    .element(alert())
    .toHaveTextContent("You're offline. You can sign in as soon as the internet is back.")
  await expectCount(page.getByText('This is how it was at'), 0)
  await expectSoundLook()
})

test('a poster that has ended shows no names, and its new code can be typed', async () => {
  const { server } = await renderAuth(
    `/poster#${POSTER}`,
    refuse(cardSignIn.poster, 'wrong_credentials', 'This poster doesn’t work anymore.'),
  )
  await expect.element(page.getByText('This poster doesn’t work anymore.')).toBeVisible()
  await expectSoundLook()
  server.use(answer(cardSignIn.poster, { className: 'Class 1a', pupils: [] }))
  await field('Code on the poster').fill('HHHH-HHHH-HHHH-HHHH-HHHH')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('No one here yet')).toBeVisible()
  expect(server.sentTo(cardSignIn.poster).at(-1)).toEqual({ poster: 'H'.repeat(20) })
})

test('a poster that cannot be opened is asked for again', async () => {
  const { server } = await renderAuth(`/poster#${POSTER}`, answerStatus(cardSignIn.poster, 503))
  await expect.element(heading("We couldn't open the poster")).toBeVisible()
  server.use(hangs)
  await button('Try again').click()
  await expect.element(button('Leo A.')).toBeVisible()
})
