import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { type TutorMemory, tutorMemory } from '#contract/study/tutor-memory.ts'
import { type Answer, answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectAccessible, expectNothingSticksOut } from '../../testing/looks.ts'
import { button, expectCount, expectToast } from '../../testing/on-page.ts'
import { openPageWithChat, panel } from './testing/open-chat.ts'

const makeLine = (id: number, text: string): TutorMemory => ({
  id,
  text,
  createdAt: '2026-03-02T08:00:00.000Z',
})
const FRIDAY = makeLine(1, 'My test is on Friday')
const settings = () => page.getByRole('dialog', { name: 'How the tutor answers' })
const remembered = () => settings().getByRole('region', { name: 'What the tutor remembers' })
const line = () => remembered().getByRole('textbox', { name: 'Something to remember' })

async function openSettings(...answers: Answer[]) {
  const opened = await openPageWithChat('/notes', ...answers)
  await button('How the tutor answers', panel()).click()
  return opened
}

test('what the tutor remembers is added, changed and deleted', async () => {
  let lines: TutorMemory[] = []
  const { server } = await openSettings(answer(tutorMemory.list, () => lines))
  await expect.element(remembered().getByText('Nothing yet.', { exact: false })).toBeVisible()
  await expect.element(remembered().getByText('Your teachers can read it.', { exact: false })).toBeVisible()
  await expect.element(button('Save', remembered())).toBeDisabled()
  server.use(
    answer(tutorMemory.add, ({ text }) => {
      lines = [makeLine(1, text)]
      return makeLine(1, text)
    }),
  )
  await line().fill('  My test is on Friday ')
  await button('Save', remembered()).click()
  await expect.element(remembered().getByText('My test is on Friday')).toBeVisible()
  await expect.element(line()).toHaveValue('')

  server.use(
    answer(tutorMemory.change, ({ text }) => {
      lines = [makeLine(1, text)]
      return makeLine(1, text)
    }),
  )
  await button('Change “My test is on Friday”', remembered()).click()
  await expect.element(line()).toHaveValue('My test is on Friday')
  await button('Cancel', remembered()).click()
  await button('Change “My test is on Friday”', remembered()).click()
  await line().fill('My test is on Monday')
  await button('Save', remembered()).click()
  await expect.element(remembered().getByText('My test is on Monday')).toBeVisible()
  await expectAccessible()
  await expectNothingSticksOut()

  server.use(
    answer(tutorMemory.remove, () => {
      lines = []
      return {}
    }),
  )
  await button('Delete “My test is on Monday”', remembered()).click()
  await expectCount(remembered().getByText('My test is on Monday'), 0)
  expect(server.sentTo(tutorMemory.add)).toMatchObject([{ text: 'My test is on Friday' }])
  expect(server.countCalls(tutorMemory.remove)).toBe(1)
})

test('a list that cannot be loaded is asked for again, and a full one takes no more', async () => {
  const { server } = await openSettings(dropConnection(tutorMemory.list))
  await expect.element(remembered().getByText("We couldn't load what the tutor remembers")).toBeVisible()
  const lines = Array.from({ length: 10 }, (_, n) => makeLine(n + 1, `Line ${n + 1}`))
  server.use(answer(tutorMemory.list, lines))
  await button('Try again', remembered()).click()
  await expect.element(remembered().getByText('Line 10')).toBeVisible()
  await expect
    .element(remembered().getByText('The tutor remembers up to 10 things.', { exact: false }))
    .toBeVisible()
  await expectCount(line(), 0)
  await page.viewport(1280, 500)
  onTestFinished(() => page.viewport(1280, 1080))
  remembered().getByText('The tutor remembers up to', { exact: false }).element().scrollIntoView()
  await expect.element(remembered().getByText('The tutor remembers up to', { exact: false })).toBeInViewport()
})

test('what could not be saved or deleted is told, and stays as it was', async () => {
  const { server } = await openSettings(
    answer(tutorMemory.list, [FRIDAY]),
    refuse(tutorMemory.add, 'conflict', 'The tutor remembers up to 10 things.'),
  )
  await line().fill('Pictures help me')
  await button('Save', remembered()).click()
  await expectToast("We couldn't save this")
  await expect.element(line()).toHaveValue('Pictures help me')
  server.use(refuse(tutorMemory.remove, 'internal', 'Later.'))
  await button('Delete “My test is on Friday”', remembered()).click()
  await expectToast("We couldn't delete this")
  await expect.element(remembered().getByText('My test is on Friday')).toBeVisible()
})
