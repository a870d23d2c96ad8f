import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownPictures } from '#contract/profile/card-sign-in.ts'
import { profile } from '#contract/profile/profile.ts'
import { answer, neverAnswerTheRest, refuse } from '../../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../../testing/looks.ts'
import { makeSample } from '../../../../testing/make-sample.ts'
import { makeUser } from '../../../../testing/make-user.ts'
import { button, dialog, expectCount, expectToast, heading } from '../../../../testing/on-page.ts'
import { renderAt } from '../../../../testing/render-at.tsx'
import { listShellAnswers } from '../../../../testing/shell-answers.ts'

const nia = makeUser({ grade: 1 })

const open = (isSet: boolean) =>
  renderAt('/profile?tab=privacy', {
    as: nia,
    answers: [
      ...neverAnswerTheRest(),
      ...listShellAnswers(nia),
      answer(profile.read, makeSample(profile.read.output, { user: nia })),
      answer(ownPictures.read, { isSet }),
    ],
  })
const pad = () => dialog().getByRole('list', { name: 'Pictures' })
async function tap(...names: string[]) {
  for (const name of names) await button(name, pad()).click()
}
const OLD = ['Cat', 'Sun', 'Boat', 'Tree']
const NEW = ['Fish', 'Bird', 'Star', 'Cake']

test('a child changes its pictures: the old ones, the new ones, and those once more', async () => {
  const { server } = await open(true)
  await button('Change my pictures').click()
  await expect.element(heading('Tap your old pictures')).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await tap(...OLD)
  await tap(...NEW)
  await expect.element(heading('Tap the new pictures once more')).toBeVisible()
  await tap('Fish', 'Bird', 'Cake', 'Star')
  await expect.element(page.getByText('That was not the same. Choose four new pictures again.')).toBeVisible()
  await expect.element(heading('Now tap four new pictures')).toBeVisible()
  expect(server.countCalls(ownPictures.change)).toBe(0)
  server.use(answer(ownPictures.change, { isSet: true }))
  await tap(...NEW)
  await tap(...NEW)
  await expectToast('Your pictures are changed')
  expect(server.sentTo(ownPictures.change)).toEqual([
    { current: ['cat', 'sun', 'boat', 'tree'], pictures: ['fish', 'bird', 'star', 'cake'] },
  ])
})

test('wrong old pictures begin anew', async () => {
  const { server } = await open(true)
  server.use(refuse(ownPictures.change, 'wrong_credentials', 'Those aren’t the right pictures.'))
  await button('Change my pictures').click()
  await tap(...OLD)
  await tap(...NEW)
  await tap(...NEW)
  await expect.element(page.getByText('Those aren’t the right pictures.')).toBeVisible()
  await expect.element(heading('Tap your old pictures')).toBeVisible()
})

test('without a picture password there is nothing to change', async () => {
  await open(false)
  await expect.element(heading('Change password')).toBeVisible()
  await expectCount(button('Change my pictures'), 0)
})
