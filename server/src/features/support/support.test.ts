import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { settings } from '#contract/profile/settings.ts'
import { support } from '#contract/profile/support.ts'
import { addTicket } from '../../testing/profile-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})

test('a ticket is open, general and medium unless said otherwise', {
  tags: ['API2-49', 'STATE-37', 'CONST2-49', 'CONST2-50'],
}, async () => {
  const ada = await t.signUp()
  const { status, body } = await ada.call(support.create, { subject: ' Sound ', message: 'I hear nothing.' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    subject: 'Sound',
    category: 'general',
    priority: 'medium',
    status: 'open',
    response: null,
  })
})

test.each([
  { message: 'x' },
  { subject: 'x' },
  { subject: '  ', message: 'x' },
  { subject: 'x', message: '\n' },
])(
  '%j is refused with the documented text',
  { tags: ['PROFILE-44', 'PROFILE-45', 'Y-08'] },
  async (ticket) => {
    const ada = await t.signUp()
    const { status, body } = await ada.send(support.create, ticket)
    expect([status, body.message]).toEqual([400, 'Please fill in all required fields.'])
  },
)

test.each([{ category: 'gossip' }, { priority: 'now' }])(
  '%j is refused',
  { tags: ['CONST2-47', 'CONST2-48'] },
  async (more) => {
    const ada = await t.signUp()
    const ticket = { subject: 'x', message: 'x', ...more }
    expect((await ada.send(support.create, ticket)).status).toBe(400)
  },
)

test('an admin finds the ticket and answers; its owner reads the answer, nobody else', {
  tags: ['P-66', 'P-67', 'P-68', 'Y-47'],
}, async () => {
  const [ada, bob, admin] = [await t.signUp(), await t.signUp(), await t.signUp('admin')]
  const { body: ticket } = await ada.call(support.create, {
    subject: 'Sound',
    message: 'Nothing.',
    priority: 'urgent',
  })
  const found = (await admin.call(support.list, { status: 'open', priority: 'urgent' })).body
  expect(found.find(({ id }) => id === ticket.id)?.person).toEqual({
    id: ada.id,
    username: ada.user.username,
    name: 'Ada Lovelace',
    role: 'student',
  })
  const answer = { id: ticket.id, status: 'resolved' as const, response: 'Turn it on.' }
  expect((await admin.call(support.answer, answer)).body).toMatchObject(answer)
  expect((await ada.call(support.own, {})).body).toMatchObject([answer])
  expect((await bob.call(support.own, {})).body).toEqual([])
  expect((await admin.send(support.answer, { ...answer, status: 'lost' })).status).toBe(400)
  expect((await admin.call(support.answer, { ...answer, id: 2_000_000_000 })).status).toBe(404)
})

test('whoever asked hears of an answer and of a new status, once each, unless they switched it off', async () => {
  const [ada, bob, admin] = [await t.signUp(), await t.signUp(), await t.signUp('admin')]
  const news = async (person: typeof ada) =>
    (await person.call(notifications.list, {})).body.map(({ kind, data, link }) => [kind, data, link])
  const ask = async (person: typeof ada) =>
    (await person.call(support.create, { subject: 'Sound', message: 'Nothing.' })).body.id
  const id = await ask(ada)
  const answer = async (more: object, of = id) => {
    t.clock.now = new Date(t.clock.now.getTime() + 1000)
    expect((await admin.call(support.answer, { id: of, ...more })).status).toBe(200)
  }
  await answer({ status: 'in_progress' })
  await answer({ status: 'resolved', response: 'Turn it on.' })
  await answer({ status: 'resolved', response: 'Turn it on.' })
  const link = '/profile?tab=help'
  expect(await news(ada)).toEqual([
    ['ticket_answered', { title: 'Sound' }, link],
    ['ticket_moved', { title: 'Sound', status: 'in_progress' }, link],
  ])
  await bob.call(settings.saveNotifications, { notification_type: 'progress_updates', enabled: false })
  await answer({ response: 'Turn it on.' }, await ask(bob))
  expect(await news(bob)).toEqual([])
})

test('pages go on before the last one seen, newest first', async () => {
  const admin = await t.signUp('admin')
  for (let n = 0; n < 52; n++) await addTicket(t, admin.id)
  const first = (await admin.call(support.list, {})).body
  expect(first).toHaveLength(50)
  const next = (await admin.call(support.list, { before: first.at(-1)?.id })).body
  expect(next.length).toBeGreaterThan(0)
  expect(first.map(({ id }) => id)).not.toContain(next[0]?.id)
})

test('twenty tickets a day are enough', async () => {
  const ada = await t.signUp()
  const send = () => ada.call(support.create, { subject: 'x', message: 'x' })
  for (let n = 0; n < 20; n++) expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(429)
})
