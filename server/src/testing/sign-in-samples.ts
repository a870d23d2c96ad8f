import { randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/api.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeySignIn, passkeys } from '#contract/profile/passkeys.ts'
import { emailProofs } from '../db/schema/accounts/email-proofs.ts'
import { identities as identityRows } from '../db/schema/accounts/identities.ts'
import { passkeyChallenges, passkeys as passkeyRows } from '../db/schema/accounts/passkeys.ts'
import { passwordResets } from '../db/schema/accounts/password-resets.ts'
import { hashToken } from '../platform/sessions/sessions.ts'
import { createIdentityProvider } from '../platform/sign-in-provider/identity-provider.ts'
import { startLocalProvider } from './local-provider.ts'
import type { Sample } from './sample.ts'
import { createAuthenticator } from './software-authenticator.ts'
import { KNOWN_PASSWORD, type TestApp, type TestPerson } from './test-app.ts'

type Provider = Awaited<ReturnType<typeof startLocalProvider>>
let provider: Promise<Provider> | undefined

/** The app gets what an operator would have configured. */
async function connectProvider(t: TestApp): Promise<Provider> {
  provider ??= startLocalProvider()
  const local = await provider
  t.deps.identityProvider ??= createIdentityProvider(local.settings, () => {})
  return local
}

function connectMail(t: TestApp): void {
  t.deps.mailer ??= { send: async () => 'sent', close: () => {} }
}

async function addReset(t: TestApp, userId: number): Promise<string> {
  const token = t.deps.randomToken()
  const expiresAt = new Date(t.clock.now.getTime() + 60_000)
  await t.db.insert(passwordResets).values({ userId, tokenHash: hashToken(token), expiresAt })
  return token
}

async function addChallenge(t: TestApp, userId: number | null): Promise<string> {
  const challenge = t.deps.randomToken()
  const expiresAt = new Date(t.clock.now.getTime() + 60_000)
  await t.db.insert(passkeyChallenges).values({ userId, challengeHash: hashToken(challenge), expiresAt })
  return challenge
}

async function addPasskeyRow(t: TestApp, userId: number): Promise<number> {
  const [row] = await t.db
    .insert(passkeyRows)
    .values({ userId, credentialId: randomUUID(), publicKey: new Uint8Array([1]), name: 'My phone' })
    .returning()
  return row?.id ?? 0
}

/** A passkey that its device can sign in with. */
async function makePasskey(t: TestApp) {
  const person = await t.signUp()
  const device = createAuthenticator()
  const { body } = await person.call(passkeys.begin, { password: KNOWN_PASSWORD })
  await person.call(passkeys.add, { name: 'My phone', credential: device.make(body) })
  return device
}

async function addProof(t: TestApp, { id, user }: TestPerson): Promise<string> {
  const token = t.deps.randomToken()
  const email = user.email ?? `${randomUUID()}@example.org`
  const expiresAt = new Date(t.clock.now.getTime() + 60_000)
  await t.db.insert(emailProofs).values({ userId: id, email, tokenHash: hashToken(token), expiresAt })
  return token
}

async function depart(t: TestApp) {
  const local = await connectProvider(t)
  const { body } = await t.call(identities.begin, {})
  return { local, ...body }
}

/** The part of the samples that is about getting in without the usual password. */
export const SIGN_IN_SAMPLES: {
  [Name in Extract<
    EndpointName,
    `${'emailAddress' | 'identities' | 'passkeys' | 'passkeySignIn' | 'passwordReset'}.${string}`
  >]: Sample<Name>
} = {
  'passwordReset.ask': (t) => {
    connectMail(t)
    return { email: `${randomUUID()}@example.org` }
  },
  'passwordReset.check': async (t, owner) => ({ token: await addReset(t, owner.id) }),
  'passwordReset.confirm': async (t, owner) => ({
    token: await addReset(t, owner.id),
    password: 'another-password',
  }),
  'passkeys.list': () => ({}),
  'passkeys.begin': () => ({ password: KNOWN_PASSWORD }),
  'passkeys.add': async (t, owner) => {
    const challenge = await addChallenge(t, owner.id)
    return { name: 'My phone', credential: createAuthenticator().make({ challenge, user: { id: 'AA' } }) }
  },
  'passkeys.rename': async (t, owner) => ({ id: await addPasskeyRow(t, owner.id), name: 'My tablet' }),
  'passkeys.remove': async (t, owner) => ({
    id: await addPasskeyRow(t, owner.id),
    password: KNOWN_PASSWORD,
  }),
  'passkeySignIn.begin': () => ({}),
  'passkeySignIn.finish': async (t) => {
    const device = await makePasskey(t)
    return { credential: device.sign((await t.call(passkeySignIn.begin, {})).body) }
  },
  'emailAddress.own': () => ({}),
  'emailAddress.change': () => ({ email: `${randomUUID()}@example.org`, password: KNOWN_PASSWORD }),
  'emailAddress.sendLink': (t) => {
    connectMail(t)
    return {}
  },
  'emailAddress.check': async (t, owner) => ({ token: await addProof(t, owner) }),
  'emailAddress.confirm': async (t, owner) => ({
    token: await addProof(t, owner),
    password: KNOWN_PASSWORD,
  }),
  'emailAddress.refuse': async (t, owner) => ({ token: await addProof(t, owner) }),
  'identities.begin': async (t) => {
    await connectProvider(t)
    return { wanted: '/notes' }
  },
  'identities.finish': async (t) => {
    const { local, url, ticket } = await depart(t)
    return { ticket, search: local.approve(url, { sub: randomUUID(), name: 'Ada Lovelace' }) }
  },
  'identities.confirm': async (t) => {
    const email = `${randomUUID()}@example.org`
    await t.signUp('student', { email })
    const { local, url, ticket } = await depart(t)
    const search = local.approve(url, { sub: randomUUID(), email, email_verified: true })
    await t.call(identities.finish, { ticket, search })
    return { ticket, password: KNOWN_PASSWORD }
  },
  'identities.own': () => ({}),
  'identities.link': async (t) => {
    await connectProvider(t)
    return { password: KNOWN_PASSWORD }
  },
  'identities.unlink': async (t, owner) => {
    const [row] = await t.db
      .insert(identityRows)
      .values({ userId: owner.id, issuer: 'https://school.example.org', subject: randomUUID() })
      .returning()
    return { id: row?.id ?? 0, password: KNOWN_PASSWORD }
  },
}
