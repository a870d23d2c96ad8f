import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cannedAnswers, inbox } from '#contract/admin/inbox.ts'
import { notifications } from '#contract/notifications.ts'
import { contact } from '#contract/profile/contact.ts'
import { support } from '#contract/profile/support.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import { contactMessages } from '../../db/schema/accounts/support.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { addContactMessage } from '../../testing/inbox-samples.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
let admin: TestPerson
let other: TestPerson
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-10T09:00:00Z') })
  admin = await t.signUp('admin', { firstName: 'Grace', lastName: 'Hopper' })
  other = await t.signUp('admin')
})

async function ask(subject: string, more: object = {}) {
  const ada = await t.signUp()
  const { body } = await ada.call(support.create, { subject, message: `${subject}, please.`, ...more })
  return { ada, id: body.id, kind: 'ticket' as const }
}
const readLog = (action: string, subjectId: number) =>
  t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subjectId, subjectId)))
    .orderBy(auditLog.id)

test('a message of a visitor arrives among the tickets, with the address to answer to', {
  tags: ['Y-62'],
}, async () => {
  const message = { name: 'Lise', email: 'Lise@Example.org', subject: 'Zirkonium', message: 'Hello there' }
  expect((await t.call(contact.send, message)).status).toBe(201)
  const { items } = (await admin.call(inbox.list, { search: 'zirkonium' })).body
  expect(items).toMatchObject([
    {
      kind: 'contact',
      subject: 'Zirkonium',
      status: 'open',
      sender: { name: 'Lise', email: 'Lise@Example.org', userId: null, role: null },
    },
  ])
})

test('who fills in the field that nobody sees is thanked and not kept; a missing field is refused', {
  tags: ['Y-62'],
}, async () => {
  const message = { name: 'Bot', email: 'bot@example.org', subject: 'Buy', message: 'Cheap', website: 'x' }
  expect((await t.call(contact.send, message)).body).toEqual({ isReceived: true })
  expect(await t.db.select().from(contactMessages).where(eq(contactMessages.name, 'Bot'))).toEqual([])
  for (const field of ['name', 'email', 'subject', 'message'])
    expect((await t.call(contact.send, { ...message, [field]: ' ' })).status).toBe(400)
  expect((await t.call(contact.send, { ...message, email: 'nobody' })).status).toBe(400)
})

test('five messages an hour of one address are enough', { tags: ['Y-62'] }, async () => {
  const message = { name: 'Eve', email: 'eve@example.org', subject: 'Again', message: 'And again' }
  for (let n = 0; n < 5; n++) expect((await t.call(contact.send, message)).status).toBe(201)
  expect((await t.call(contact.send, message)).status).toBe(429)
})

test('one list of both kinds goes on page by page in either direction, and nothing is skipped', async () => {
  const fresh = await createTestApp({ now: new Date('2027-01-01T00:00:00Z') })
  const boss = await fresh.signUp('admin')
  const student = await fresh.signUp()
  // Many of one moment: the place is told apart by kind and number.
  for (let n = 0; n < 30; n++) {
    await addContactMessage(fresh, { subject: `quokka ${n}` })
    await student.call(support.create, { subject: `quokka ${n}`, message: 'x' }).catch(() => null)
    if (n % 10 === 9) fresh.clock.now = new Date(fresh.clock.now.getTime() + 25 * HOUR_MS)
  }
  for (let n = 0; n < 25; n++) await addContactMessage(fresh, { subject: `quokka ${n + 30}` })
  async function walk(order: 'newest' | 'oldest') {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof boss.call<typeof inbox.list>>> = await boss.call(inbox.list, {
        search: 'quokka',
        order,
        ...(after && { after }),
      })
      seen.push(...page.body.items.map(({ kind, id }) => `${kind} ${id}`))
      after = page.body.next
    } while (after)
    return seen
  }
  const newest = await walk('newest')
  expect(newest).toHaveLength(85)
  expect(new Set(newest).size).toBe(85)
  expect(await walk('oldest')).toEqual(newest.toReversed())
})

test('filters find by kind, status, priority, admin, person and words', async () => {
  const { ada, id } = await ask('Wombat', { priority: 'urgent' })
  await addContactMessage(t, { subject: 'Wombat too' })
  const find = async (wanted: object) =>
    (await admin.call(inbox.list, { search: 'wombat', ...wanted })).body.items.map(({ kind }) => kind)
  expect((await find({})).toSorted()).toEqual(['contact', 'ticket'])
  expect(await find({ kind: 'ticket' })).toEqual(['ticket'])
  expect(await find({ priority: 'urgent' })).toEqual(['ticket'])
  expect(await find({ status: 'closed' })).toEqual([])
  expect(await find({ only: 'mine' })).toEqual([])
  expect(await find({ userId: ada.id })).toEqual(['ticket'])
  expect(await find({ search: ada.user.username })).toEqual(['ticket'])
  await admin.call(inbox.change, { kind: 'ticket', id, assign: 'me', status: 'in_progress' })
  expect(await find({ only: 'mine' })).toEqual(['ticket'])
  expect(await find({ only: 'nobodys' })).toEqual(['contact'])
  expect(await find({ status: 'waiting' })).toHaveLength(2)
})

test('an answer reaches who asked, is kept with those before it, and is audited', {
  tags: ['P-68', 'Y-47'],
}, async () => {
  const { ada, id, kind } = await ask('Sound')
  const first = (
    await admin.call(inbox.change, { kind, id, revision: 0, response: 'Turn it on.', status: 'resolved' })
  ).body
  expect(first).toMatchObject({ status: 'resolved', response: 'Turn it on.', revision: 1, reaches: 'app' })
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  await other.call(inbox.change, { kind, id, response: 'Or plug it in.' })
  const [own] = (await ada.call(support.own, {})).body
  expect(own).toMatchObject({ response: 'Or plug it in.' })
  expect(own?.answers.map(({ text }) => text)).toEqual(['Turn it on.', 'Or plug it in.'])
  expect((await ada.call(notifications.list, {})).body.map(({ kind }) => kind)).toEqual([
    'ticket_answered',
    'ticket_answered',
  ])
  expect(await readLog('ticket answered', id)).toMatchObject([
    { actorId: admin.id, subjectType: 'support_ticket', details: { status: ['open', 'resolved'] } },
    { actorId: other.id },
  ])
})

test('an inner note is for admins alone: who asked neither reads nor hears of it', async () => {
  const { ada, id, kind } = await ask('Note')
  const { body } = await admin.call(inbox.change, { kind, id, note: 'Called the school.' })
  expect(body.entries).toMatchObject([{ kind: 'note', text: 'Called the school.', author: 'Grace Hopper' }])
  expect(JSON.stringify((await ada.call(support.own, {})).body)).not.toContain('Called')
  expect((await ada.call(notifications.list, {})).body).toEqual([])
  expect(await readLog('ticket noted', id)).toHaveLength(1)
})

test('who saw an older state is refused with 409 and nothing of theirs is stored; the same call again changes nothing', async () => {
  const { id, kind } = await ask('Both')
  await admin.call(inbox.change, { kind, id, revision: 0, response: 'Mine.' })
  const late = await other.call(inbox.change, { kind, id, revision: 0, response: 'Yours.' })
  expect([late.status, late.body.code]).toEqual([409, 'conflict'])
  const { body } = await other.call(inbox.read, { kind, id })
  expect(body.entries.map(({ text }) => text)).toEqual(['Mine.'])
  const again = await admin.call(inbox.change, { kind, id, revision: 1, response: 'Mine.', status: 'open' })
  expect(again.body).toMatchObject({ revision: 1 })
})

test('a closed one is opened again by saying so, and its history tells', async () => {
  const id = await addContactMessage(t)
  const kind = 'contact' as const
  await admin.call(inbox.change, { kind, id, status: 'closed' })
  const { body } = await admin.call(inbox.change, { kind, id, status: 'open', priority: 'high' })
  expect(body).toMatchObject({ status: 'open', priority: 'high', revision: 2, reaches: 'nobody' })
  expect(body.entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['status', 'closed'],
    ['status', 'open'],
    ['priority', 'high'],
  ])
  expect((await admin.call(inbox.change, { kind, id: 2_000_000_000, status: 'open' })).status).toBe(404)
})

test('what nobody has begun with is counted', async () => {
  // No more than a hundred are counted.
  await t.db.delete(contactMessages)
  const before = (await admin.call(inbox.count, {})).body
  const id = await addContactMessage(t)
  await ask('Counted')
  expect((await admin.call(inbox.count, {})).body).toEqual({
    tickets: before.tickets + 1,
    contacts: before.contacts + 1,
  })
  await admin.call(inbox.change, { kind: 'contact', id, status: 'in_progress' })
  expect((await admin.call(inbox.count, {})).body.contacts).toBe(before.contacts)
})

test('kept answers are shared by all admins, can be changed, deleted and brought back, and are audited', async () => {
  const { body: kept } = await admin.call(cannedAnswers.create, { title: ' Sound ', text: 'Turn it on.' })
  expect(kept).toMatchObject({ title: 'Sound' })
  await other.call(cannedAnswers.update, { id: kept.id, title: 'Sound', text: 'Turn it up.' })
  const list = async () => (await admin.call(cannedAnswers.list, {})).body.filter(({ id }) => id === kept.id)
  expect(await list()).toEqual([{ id: kept.id, title: 'Sound', text: 'Turn it up.' }])
  await admin.call(cannedAnswers.remove, { id: kept.id })
  expect(await list()).toEqual([])
  expect((await admin.call(cannedAnswers.remove, { id: kept.id })).status).toBe(404)
  await admin.call(cannedAnswers.restore, { id: kept.id })
  expect(await list()).toHaveLength(1)
  expect(await readLog('canned answer restored', kept.id)).toHaveLength(1)
})
