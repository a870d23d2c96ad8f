import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { contact } from '#contract/profile/contact.ts'
import { type Answer, answer, answerStatus, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectCount, expectToast } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const FIELDS = ['Name', 'Email', 'Subject', 'Message']
const take = answer(contact.send, { isReceived: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const send = () => button('Send message')

const openContact = (as: User | null, ...answers: Answer[]) =>
  renderAt('/contact', { as, answers: [take, ...answers] })

async function expectEmpty() {
  for (const name of FIELDS) await expect.element(field(name)).toHaveValue('')
}

test('a visitor writes by keyboard alone; nothing is sent while something is missing or wrong, and the focus goes to the first of it', {
  tags: ['PUBLIC-62…67', 'PUBLIC-85', 'PUBLIC-86', 'DATA2-57', 'STATE-30', 'OK2-09'],
}, async () => {
  const { server } = await openContact(null)
  for (const name of FIELDS) await expect.element(field(name)).toHaveAttribute('required')
  await expect.element(field('Email')).toHaveAttribute('type', 'email')
  send().element().focus()
  await userEvent.keyboard('{Enter}')
  await expectCount(page.getByText('Please fill in this field.'), 4)
  await expect.element(field('Name')).toHaveFocus()
  await userEvent.keyboard('Noor Haddad{Tab}noor{Tab}A question{Tab}About volcanoes?{Tab}{Enter}')
  await expect.element(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  expect(server.countCalls(contact.send)).toBe(0)

  await userEvent.keyboard('@example.org{Enter}')
  await expect.element(page.getByText('Message Sent', { exact: true }).first()).toBeVisible()
  await expectToast("Thank you for contacting us. We'll respond to you shortly.")
  await expectEmpty()
  expect(server.sentTo(contact.send)).toEqual([
    {
      name: 'Noor Haddad',
      email: 'noor@example.org',
      subject: 'A question',
      message: 'About volcanoes?',
      website: '',
    },
  ])
})

test('the answer to a question unfolds by keyboard', async () => {
  await openContact(null)
  const question = page.getByRole('button', { name: 'What does it cost?' })
  await expect.element(question).toBeVisible()
  question.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText(/free tier with limited features/)).toBeVisible()
})

test('a message that cannot be sent stays typed, whatever the reason, and goes out once when tried again', {
  tags: ['ERR2-63', 'Y-62'],
}, async () => {
  const wait = 'Too many messages were sent. Please wait an hour and try again.'
  const { server } = await openContact(null)
  for (const [name, text] of [
    ['Name', 'Noor Haddad'],
    ['Email', 'noor@example.org'],
    ['Subject', 'A question'],
    ['Message', 'About volcanoes?'],
  ] as const)
    await field(name).fill(text)
  for (const [failure, said] of [
    [dropConnection(contact.send), /couldn't reach Trellis/],
    [answerStatus(contact.send, 503), /The server has a problem right now/],
    [refuse(contact.send, 'too_many_requests', wait), wait],
    [
      refuse(contact.send, 'invalid_input', 'No', [
        { field: 'email', message: 'No such address', reason: 'contactEmailInvalid' },
      ]),
      'Please enter a valid email address.',
    ],
  ] as const) {
    server.use(failure)
    await send().click()
    await expect.element(page.getByRole('main').getByText(said).first()).toBeVisible()
    await expect.element(field('Subject')).toHaveValue('A question')
    await expect.element(field('Message')).toHaveValue('About volcanoes?')
  }
  server.use(take)
  await send().click()
  await expectToast('Message Sent')
  await expectEmpty()
  // Lost on the way, it is sent again as the same message; refused, it is another one.
  const keys = server.keysSentTo(contact.send)
  expect(keys).toHaveLength(5)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

test('who is signed in finds name and help ticket; a form with errors is accessible and fits', async () => {
  await openContact(makeUser({ firstName: 'Maya', lastName: 'Okafor' }))
  await expect.element(field('Name')).toHaveValue('Maya Okafor')
  await expect
    .element(page.getByRole('link', { name: 'Open a help ticket' }))
    .toHaveAttribute('href', '/profile?tab=help')
  await field('Name').fill('')
  await send().click()
  await expect.element(page.getByText('Please fill in this field.').first()).toBeVisible()
  await expectSoundLook()
})
