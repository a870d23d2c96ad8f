import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cannedAnswers, InboxItem, InboxThread, inbox } from '#contract/admin/inbox.ts'
import { type Answer, answer, answerStatus, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const ITEM = { id: 3, subject: 'Speaker of quite a long name that wraps', priority: 'urgent' } as const
const THREAD = makeSample(InboxThread, {
  ...ITEM,
  message: 'Nothing happens when I press it.',
  reaches: 'app',
  revision: 1,
  entries: [
    {
      id: 1,
      kind: 'assigned',
      text: 'Amara',
      author: 'Amara Diallo',
      mail: null,
      createdAt: '2026-03-02T08:00:00.000Z',
    },
  ],
})

const openInbox = (query: string, ...answers: Answer[]) =>
  renderAt(`/admin/inbox${query}`, {
    as: makeUser({ role: 'admin' }),
    answers: [
      answer(inbox.list, { items: [makeSample(InboxItem, ITEM)], next: null }),
      answer(inbox.read, THREAD),
      answer(cannedAnswers.list, []),
      ...answers,
    ],
  })
const answerField = () => page.getByRole('textbox', { name: 'Your answer' })

test('a list that cannot be loaded says so and is asked for again; a ticket is opened by the keyboard', async () => {
  const { server } = await openInbox('', answerStatus(inbox.list, 503))
  await expect.element(page.getByText('The inbox could not be loaded')).toBeVisible()
  server.use(answer(inbox.list, { items: [makeSample(InboxItem, ITEM)], next: null }))
  await button('Try again').click()
  await expect.element(button(ITEM.subject)).toBeVisible()
  await expectSoundLook()
  button(ITEM.subject).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(ITEM.subject).last()).toHaveFocus()
  await expectSoundLook()
})

test('an answer that is empty or fails is not lost, and one that a colleague was faster with shows both', async () => {
  const { server } = await openInbox('?open=ticket-3', answerStatus(inbox.change, 500))
  await button('Send answer').click()
  await expect.element(answerField()).toHaveFocus()
  expect(server.countCalls(inbox.change)).toBe(0)
  await answerField().fill('My words.')
  await button('Send answer').click()
  await expectToast('The answer was not sent.')
  await expect.element(answerField()).toHaveValue('My words.')

  const theirs = { ...THREAD, revision: 2, response: 'Words of the other admin.' }
  const entries = THREAD.entries
    .slice(0, 1)
    .map((entry) => ({ ...entry, id: 2, kind: 'answer' as const, text: theirs.response }))
  server.use(
    refuse(inbox.change, 'conflict', 'Someone else changed this'),
    answer(inbox.read, { ...theirs, entries }),
  )
  await button('Send answer').click()
  await expect
    .element(page.getByRole('alert').getByText('Someone else changed this', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('Words of the other admin.')).toBeVisible()
  await expect.element(answerField()).toHaveValue('My words.')
  server.use(answer(inbox.change, { ...theirs, revision: 3 }))
  await button('Send answer').click()
  await expectToast('Answer sent')
  expect(server.sentTo(inbox.change).at(-1)).toMatchObject({ revision: 2, response: 'My words.' })
})
