import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { site } from '#contract/site.ts'
import { passwordResets } from '../../../db/schema/accounts/password-resets.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { createMailer, type Mailer } from '../../../platform/mail/mailer.ts'
import { readMessage, startSmtpServer } from '../../../testing/smtp-server.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let mailer: Mailer

beforeAll(async () => {
  smtp = await startSmtpServer()
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Trellis <learn@example.org>' }, (message, error) =>
    console.error(message, error),
  )
  t = await createTestApp({ mailer, config: { publicUrl: new URL('https://learn.example.org') } })
})
beforeEach(() => {
  t.deps.mailer = mailer
})
afterAll(async () => {
  mailer.close()
  await smtp.close()
})

const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`
const mailsTo = (email: string | null) => smtp.messages.filter(({ to }) => to === email)
const waitForMails = (email: string | null, many: number) =>
  vi.waitFor(() => expect(mailsTo(email)).toHaveLength(many), { timeout: 5000 })
const pass = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000)
}

/** Of its own place, so that limits of places stay apart. */
let place = 0
function ask(email: string, remoteAddress = `198.51.100.${++place % 250}`) {
  return t.app.inject({ method: 'POST', url: '/api/password-reset', payload: { email }, remoteAddress })
}

const linkIn = (raw: string) =>
  /https:\/\/learn\.example\.org\/reset-password#([\w-]+)/.exec(readMessage(raw))?.[1]
const linksTo = (email: string | null) => mailsTo(email).flatMap(({ raw }) => linkIn(raw) ?? [])

async function askForLink(email: string | null): Promise<string> {
  const before = linksTo(email).length
  expect((await ask(email ?? '')).statusCode).toBe(200)
  await vi.waitFor(() => expect(linksTo(email).length).toBeGreaterThan(before), { timeout: 5000 })
  return linksTo(email).at(-1) ?? ''
}

test('a mailed link changes the password once, ends every session and says so by mail', {
  tags: ['X-12', 'Y-64'],
}, async () => {
  const ada = await t.signUp('student', { email: newEmail() })
  const { username, email } = ada.user
  const token = await askForLink(email)
  expect((await t.call(passwordReset.check, { token })).body).toEqual({
    username,
    role: 'student',
    isTeacher: false,
  })
  const answer = await t.call(passwordReset.confirm, { token, password: 'brand-new' })
  expect(answer).toMatchObject({ status: 200, body: { username } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await ada.call(accounts.currentUser, {})).status).toBe(401)
  expect((await t.call(accounts.signIn, { username, password: KNOWN_PASSWORD })).status).toBe(401)
  expect((await t.call(accounts.signIn, { username, password: 'brand-new' })).status).toBe(200)
  expect(await t.call(passwordReset.confirm, { token, password: 'once-more' })).toMatchObject({
    status: 404,
    body: { message: 'This link has run out or was used already. Please ask for a new one.' },
  })
  await vi.waitFor(() =>
    expect(readMessage(mailsTo(email).at(-1)?.raw ?? '')).toContain('Your password for Trellis was changed'),
  )
})

test('the table holds no token, and the mail cannot be unsubscribed from', async () => {
  const { user } = await t.signUp('student', { email: newEmail() })
  const token = await askForLink(user.email)
  const rows = await t.db.select().from(passwordResets).where(eq(passwordResets.userId, user.id))
  expect(JSON.stringify(rows)).not.toContain(token)
  const raw = mailsTo(user.email).at(-1)?.raw ?? ''
  expect(raw).not.toMatch(/list-unsubscribe/i)
  expect(raw).toMatch(/auto-submitted: auto-generated/i)
})

test('a link works for 30 minutes, and a used one takes all others of the person with it', async () => {
  const { user } = await t.signUp('student', { email: newEmail() })
  const [first, second] = [await askForLink(user.email), await askForLink(user.email)]
  pass(29)
  expect((await t.call(passwordReset.check, { token: first })).status).toBe(200)
  expect((await t.call(passwordReset.confirm, { token: second, password: 'brand-new' })).status).toBe(200)
  expect((await t.call(passwordReset.check, { token: first })).status).toBe(404)
  const third = await askForLink(user.email)
  pass(30)
  expect((await t.call(passwordReset.confirm, { token: third, password: 'too-late' })).status).toBe(404)
})

test('of two who come with one link at once, one changes the password', async () => {
  const { user } = await t.signUp('student', { email: newEmail() })
  const token = await askForLink(user.email)
  const answers = await Promise.all(
    ['first-one', 'second-one'].map((password) => t.call(passwordReset.confirm, { token, password })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('unknown, closed, deleted and demo accounts get the same answer and no mail', async () => {
  const at = t.clock.now
  const kinds = [{ disabledAt: at }, { deletedAt: at }, { isDemo: true }]
  const people = await Promise.all(kinds.map((more) => t.signUp('student', { email: newEmail(), ...more })))
  const known = await t.signUp('student', { email: newEmail() })
  const emails = [...people.map(({ user }) => user.email), newEmail(), known.user.email]
  const answers = []
  for (const email of emails) answers.push(await ask(email ?? ''))
  const said = answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers).sort()])
  for (const answer of said) expect(answer).toEqual(said[0])
  await waitForMails(known.user.email, 1)
  for (const email of emails.slice(0, -1)) expect(mailsTo(email)).toEqual([])
})

test('the answer waits neither for the look-up nor for the mail server: its time tells nothing', async () => {
  const { user } = await t.signUp('student', { email: newEmail() })
  const begun = Promise.withResolvers<void>()
  t.deps.mailer = {
    send: () => {
      begun.resolve()
      return new Promise(() => {})
    },
    close: () => {},
  }
  expect((await ask(user.email?.toUpperCase() ?? '')).statusCode).toBe(200)
  await begun.promise
})

test('who deleted their own account gets a link as well', async () => {
  const at = t.clock.now
  const { user } = await t.signUp('student', { email: newEmail(), deletedAt: at, deletionRequestedAt: at })
  const token = await askForLink(user.email)
  expect((await t.call(passwordReset.confirm, { token, password: 'brand-new' })).status).toBe(200)
})

test('a link that was mailed before the account was closed opens nothing', async () => {
  const { user } = await t.signUp('student', { email: newEmail() })
  const token = await askForLink(user.email)
  await t.db.update(users).set({ disabledAt: t.clock.now }).where(eq(users.id, user.id))
  expect((await t.call(passwordReset.confirm, { token, password: 'brand-new' })).status).toBe(404)
})

test('an address gets three links an hour, a place asks for sixty', async () => {
  const email = newEmail()
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await ask(email)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const place = '203.0.113.7'
  const many = await Promise.all(Array.from({ length: 61 }, () => ask(newEmail(), place)))
  expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(60).fill(200), 429])
  pass(61)
  expect((await ask(email)).statusCode).toBe(200)
})

test('two-step sign-in is still asked for', async () => {
  const { user } = await t.signUp('teacher', { email: newEmail(), secondFactorSince: t.clock.now })
  const token = await askForLink(user.email)
  await t.call(passwordReset.confirm, { token, password: 'brand-new-words' })
  const answer = await t.call(accounts.signIn, { username: user.username, password: 'brand-new-words' })
  expect(answer).toMatchObject({ status: 401, body: { code: 'code_needed' } })
})

test('without mail the documented notice is the answer', { tags: ['AUTH-16', 'PUBLIC-60'] }, async () => {
  t.deps.mailer = null
  expect(await t.call(passwordReset.ask, { email: newEmail() })).toMatchObject({
    status: 409,
    body: { message: 'Password reset functionality will be available soon.' },
  })
  expect((await t.call(site.settings, {})).body.canResetPassword).toBe(false)
  t.deps.mailer = mailer
  expect((await t.call(site.settings, {})).body.canResetPassword).toBe(true)
})
