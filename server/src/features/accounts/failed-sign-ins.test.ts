import { randomUUID } from 'node:crypto'
import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeySignIn, passkeys } from '#contract/profile/passkeys.ts'
import { passwordReset } from '#contract/profile/password-reset.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { createIdentityProvider } from '../../platform/sign-in-provider/identity-provider.ts'
import { startLocalProvider } from '../../testing/local-provider.ts'
import { addSecret } from '../../testing/profile-rows.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
let local: Awaited<ReturnType<typeof startLocalProvider>>
let last = 0
beforeAll(async () => {
  local = await startLocalProvider()
  t = await createTestApp()
  t.deps.identityProvider = createIdentityProvider(local.settings, () => {})
})
beforeEach(async () => {
  local.state.fault = {}
  const entries = await t.db.select({ id: auditLog.id }).from(auditLog)
  last = Math.max(0, ...entries.map(({ id }) => id))
})
afterAll(() => local.close())

/** What the log has got since the test began, of tries to sign in that failed. */
async function listFailures() {
  const rows = await t.db.select().from(auditLog).where(gt(auditLog.id, last)).orderBy(auditLog.id)
  return rows
    .filter(({ action }) => action.startsWith('sign-in '))
    .map(({ action, subjectId, actorId, details }) => [action, subjectId, actorId, details.way])
}

const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`

async function arrive(claims: Record<string, unknown>) {
  const { body } = await t.call(identities.begin, {})
  const search = local.approve(body.url, { given_name: 'Ada', family_name: 'Lovelace', ...claims })
  return { ticket: body.ticket, answer: await t.call(identities.finish, { ticket: body.ticket, search }) }
}

test('a passkey that is not accepted is written down with its owner, an unknown one without', async () => {
  const ada = await t.signUp()
  const { body: asked } = await ada.call(passkeys.begin, { password: KNOWN_PASSWORD })
  const device = createAuthenticator()
  await ada.call(passkeys.add, { name: 'Phone', credential: device.make(asked) })
  const lie = { origin: 'https://evil.example' }
  const { body: begun } = await t.call(passkeySignIn.begin, {})
  expect((await t.call(passkeySignIn.finish, { credential: device.sign(begun, lie) })).status).toBe(401)
  const { body: again } = await t.call(passkeySignIn.begin, {})
  const stranger = createAuthenticator()
  stranger.make(asked)
  expect((await t.call(passkeySignIn.finish, { credential: stranger.sign(again) })).status).toBe(401)
  expect(await listFailures()).toEqual([
    ['sign-in failed', ada.id, null, 'passkey'],
    ['sign-in refused', null, null, 'passkey'],
  ])
})

test('a mailed link that is wrong or was used is written down, without the link', async () => {
  const token = 'a-link-that-nobody-was-mailed'
  expect((await t.call(passwordReset.check, { token })).status).toBe(404)
  expect((await t.call(passwordReset.confirm, { token, password: 'brand-new' })).status).toBe(404)
  expect(await listFailures()).toEqual(Array(2).fill(['sign-in refused', null, null, 'resetLink']))
  const rows = await t.db.select().from(auditLog).where(gt(auditLog.id, last))
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('what the provider says is not believed, and a way back that was used, are written down', async () => {
  local.state.fault = { signature: 'wrong key' }
  const { ticket, answer } = await arrive({ sub: randomUUID() })
  expect(answer.status).toBe(401)
  expect((await t.call(identities.finish, { ticket, search: '?code=x' })).status).toBe(401)
  expect(await listFailures()).toEqual(Array(2).fill(['sign-in refused', null, null, 'provider']))
})

test('who comes by the provider into a closed account, or with a wrong password or code, is written down', async () => {
  const closed = { sub: randomUUID() }
  const { id = 0 } = (await arrive(closed)).answer.body.user ?? {}
  await t.db.update(users).set({ disabledAt: t.clock.now }).where(eq(users.id, id))
  expect((await arrive(closed)).answer.status).toBe(403)

  const admin = await t.signUp('admin', { email: newEmail() })
  await admin.call(secondFactor.confirm, { code: await addSecret(t, admin.id) })
  const { ticket } = await arrive({ sub: randomUUID(), email: admin.user.email, email_verified: true })
  const password = 'not-the-password'
  expect((await t.call(identities.confirm, { ticket, password })).status).toBe(401)
  const guess = { ticket, password: KNOWN_PASSWORD, code: '000000' }
  expect((await t.call(identities.confirm, guess)).status).toBe(401)
  // Asked for the code: no try yet.
  expect((await t.call(identities.confirm, { ticket, password: KNOWN_PASSWORD })).status).toBe(401)
  expect(await listFailures()).toEqual([
    ['sign-in failed', id, null, 'provider'],
    ['sign-in failed', admin.id, null, 'provider'],
    ['sign-in failed', admin.id, null, 'code'],
  ])
})

test('a wrong code and a wrong recovery code at the sign-in page are written down', async () => {
  const teacher = await t.signUp('teacher')
  await teacher.call(secondFactor.confirm, { code: await addSecret(t, teacher.id) })
  const { username } = teacher.user
  for (const code of ['000000', 'aaaa-bbbb-cccc-dddd'])
    expect((await t.call(accounts.signIn, { username, password: KNOWN_PASSWORD, code })).status).toBe(401)
  expect(await listFailures()).toEqual(Array(2).fill(['sign-in failed', teacher.id, null, 'code']))
})
