import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { notifications } from '#contract/notifications.ts'
import { emailAddress } from '#contract/profile/email-address.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import { emailProofs } from '../../../db/schema/accounts/email-proofs.ts'
import { passwordResets } from '../../../db/schema/accounts/password-resets.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp, type TestPerson } from '../../../testing/test-app.ts'

let t: TestApp
const sent: Mail[] = []
const mailer: Mailer = {
  send: async (mail) => {
    sent.push(mail)
    return 'sent'
  },
  close: () => {},
}

beforeAll(async () => {
  t = await createTestApp({ config: { publicUrl: new URL('https://learn.example.org') } })
})
beforeEach(() => {
  t.deps.mailer = mailer
})

const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`
const mailsTo = (email: string) => sent.filter(({ to }) => to === email)
const linkTo = (email: string) =>
  /https:\/\/learn\.example\.org\/prove-email#([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
const pass = (hours: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + hours * HOUR_MS)
}
const claimant = (email = newEmail()) => t.signUp('student', { email, emailProvenAt: null })
const emailOf = async ({ id }: TestPerson) => {
  const [row] = await t.db.select().from(users).where(eq(users.id, id))
  return { email: row?.email, isProven: row?.emailProvenAt !== null }
}
const tracesOf = async ({ id }: TestPerson) => {
  const rows = await t.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  return rows
    .filter(({ action }) => action.startsWith('email.'))
    .map(({ action, details }) => [action, details])
}
const newsOf = async (person: TestPerson) =>
  (await person.call(notifications.list, {})).body.map(({ kind, readAt }) => [kind, readAt !== null])

async function register(email: string) {
  const username = `new-${randomUUID().slice(0, 8)}`
  const form = {
    username,
    email,
    password: 'tall-green-ferns',
    firstName: 'Ada',
    lastName: 'Byron',
    grade: 5,
  }
  const answer = await t.call(accounts.register, form)
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
  return { id: answer.body.id, username, headers: { cookie } }
}

describe('a new account', () => {
  test('is mailed a link behind a #, which its owner confirms the address with, once', async () => {
    const email = newEmail()
    const { id, username, headers } = await register(email)
    expect((await t.call(emailAddress.own, {}, { headers })).body).toEqual({
      email,
      isProven: false,
      waitingEmail: null,
      canMail: true,
    })
    const token = linkTo(email)
    const rows = await t.db.select().from(emailProofs).where(eq(emailProofs.userId, id))
    expect(JSON.stringify(rows)).not.toContain(token)
    // A program that looks at links in mails asks for the page, and at most what it is about.
    for (let n = 0; n < 3; n++)
      expect((await t.call(emailAddress.check, { token }, { headers })).body).toEqual({
        username,
        email,
        asks: 'nothing',
      })
    expect((await t.call(emailAddress.confirm, { token }, { headers })).body).toEqual({ email })
    expect((await t.call(emailAddress.own, {}, { headers })).body.isProven).toBe(true)
    const again = await t.call(emailAddress.confirm, { token }, { headers })
    expect(again).toMatchObject({ status: 404, body: { message: expect.stringContaining('run out') } })
    expect(await t.db.select().from(emailProofs).where(eq(emailProofs.userId, id))).toEqual([])
  })

  test('is told in the app what the address is for, until it is confirmed', async () => {
    const email = newEmail()
    const { headers } = await register(email)
    const news = async () => (await t.call(notifications.list, {}, { headers })).body
    expect(await news()).toMatchObject([{ kind: 'email_unproven', data: { email }, readAt: null }])
    await t.call(emailAddress.confirm, { token: linkTo(email) }, { headers })
    expect((await news())[0]?.readAt).not.toBeNull()
  })

  test('hears nothing of it where no mail is sent', async () => {
    t.deps.mailer = null
    const { headers } = await register(newEmail())
    expect((await t.call(emailAddress.own, {}, { headers })).body.canMail).toBe(false)
    expect((await t.call(notifications.list, {}, { headers })).body).toEqual([])
    expect((await t.call(emailAddress.sendLink, {}, { headers })).status).toBe(409)
  })
})

describe('a link', () => {
  test('confirms nothing for whoever merely has the mailbox: the account’s password is asked for', async () => {
    const ada = await claimant()
    await ada.call(emailAddress.sendLink, {})
    const token = linkTo(ada.user.email ?? '')
    for (const stranger of [t, await t.signUp()]) {
      expect((await stranger.call(emailAddress.check, { token })).body.asks).toBe('password')
      for (const input of [{ token }, { token, password: 'not-the-password' }])
        expect(await stranger.call(emailAddress.confirm, input)).toMatchObject({
          status: 401,
          body: { issues: [{ field: 'password' }] },
        })
    }
    expect((await emailOf(ada)).isProven).toBe(false)
    expect((await t.call(emailAddress.confirm, { token, password: KNOWN_PASSWORD })).status).toBe(200)
    expect((await emailOf(ada)).isProven).toBe(true)
    expect(await tracesOf(ada)).toEqual([['email.proven', { by: 'link' }]])
  })

  test('asks for signing in where the account has no password', async () => {
    const ada = await t.signUp('student', { email: newEmail(), emailProvenAt: null, password: '!' })
    await ada.call(emailAddress.sendLink, {})
    const token = linkTo(ada.user.email ?? '')
    expect((await t.call(emailAddress.check, { token })).body.asks).toBe('signIn')
    expect((await t.call(emailAddress.confirm, { token, password: '!' })).status).toBe(403)
    expect((await ada.call(emailAddress.confirm, { token })).status).toBe(200)
  })

  test('works for 24 hours, and not for an account that was closed', async () => {
    const [ada, bob] = [await claimant(), await claimant()]
    await ada.call(emailAddress.sendLink, {})
    await bob.call(emailAddress.sendLink, {})
    await t.db.update(users).set({ disabledAt: t.clock.now }).where(eq(users.id, bob.id))
    expect((await t.call(emailAddress.check, { token: linkTo(bob.user.email ?? '') })).status).toBe(404)
    const token = linkTo(ada.user.email ?? '')
    pass(23.9)
    expect((await ada.call(emailAddress.check, { token })).status).toBe(200)
    pass(0.1)
    expect((await ada.call(emailAddress.confirm, { token })).status).toBe(404)
  })

  test('gets one of two who come with it at once in', async () => {
    const ada = await claimant()
    await ada.call(emailAddress.sendLink, {})
    const token = linkTo(ada.user.email ?? '')
    const answers = await Promise.all([1, 2].map(() => ada.call(emailAddress.confirm, { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('takes the address off an account that the mailbox’s owner does not know, and the account is told', async () => {
    const squatter = await claimant()
    await squatter.call(emailAddress.sendLink, {})
    const token = linkTo(squatter.user.email ?? '')
    expect((await t.call(emailAddress.refuse, { token })).status).toBe(200)
    expect(await emailOf(squatter)).toEqual({ email: null, isProven: false })
    expect(await newsOf(squatter)).toEqual([['email_released', false]])
    expect(await tracesOf(squatter)).toEqual([['email.released', {}]])
    expect((await t.call(emailAddress.refuse, { token })).status).toBe(404)
  })

  test('is mailed five times an hour at most, to one mailbox from however many accounts', async () => {
    const ada = await claimant()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await ada.call(emailAddress.sendLink, {})).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const victim = newEmail()
    const flood: number[] = []
    for (let n = 0; n < 6; n++) {
      const input = { email: victim, password: KNOWN_PASSWORD }
      flood.push((await (await t.signUp()).call(emailAddress.change, input)).status)
    }
    expect(flood).toEqual([200, 200, 200, 200, 200, 429])
    pass(1.1)
    expect((await ada.call(emailAddress.sendLink, {})).status).toBe(200)
  })
})

describe('another address', () => {
  test('takes the place of a proven one once it is proven itself, and the old mailbox is told', async () => {
    const [before, after] = [newEmail(), newEmail()]
    const ada = await t.signUp('student', { email: before })
    await t.db.insert(passwordResets).values({
      userId: ada.id,
      tokenHash: randomUUID(),
      expiresAt: new Date(t.clock.now.getTime() + 60_000),
    })
    const { body } = await ada.call(emailAddress.change, { email: after, password: KNOWN_PASSWORD })
    expect(body).toEqual({ email: before, isProven: true, waitingEmail: after, canMail: true })
    expect(mailsTo(before)).toEqual([])
    await ada.call(emailAddress.confirm, { token: linkTo(after) })
    expect(await emailOf(ada)).toEqual({ email: after, isProven: true })
    expect(mailsTo(before)).toMatchObject([{ subject: 'Your email address for Trellis was changed' }])
    expect(await t.db.select().from(passwordResets).where(eq(passwordResets.userId, ada.id))).toEqual([])
    expect(await tracesOf(ada)).toEqual([
      ['email.changed', {}],
      ['email.proven', { by: 'link' }],
    ])
  })

  test('asks for the password, and of two that wait the later one is meant', async () => {
    const ada = await t.signUp('student', { email: newEmail() })
    const [first, second] = [newEmail(), newEmail()]
    const wrong = await ada.call(emailAddress.change, { email: first, password: 'not-the-password' })
    expect(wrong).toMatchObject({ status: 401, body: { issues: [{ field: 'password' }] } })
    await ada.call(emailAddress.change, { email: first, password: KNOWN_PASSWORD })
    await ada.call(emailAddress.change, { email: second, password: KNOWN_PASSWORD })
    expect((await ada.call(emailAddress.check, { token: linkTo(first) })).status).toBe(404)
    await ada.call(emailAddress.sendLink, {})
    expect((await ada.call(emailAddress.check, { token: linkTo(second) })).body.email).toBe(second)
    const back = { email: ada.user.email ?? '', password: KNOWN_PASSWORD }
    expect((await ada.call(emailAddress.change, back)).body.waitingEmail).toBeNull()
  })

  test('that only somebody else claims is theirs no more once it is proven; a proven one is taken', async () => {
    const [squatter, ada, eve] = [await claimant(), await t.signUp(), await t.signUp()]
    const email = squatter.user.email?.toUpperCase() ?? ''
    await ada.call(emailAddress.change, { email, password: KNOWN_PASSWORD })
    expect((await emailOf(squatter)).email).toBe(squatter.user.email)
    await ada.call(emailAddress.confirm, { token: linkTo(email) })
    expect(await emailOf(ada)).toEqual({ email, isProven: true })
    expect(await emailOf(squatter)).toEqual({ email: null, isProven: false })
    expect(await newsOf(squatter)).toEqual([['email_released', false]])
    expect(await eve.call(emailAddress.change, { email, password: KNOWN_PASSWORD })).toMatchObject({
      status: 409,
      body: { issues: [{ field: 'email' }] },
    })
  })

  test('holds at once, unproven, where no link can be mailed', async () => {
    t.deps.mailer = null
    const ada = await t.signUp('student', { email: newEmail() })
    const email = newEmail()
    const { body } = await ada.call(emailAddress.change, { email, password: KNOWN_PASSWORD })
    expect(body).toEqual({ email, isProven: false, waitingEmail: null, canMail: false })
  })
})

test('an address that is not proven gets no link for a new password, and one that is does', async () => {
  const ada = await claimant()
  const email = ada.user.email ?? ''
  const ask = () => t.call(passwordReset.ask, { email })
  const before = await ask()
  await ada.call(emailAddress.sendLink, {})
  await ada.call(emailAddress.confirm, { token: linkTo(email) })
  const after = await ask()
  expect([before.status, before.body]).toEqual([after.status, after.body])
  await expect
    .poll(() => mailsTo(email).map(({ subject }) => subject))
    .toEqual(['Confirm your email address for Trellis', 'Choose a new password for Trellis'])
})
