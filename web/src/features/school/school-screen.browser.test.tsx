import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type School, school } from '#contract/admin/school.ts'
import { answer } from '../../testing/fake-server.ts'
import { expectAccessible, expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectToast } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const GUESSED: School = {
  timeZone: 'America/New_York',
  year: { firstDay: '2026-07-01', lastDay: '2027-06-30' },
  terms: [],
  isConfirmed: false,
}
const FALL = { name: 'Fall', firstDay: '2026-08-20', lastDay: '2026-12-18' }

test('an admin checks the guess once, names a term and saves', async () => {
  const saved = { ...GUESSED, terms: [{ id: 1, ...FALL }], isConfirmed: true }
  const { server } = await renderAt('/admin/school', {
    as: makeUser({ role: 'admin' }),
    answers: [answer(school.read, GUESSED), answer(school.save, saved)],
  })
  await expect.element(page.getByText('Check these once')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New York')
  await button('Add a term').click()
  await button('Looks right').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose every first and last day.')
  expect(server.sentTo(school.save)).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill(FALL.name)
  await page.getByLabelText('First day').nth(1).fill(FALL.firstDay)
  await page.getByLabelText('Last day').nth(1).fill(FALL.lastDay)
  await expectSoundLook()
  await expectAccessible()
  await button('Looks right').click()
  await expectToast('Saved')
  const { timeZone, year } = GUESSED
  expect(server.sentTo(school.save)).toEqual([{ timeZone, year, terms: [FALL] }])
  await expect.element(button('Save')).toBeVisible()
})
