import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { notifications } from '#contract/notifications.ts'
import { identities } from '#contract/profile/identities.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { identities as identityRows } from '../../../db/schema/accounts/identities.ts'
import { passkeys } from '../../../db/schema/accounts/passkeys.ts'
import { signInCards } from '../../../db/schema/accounts/sign-in-cards.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { createIdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import { addClass } from '../../../testing/class-rows.ts'
import { startLocalProvider } from '../../../testing/local-provider.ts'
import { addSecret } from '../../../testing/profile-rows.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp } from '../../../testing/test-app.ts'

const DOMAIN = 'school.example.org'
let t: TestApp
let local: Awaited<ReturnType<typeof startLocalProvider>>
const sent: Mail[] = []

beforeAll(async () => {
  local = await startLocalProvider()
  t = await createTestApp()
  t.deps.mailer = {
    send: async (mail) => {
      sent.push(mail)
      return 'sent'
    },
    close: () => {},
  }
})
beforeEach(() => connect())
afterAll(() => local.close())

function connect(more: { canSignUp?: boolean } = {}): void {
  const settings = { ...local.settings, trustedDomains: [DOMAIN], ...more }
  t.deps.identityProvider = createIdentityProvider(settings, () => {})
}

const newEmail = () => `${randomUUID().slice(0, 8)}@${DOMAIN}`
const newClaims = (email: string) => ({ sub: randomUUID(), given_name: 'Vera', family_name: 'Rubin', email })

async function arrive(claims: Record<string, unknown>) {
  const { body } = await t.call(identities.begin, { wanted: '/notes' })
  const search = local.approve(body.url, claims)
  const answer = await t.call(identities.finish, { ticket: body.ticket, search })
  return { ticket: body.ticket, answer }
}
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
const read = async (id: number) => (await t.db.select().from(users).where(eq(users.id, id)))[0]
const daysAgo = (days: number) => new Date(t.clock.now.getTime() - days * DAY_MS)

/** By the form that anybody may fill in, as a stranger would. */
async function claim(email: string) {
  const username = `eve-${randomUUID().slice(0, 8)}`
  const form = {
    username,
    email,
    password: 'tall-green-ferns',
    firstName: 'Eve',
    lastName: 'Dropper',
    grade: 5,
  }
  const answer = await t.call(accounts.register, form)
  expect(answer.status).toBe(201)
  return { id: answer.body.id, username, headers: { cookie: cookieOf(answer) } }
}

test('who registered with somebody’s address never shares an account with them, and loses the address', async () => {
  const email = newEmail()
  const eve = await claim(email)
  const { ticket, answer } = await arrive(newClaims(email))
  expect(answer.body).toEqual({
    outcome: 'passwordNeeded',
    user: null,
    email,
    wanted: '/notes',
    mayStartNew: true,
  })
  expect(answer.headers['set-cookie']).toBeUndefined()

  const begun = await t.call(identities.confirm, { ticket, startNew: true })
  expect(begun.body).toMatchObject({
    outcome: 'signedIn',
    wanted: '/notes',
    user: { email, firstName: 'Vera' },
  })
  const vera = begun.body.user?.id ?? 0
  expect(vera).not.toBe(eve.id)
  expect((await read(vera))?.emailProvenAt).toEqual(t.clock.now)
  expect((await t.call(accounts.currentUser, {}, { headers: { cookie: cookieOf(begun) } })).body.id).toBe(
    vera,
  )

  expect((await t.call(accounts.currentUser, {}, eve)).body).toMatchObject({ id: eve.id, email: null })
  const news = (await t.call(notifications.list, {}, eve)).body
  expect(news.map(({ kind, data }) => [kind, data])).toContainEqual(['email_released', { email }])
  expect((await t.call(identities.confirm, { ticket, startNew: true })).status).toBe(401)
})

test('a claimed address gives nobody an account where the operator wants no newcomers: the password alone does', async () => {
  connect({ canSignUp: false })
  const email = newEmail()
  const eve = await claim(email)
  const { ticket, answer } = await arrive(newClaims(email))
  expect(answer.body).toMatchObject({ outcome: 'passwordNeeded', mayStartNew: false })
  expect((await t.call(identities.confirm, { ticket, startNew: true })).status).toBe(409)
  expect((await read(eve.id))?.email).toBe(email)
})

test('a proven address is never taken by starting anew', async () => {
  const owner = await t.signUp('admin', { email: newEmail() })
  const { ticket, answer } = await arrive(newClaims(owner.user.email ?? ''))
  expect(answer.body).toMatchObject({ outcome: 'passwordNeeded', mayStartNew: false })
  expect((await t.call(identities.confirm, { ticket, startNew: true })).status).toBe(409)
  expect((await read(owner.id))?.email).toBe(owner.user.email)
})

test('the password and the provider together prove the address, and every other device is signed out', async () => {
  const ada = await t.signUp('teacher', { email: newEmail(), emailProvenAt: null })
  const { ticket } = await arrive(newClaims(ada.user.email ?? ''))
  const linked = await t.call(identities.confirm, { ticket, password: KNOWN_PASSWORD })
  expect(linked.body).toMatchObject({ outcome: 'signedIn', user: { id: ada.id } })
  const row = await read(ada.id)
  expect(row?.emailProvenAt).toEqual(t.clock.now)
  expect((await ada.call(accounts.currentUser, {})).status).toBe(401)
  const headers = { cookie: cookieOf(linked) }
  expect((await t.call(accounts.currentUser, {}, { headers })).status).toBe(200)
  // Who typed it knows it: the password stays.
  const signedIn = await t.call(accounts.signIn, { username: ada.user.username, password: KNOWN_PASSWORD })
  expect(signedIn.status).toBe(200)
  const traces = await t.db.select().from(auditLog).where(eq(auditLog.subjectId, ada.id)).orderBy(auditLog.id)
  const told = traces.map(({ action }) => action).filter((action) => /^(?:email|identity)\./.test(action))
  expect(told).toEqual(['email.proven', 'identity.link'])
  const news = (await t.call(notifications.list, {}, { headers })).body
  expect(news).toMatchObject([{ kind: 'provider_linked', data: { provider: 'School' } }])
  expect(sent.filter(({ to }) => to === ada.user.email)).toMatchObject([
    { subject: 'Your Trellis account is linked' },
  ])
})

test('what could open an account before its address was proven opens it no more once the address alone has', async () => {
  const ada = await t.signUp('student', {
    email: newEmail(),
    emailProvenAt: daysAgo(2),
    passwordChangedAt: daysAgo(3),
  })
  const teacher = await t.signUp('teacher')
  const { id: classId } = await addClass(t, teacher.id, [ada.id])
  const old = { userId: ada.id, createdAt: daysAgo(3) }
  await t.db.insert(identityRows).values({ ...old, issuer: 'https://evil.example', subject: randomUUID() })
  await t.db
    .insert(passkeys)
    .values({ ...old, credentialId: randomUUID(), publicKey: new Uint8Array(1), name: 'Eve' })
  await t.db.insert(signInCards).values({ ...old, classId, tokenHash: randomUUID() })
  const { answer } = await arrive(newClaims(ada.user.email ?? ''))
  expect(answer.body).toMatchObject({ outcome: 'signedIn', user: { id: ada.id } })
  const known = { username: ada.user.username, password: KNOWN_PASSWORD }
  expect((await t.call(accounts.signIn, known)).status).toBe(401)
  for (const table of [passkeys, signInCards])
    expect(await t.db.select().from(table).where(eq(table.userId, ada.id))).toEqual([])
  const left = await t.db.select().from(identityRows).where(eq(identityRows.userId, ada.id))
  expect(left.map(({ issuer }) => issuer)).toEqual([local.issuer])
  const headers = { cookie: cookieOf(answer) }
  const kinds = (await t.call(notifications.list, {}, { headers })).body.map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['password_dropped', 'provider_linked'])
})

test('a password that came with an address from the school stays when the address opens the account', async () => {
  const at = daysAgo(2)
  const ada = await t.signUp('student', { email: newEmail(), emailProvenAt: at, passwordChangedAt: at })
  expect((await arrive(newClaims(ada.user.email ?? ''))).answer.body.outcome).toBe('signedIn')
  const known = { username: ada.user.username, password: KNOWN_PASSWORD }
  expect((await t.call(accounts.signIn, known)).status).toBe(200)
  expect((await ada.call(accounts.currentUser, {})).status).toBe(401)
})

test('nothing is linked before the code of two-step sign-in is there', async () => {
  const teacher = await t.signUp('teacher', { email: newEmail() })
  const code = await addSecret(t, teacher.id)
  await teacher.call((await import('#contract/profile/second-factor.ts')).secondFactor.confirm, { code })
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const { ticket, answer } = await arrive(newClaims(teacher.user.email ?? ''))
  expect(answer.body.outcome).toBe('codeNeeded')
  expect((await t.call(identities.confirm, { ticket, code: '000000' })).status).toBe(401)
  expect(await t.db.select().from(identityRows).where(eq(identityRows.userId, teacher.id))).toEqual([])
  expect((await teacher.call(accounts.currentUser, {})).status).toBe(200)
})

test('linking from the profile signs out all other devices and leaves this one', async () => {
  const ada = await t.signUp('student', { email: newEmail() })
  const known = { username: ada.user.username, password: KNOWN_PASSWORD }
  const other = { headers: { cookie: cookieOf(await t.call(accounts.signIn, known)) } }
  const { body } = await ada.call(identities.link, { password: KNOWN_PASSWORD })
  const search = local.approve(body.url, newClaims(newEmail()))
  expect((await ada.call(identities.finish, { ticket: body.ticket, search })).body.outcome).toBe('linked')
  expect((await ada.call(accounts.currentUser, {})).status).toBe(200)
  expect((await t.call(accounts.currentUser, {}, other)).status).toBe(401)
})
