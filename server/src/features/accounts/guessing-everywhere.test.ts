import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { invitations } from '#contract/admin/invitations.ts'
import { emailAddress } from '#contract/profile/email-address.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeySignIn, passkeys } from '#contract/profile/passkeys.ts'
import { profile } from '#contract/profile/profile.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { emailProofs } from '../../db/schema/accounts/email-proofs.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { SUSPICIOUS_ACCOUNTS } from '../../platform/sessions/guess-watch.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { createIdentityProvider } from '../../platform/sign-in-provider/identity-provider.ts'
import { addInvitation } from '../../testing/invitation-samples.ts'
import { startLocalProvider } from '../../testing/local-provider.ts'
import { addSecret } from '../../testing/profile-rows.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp } from '../../testing/test-app.ts'

let local: Awaited<ReturnType<typeof startLocalProvider>>
beforeAll(async () => {
  local = await startLocalProvider()
})
afterAll(() => local.close())

type Try = () => Promise<{ status: number }>
/** What is wrong and what is right, at an endpoint that checks a password, a code or a key. */
type Tries = { wrong: Try; right: Try; status?: number }

const WRONG = 'not-the-password'
const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`

async function withCodes(t: TestApp) {
  const teacher = await t.signUp('teacher', { email: newEmail() })
  const { body } = await teacher.call(secondFactor.confirm, { code: await addSecret(t, teacher.id) })
  const [recovery = ''] = body.recoveryCodes
  return { teacher, recovery }
}

/** Comes back from the provider with the address of somebody who has an account. */
async function arrive(t: TestApp, email: string | null): Promise<string> {
  const { body } = await t.call(identities.begin, {})
  const search = local.approve(body.url, { sub: randomUUID(), email, email_verified: true })
  await t.call(identities.finish, { ticket: body.ticket, search })
  return body.ticket
}

async function withPasskey(t: TestApp) {
  const ada = await t.signUp()
  const device = createAuthenticator()
  const { body } = await ada.call(passkeys.begin, {})
  const { body: passkey } = await ada.call(passkeys.add, { name: 'Phone', credential: device.make(body) })
  return { ada, device, id: passkey.id }
}

const ENDPOINTS: Record<string, (t: TestApp) => Promise<Tries>> = {
  'the password at the sign-in page': async (t) => {
    const { username } = (await t.signUp()).user
    const send = (password: string) => () => t.call(accounts.signIn, { username, password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the code at the sign-in page': async (t) => {
    const { teacher, recovery } = await withCodes(t)
    const { username } = teacher.user
    const send = (code: string) => () => t.call(accounts.signIn, { username, password: KNOWN_PASSWORD, code })
    return { wrong: send('000000'), right: send(recovery) }
  },
  'a recovery code at the sign-in page': async (t) => {
    const { teacher, recovery } = await withCodes(t)
    const { username } = teacher.user
    const send = (code: string) => () => t.call(accounts.signIn, { username, password: KNOWN_PASSWORD, code })
    return { wrong: send('aaaa-bbbb-cccc-dddd'), right: send(recovery) }
  },
  'a passkey at the sign-in page': async (t) => {
    const { device } = await withPasskey(t)
    const send = (lie?: { origin: string }) => async () => {
      const { body } = await t.call(passkeySignIn.begin, {})
      return t.call(passkeySignIn.finish, { credential: device.sign(body, lie) })
    }
    return { wrong: send({ origin: 'https://evil.example' }), right: send() }
  },
  'the password after coming back from the provider': async (t) => {
    const ada = await t.signUp('student', { email: newEmail() })
    const ticket = await arrive(t, ada.user.email)
    const send = (password: string) => () => t.call(identities.confirm, { ticket, password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the code after coming back from the provider': async (t) => {
    const { teacher, recovery } = await withCodes(t)
    const ticket = await arrive(t, teacher.user.email)
    const send = (code: string) => () =>
      t.call(identities.confirm, { ticket, password: KNOWN_PASSWORD, code })
    return { wrong: send('000000'), right: send(recovery) }
  },
  'the password behind a link that confirms an address': async (t) => {
    const ada = await t.signUp('student', { email: newEmail(), emailProvenAt: null })
    const token = randomUUID()
    const expiresAt = new Date(t.clock.now.getTime() + 3_600_000)
    await t.db
      .insert(emailProofs)
      .values({ userId: ada.id, email: ada.user.email ?? '', tokenHash: hashToken(token), expiresAt })
    const send = (password: string) => () => t.call(emailAddress.confirm, { token, password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the password before another one': async (t) => {
    const ada = await t.signUp()
    const send = (currentPassword: string) => () =>
      ada.call(profile.changePassword, { currentPassword, newPassword: 'tall-green-ferns' })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the password before another address': async (t) => {
    const ada = await t.signUp()
    const send = (password: string) => () => ada.call(emailAddress.change, { email: newEmail(), password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the password before the account is deleted': async (t) => {
    const ada = await t.signUp()
    const send = (password: string) => () => ada.call(profile.remove, { password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the password before a passkey is added': async (t) => {
    const ada = await t.signUp()
    const send = (password: string) => () => ada.call(passkeys.begin, { password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the password before a passkey is removed': async (t) => {
    const { ada, id } = await withPasskey(t)
    const send = (password: string) => () => ada.call(passkeys.remove, { id, password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the password before an authenticator app is added': async (t) => {
    const teacher = await t.signUp('teacher')
    const send = (password: string) => () => teacher.call(secondFactor.begin, { password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the password before an authenticator app is removed': async (t) => {
    const { teacher } = await withCodes(t)
    const send = (password: string) => () => teacher.call(secondFactor.remove, { password })
    return { wrong: send(WRONG), right: send(KNOWN_PASSWORD) }
  },
  'the code of an invitation': async (t) => {
    await addInvitation(t)
    const send = () => t.call(invitations.check, { code: 'NOBODY-HAS-IT' })
    return { wrong: send, right: send, status: 404 }
  },
  'the code of an invitation in the form': async (t) => {
    const form = {
      ...{ username: `new-${randomUUID().slice(0, 8)}`, email: newEmail(), password: 'tall-green-ferns' },
      ...{ firstName: 'Nia', lastName: 'Bello', role: 'student' as const, grade: 5 },
    }
    const send = () => t.call(accounts.register, { ...form, invitation: 'NOBODY-HAS-IT' })
    return { wrong: send, right: send, status: 403 }
  },
}

test.each(Object.entries(ENDPOINTS))(
  'guesses at %s count with those at other accounts, are noticed and make wait',
  async (_, prepare) => {
    const t = await createTestApp()
    t.deps.identityProvider = createIdentityProvider(local.settings, () => {})
    const { wrong, right, status = 429 } = await prepare(t)
    // What the place that tests call from has tried elsewhere.
    for (let n = 1; n < SUSPICIOUS_ACCOUNTS; n++)
      t.deps.guesses.fail(t.deps.guesses.describe(`other-${n}`, `guess-${n}`, '127.0.0.1'))
    const noticed = () => t.db.$count(auditLog, eq(auditLog.action, 'sign-in guessing noticed'))
    const before = await noticed()
    expect((await wrong()).status).toBe(status)
    expect(await noticed()).toBe(before + 1)
    expect((await right()).status).toBe(429)
  },
)
