import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type PublicationRequest, publications } from '#contract/publication/publications.ts'
import { type Answer, answer, dropConnection, neverAnswer, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, card, dialog, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const GUIDE: PublicationRequest = {
  id: 3,
  kind: 'guide',
  person: { id: 8, firstName: 'Nia', lastName: 'Bello', grade: 5 },
  classNames: '5b',
  askedAt: '2026-03-02T08:00:00.000Z',
  texts: [
    { part: 'title', text: 'Halves', contacts: [] },
    {
      part: 'content',
      text: `Call me: 555-123-4567 or see example.com. ${'Two equal parts. '.repeat(60)}`,
      contacts: [
        { kind: 'phone', start: 9, end: 21 },
        { kind: 'link', start: 29, end: 40 },
      ],
    },
  ],
  pictureUrl: null,
}
const NAME: PublicationRequest = {
  ...GUIDE,
  id: 2,
  kind: 'displayName',
  texts: [{ part: 'displayName', text: 'Countess', contacts: [] }],
}

const open = (answers: Answer[], role: 'teacher' | 'admin' = 'teacher') =>
  renderAt('/teacher/approvals', { as: makeUser({ role }), answers })
const filled = (requests: PublicationRequest[]) => answer(publications.list, { requests, hasMore: false })
const guide = () => card('Nia Bello: Study guide')

test('requests that cannot be loaded are asked for again, and nothing that waits is said kindly', async () => {
  const { server } = await open([dropConnection(publications.list)])
  await expect.element(heading("We couldn't load the requests")).toBeVisible()
  server.use(filled([]))
  await button('Try again').click()
  await expect.element(heading('Nothing is waiting')).toBeVisible()
})

test('a list on its way keeps its place', async () => {
  await open([neverAnswer(publications.list)])
  await expect.element(heading('Waiting for your approval')).toBeVisible()
  await expect.element(page.getByText('Nothing is waiting')).not.toBeInTheDocument()
})

test('a teacher sees what to look at twice, approves, and goes on at the beginning of the list', async () => {
  const { server } = await open([
    filled([GUIDE, NAME]),
    answer(publications.decide, ({ id, outcome }) => ({ id: Number(id), outcome })),
  ])
  await expect.element(guide().getByText('Grade 5 · 5b')).toBeVisible()
  await expect.element(guide().getByText('2 contact details to check')).toBeVisible()
  await expect.element(guide().getByText('555-123-4567 (phone number)')).toBeVisible()
  await expect.element(guide().getByRole('region', { name: 'Text' })).toBeVisible()
  server.use(filled([NAME]))
  await button('Approve', guide()).click()
  await expect.element(page.getByText('Approved. Others can see it now').first()).toBeVisible()
  await expect.element(guide()).not.toBeInTheDocument()
  expect(server.sentTo(publications.decide)).toEqual([{ id: '3', outcome: 'approved' }])
})

test('declining takes a reason and own words, by the keyboard alone', async () => {
  const { server } = await open([
    filled([GUIDE]),
    answer(publications.decide, ({ id, outcome }) => ({ id: Number(id), outcome })),
  ])
  await expect.element(guide()).toBeVisible()
  button('Decline', guide()).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('radio', { name: 'It tells something private' })).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('Please take out your number.')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByText('Declined. Nia can see why').first()).toBeVisible()
  expect(server.sentTo(publications.decide)).toMatchObject([
    { outcome: 'declined', reason: 'personal', message: 'Please take out your number.' },
  ])
})

test('who comes second is told that the request was decided', async () => {
  const { server } = await open(
    [filled([GUIDE]), refuse(publications.decide, 'conflict', 'This request has already been decided.')],
    'admin',
  )
  await expect.element(guide()).toBeVisible()
  server.use(filled([]))
  await button('Approve', guide()).click()
  await expect.element(page.getByText('This request has already been decided.').first()).toBeVisible()
  await expect.element(heading('Nothing is waiting')).toBeVisible()
})

test('requests fit every width in light and dark, and so does the dialog', async () => {
  await open([filled([GUIDE, NAME])])
  await expect.element(guide()).toBeVisible()
  await expectSoundLook()
  await button('Decline', guide()).click()
  await expect.element(dialog()).toBeVisible()
  await expectSoundLook('[role=dialog]')
})
