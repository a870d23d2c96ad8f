import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { invitations as rows } from '../../db/schema/accounts/invitations.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import type { Mail, MailOutcome } from '../../platform/mail/mailer.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
let admin: TestPerson
let mails: Mail[] = []
let outcome: MailOutcome = 'sent'
beforeAll(async () => {
  admin = await t.signUp('admin', { firstName: 'Grace', lastName: 'Hopper' })
})
beforeEach(() => {
  mails = []
  outcome = 'sent'
  t.deps.config.registration = 'invite'
  t.deps.mailer = {
    send: async (mail) => {
      mails.push(mail)
      return outcome
    },
    close: () => {},
  }
})

const tokenIn = (mail: Mail | undefined) => /\/register#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const register = (invitation: string, email: string) =>
  t.call(accounts.register, {
    username: `invited-${email.split('@')[0]}`,
    email,
    password: 'a good long password',
    firstName: 'Nia',
    lastName: 'Bello',
    invitation,
  })
const newEmail = () => `p${randomBytes(6).toString('hex')}@example.org`

test('a mailed invitation has a link that works once, and makes what the admin has chosen', async () => {
  const email = newEmail()
  const { status, body } = await admin.call(invitations.create, { role: 'admin', email, label: 'Deputy' })
  expect([status, body.code, body.mail]).toEqual([201, null, 'sent'])
  expect(body.invitation).toMatchObject({ role: 'admin', email, state: 'open', mostUses: 1 })
  expect(mails).toMatchObject([{ to: email, subject: 'You are invited to Trellis' }])
  const until = new Date(body.invitation.expiresAt).toLocaleDateString('en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  expect(mails[0]?.text).toMatch(/until [A-Z][a-z]+ \d{1,2}, \d{4}\./)
  expect(mails[0]?.text).toContain(`until ${until}.`)
  const token = tokenIn(mails[0])
  const made = await register(token, email)
  expect([made.status, made.body.role]).toEqual([201, 'admin'])
  expect((await register(token, newEmail())).status).toBe(403)
  expect((await admin.call(invitations.list, {})).body[0]).toMatchObject({
    id: body.invitation.id,
    state: 'used',
    uses: 1,
    createdBy: 'Grace Hopper',
  })
})

test('the table holds neither code nor link', async () => {
  const printed = await admin.call(invitations.create, { role: 'student', mostUses: 30 })
  await admin.call(invitations.create, { role: 'teacher', email: newEmail() })
  const stored = JSON.stringify(await t.db.select().from(rows))
  expect(printed.body.code).toMatch(/^[\w]{4}-[\w]{4}-[\w]{4}$/)
  for (const secret of [printed.body.code?.replaceAll('-', '') ?? '?', tokenIn(mails[0])])
    expect(stored).not.toContain(secret)
  expect(JSON.stringify((await admin.call(invitations.list, {})).body)).not.toMatch(/hash/i)
})

test('sent again, the first link works no more; canceled, none does, until it is sent once more', async () => {
  const email = newEmail()
  const { id } = (await admin.call(invitations.create, { role: 'teacher', email, days: 1 })).body.invitation
  t.clock.now = new Date(t.clock.now.getTime() + 2 * DAY_MS)
  expect((await admin.call(invitations.list, {})).body[0]?.state).toBe('expired')
  expect((await admin.call(invitations.renew, { id })).body).toMatchObject({
    mail: 'sent',
    invitation: { state: 'open' },
  })
  const [first, second] = mails.map(tokenIn)
  const check = async (code: string | undefined) =>
    (await t.call(invitations.check, { code: code ?? '' })).status
  expect([await check(first), await check(second)]).toEqual([404, 200])
  expect((await admin.call(invitations.cancel, { id })).body.state).toBe('canceled')
  expect(await check(second)).toBe(404)
  await admin.call(invitations.renew, { id })
  expect((await register(tokenIn(mails[2]), email)).status).toBe(201)
  expect((await admin.call(invitations.renew, { id })).status).toBe(409)
  const traces = await t.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id)).orderBy(auditLog.id)
  const actions = traces.filter(({ details }) => details.invitationId === id).map(({ action }) => action)
  expect(actions).toEqual([
    'invitation made',
    'invitation renewed',
    'invitation revoked',
    'invitation renewed',
  ])
})

test('a mail that did not leave is told, and the invitation is kept to be sent again', async () => {
  outcome = 'refused'
  const { body } = await admin.call(invitations.create, { role: 'teacher', email: newEmail() })
  expect(body).toMatchObject({ mail: 'failed', invitation: { state: 'open' } })
})

test('a call whose answer was lost makes one invitation, and the code of the repetition works', async () => {
  const sent = { role: 'student', grade: 4, mostUses: 2 } as const
  const options = { idempotencyKey: `invite-${admin.id}` }
  const first = (await admin.call(invitations.create, sent, options)).body
  const again = (await admin.call(invitations.create, sent, options)).body
  expect(again.invitation.id).toBe(first.invitation.id)
  expect((await t.call(invitations.check, { code: first.code ?? '' })).status).toBe(404)
  expect((await t.call(invitations.check, { code: again.code ?? '' })).body.grade).toBe(4)
})

test.each([
  ['an admin by a code for many', { role: 'admin', mostUses: 2 }, 400, 'mostUses'],
  ['a grade for a teacher', { role: 'teacher', grade: 5 }, 400, 'grade'],
  ['a code for more than a school', { role: 'student', mostUses: 501 }, 400, 'mostUses'],
  ['a code for longer than a year', { role: 'student', days: 366 }, 400, 'days'],
] as const)('%s is refused', async (_, input, status, field) => {
  const answer = await admin.send(invitations.create, input)
  expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([status, field])
})

test('nobody is invited who has an account, without mail, or where registration is closed', async () => {
  const { user } = await t.signUp('student', { email: newEmail() })
  const taken = await admin.call(invitations.create, { role: 'student', email: user.email })
  expect([taken.status, taken.body.issues?.[0]?.field]).toEqual([409, 'email'])
  t.deps.mailer = null
  const mailless = await admin.call(invitations.create, { role: 'student', email: newEmail() })
  expect([mailless.status, mailless.body.reason]).toEqual([409, 'invitationNoMail'])
  t.deps.config.registration = 'closed'
  const closed = await admin.call(invitations.create, { role: 'student' })
  expect([closed.status, closed.body.reason]).toEqual([409, 'invitationsClosed'])
})
