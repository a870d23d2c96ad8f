import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { identities } from '#contract/profile/identities.ts'
import { profile } from '#contract/profile/profile.ts'
import { site } from '#contract/site.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { makeNoPassword } from '../../../platform/sessions/passwords.ts'
import { createIdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import type { ProviderSettings } from '../../../platform/sign-in-provider/provider-settings.ts'
import { type Fault, startLocalProvider } from '../../../testing/local-provider.ts'
import { addSecret } from '../../../testing/profile-rows.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp, type TestPerson } from '../../../testing/test-app.ts'

let t: TestApp
let local: Awaited<ReturnType<typeof startLocalProvider>>
const reports: string[] = []

beforeAll(async () => {
  local = await startLocalProvider()
  t = await createTestApp()
})
beforeEach(() => {
  connect()
  local.state.fault = {}
  local.state.isDown = false
})
afterAll(() => local.close())

function connect(more: Partial<ProviderSettings> = {}): void {
  t.deps.identityProvider = createIdentityProvider({ ...local.settings, ...more }, (message) =>
    reports.push(message),
  )
}

const PASSWORD = { password: KNOWN_PASSWORD }
type Claims = Record<string, unknown>
const newClaims = (more: Claims = {}): Claims => ({
  sub: randomUUID(),
  given_name: 'Ada',
  family_name: 'Lovelace',
  ...more,
})
const newEmail = (domain = 'example.org') => `${randomUUID().slice(0, 8)}@${domain}`

async function visit(claims: Claims, call: TestApp['call'] = t.call) {
  const { body } = await t.call(identities.begin, {})
  return call(identities.finish, { ticket: body.ticket, search: local.approve(body.url, claims) })
}

/** Somebody with an account whose address the provider knows: asked for the password, with the ticket to answer by. */
async function arriveAsNamesake(person: TestPerson, more: Claims = {}) {
  const claims = newClaims({ email: person.user.email, email_verified: true, ...more })
  const { body } = await t.call(identities.begin, { wanted: '/notes' })
  const answer = await t.call(identities.finish, {
    ticket: body.ticket,
    search: local.approve(body.url, claims),
  })
  return { claims, ticket: body.ticket, answer }
}

describe('who comes back from the provider', () => {
  test('is a new student with a free name, never more, whatever the provider says', async () => {
    const email = newEmail()
    const { body } = await visit(
      newClaims({ email, email_verified: true, role: 'admin', roles: ['admin'], preferred_username: 'ad' }),
    )
    expect(body).toMatchObject({ outcome: 'signedIn', user: { role: 'student', email, isTeacher: false } })
    const twin = await visit(newClaims({ preferred_username: body.user?.username }))
    expect(twin.body.user?.username).toMatch(new RegExp(`^${body.user?.username}\\d+$`))
  })

  test('keeps the account at the next sign-in, also with another name and address there', async () => {
    const claims = newClaims()
    const first = await visit(claims)
    const second = await visit({ ...claims, given_name: 'Augusta', email: newEmail(), email_verified: true })
    expect(second.body.user).toMatchObject({ id: first.body.user?.id, firstName: 'Ada' })
  })

  test('is not believed an address that the provider does not answer for', async () => {
    const ada = await t.signUp('student', { email: newEmail() })
    for (const email_verified of [false, undefined, 'true']) {
      const { body } = await visit(newClaims({ email: ada.user.email, email_verified }))
      expect(body).toMatchObject({ outcome: 'signedIn', user: { email: null } })
      expect(body.user?.id).not.toBe(ada.id)
    }
  })

  test('finds no account where the operator wants no newcomers', async () => {
    connect({ canSignUp: false })
    expect(await visit(newClaims())).toMatchObject({
      status: 403,
      body: { message: 'There is no account for you here yet. Please ask your school for one.' },
    })
  })

  test.each([
    ['closed', 'Registration is closed here. Ask your school for an account.'],
    ['invite', 'You need an invitation to register here. Ask your school for one.'],
  ] as const)(
    'is no newcomer where registration is %s, and gets in with an account',
    async (way, message) => {
      const claims = newClaims()
      const { id } = (await visit(claims)).body.user ?? {}
      const claimant = await t.signUp('student', { email: newEmail(), emailProvenAt: null })
      t.deps.config.registration = way
      try {
        const before = await t.db.$count(users)
        expect(await visit(newClaims())).toMatchObject({ status: 403, body: { message } })
        const { answer, ticket } = await arriveAsNamesake(claimant)
        expect(answer.body).toMatchObject({ outcome: 'passwordNeeded', mayStartNew: false })
        expect((await t.call(identities.confirm, { ticket, startNew: true })).status).toBe(409)
        expect(await t.db.$count(users)).toBe(before)
        expect((await visit(claims)).body).toMatchObject({ outcome: 'signedIn', user: { id } })
      } finally {
        t.deps.config.registration = 'open'
      }
    },
  )

  test('stays outside of an account that was closed, and opens again one that they had deleted', async () => {
    const claims = newClaims()
    const { id } = (await visit(claims)).body.user ?? { id: 0 }
    const at = t.clock.now
    await t.db.update(users).set({ deletedAt: at, deletionRequestedAt: at }).where(eq(users.id, id))
    expect((await visit(claims)).body.outcome).toBe('signedIn')
    await t.db.update(users).set({ disabledAt: at }).where(eq(users.id, id))
    expect(await visit(claims)).toMatchObject({
      status: 403,
      body: { message: 'This account is closed. Please ask your school.' },
    })
  })
})

describe('who has an account with the same address', () => {
  test('links both by the password once, and is led to where they wanted', async () => {
    const ada = await t.signUp('teacher', { email: newEmail() })
    const { ticket, answer, claims } = await arriveAsNamesake(ada)
    expect(answer.body).toEqual({
      outcome: 'passwordNeeded',
      user: null,
      email: ada.user.email,
      wanted: '/notes',
      mayStartNew: false,
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const wrong = await t.call(identities.confirm, { ticket, password: 'not-the-password' })
    expect(wrong).toMatchObject({ status: 401, body: { issues: [{ field: 'password' }] } })
    const right = await t.call(identities.confirm, { ticket, password: KNOWN_PASSWORD })
    expect(right.body).toMatchObject({ outcome: 'signedIn', user: { id: ada.id }, wanted: '/notes' })
    expect((await t.call(identities.confirm, { ticket, password: KNOWN_PASSWORD })).status).toBe(401)
    expect((await visit(claims)).body.user?.id).toBe(ada.id)
  })

  test('has ten tries and ten minutes', async () => {
    const ada = await t.signUp('student', { email: newEmail() })
    const { ticket } = await arriveAsNamesake(ada)
    const guess = () => t.call(identities.confirm, { ticket, password: 'not-the-password' })
    const statuses = (await Promise.all(Array.from({ length: 11 }, guess))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(10).fill(401), 429])
    const late = await arriveAsNamesake(await t.signUp('student', { email: newEmail() }))
    t.clock.now = new Date(t.clock.now.getTime() + 10 * 60_000 + 1)
    const answer = await t.call(identities.confirm, { ticket: late.ticket, password: KNOWN_PASSWORD })
    expect(answer).toMatchObject({ status: 401, body: { message: expect.stringContaining('run out') } })
  })

  test('needs no password where the operator trusts the domain, unless the account is an admin’s', async () => {
    connect({ trustedDomains: ['school.example.org'] })
    const email = newEmail('School.example.org')
    const teacher = await t.signUp('teacher', { email })
    // Some providers of schools say nothing of it; the operator does.
    expect((await visit(newClaims({ email }))).body).toMatchObject({
      outcome: 'signedIn',
      user: { id: teacher.id },
    })
    const admin = await t.signUp('admin', { email: newEmail('school.example.org') })
    expect((await arriveAsNamesake(admin)).answer.body.outcome).toBe('passwordNeeded')
    const elsewhere = await t.signUp('student', { email: newEmail('school.example.org.evil.example') })
    expect((await arriveAsNamesake(elsewhere)).answer.body.outcome).toBe('passwordNeeded')
  })

  test('is asked for the code of two-step sign-in, unless the provider has asked for one', async () => {
    const admin = await t.signUp('admin', { email: newEmail() })
    const code = await addSecret(t, admin.id)
    await admin.call((await import('#contract/profile/second-factor.ts')).secondFactor.confirm, { code })
    t.clock.now = new Date(t.clock.now.getTime() + 60_000)
    const { ticket, claims } = await arriveAsNamesake(admin)
    expect(await t.call(identities.confirm, { ticket, password: KNOWN_PASSWORD })).toMatchObject({
      status: 401,
      body: { code: 'code_needed' },
    })
    const guessed = await t.call(identities.confirm, { ticket, password: KNOWN_PASSWORD, code: '000000' })
    expect(guessed).toMatchObject({ status: 401, body: { code: 'code_needed' } })
    const strong = await arriveAsNamesake(admin, { sub: claims.sub, amr: ['pwd', 'mfa'] })
    await t.call(identities.confirm, { ticket: strong.ticket, password: KNOWN_PASSWORD })
    expect((await visit({ ...claims, amr: ['pwd', 'mfa'] })).body.outcome).toBe('signedIn')
    const weak = await visit({ ...claims, amr: ['pwd'] })
    expect(weak.body).toMatchObject({ outcome: 'codeNeeded', user: null })
    expect(weak.headers['set-cookie']).toBeUndefined()
  })
})

describe('what is not right is refused', () => {
  const past = Math.floor(Date.now() / 1000) - 3600
  const lies: [string, Fault][] = [
    ['the nonce of another sign-in', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a token for another client', { claims: { aud: 'another-client' } }],
    ['a token for several clients, meant for another', { claims: { aud: ['trellis', 'b'], azp: 'b' } }],
    ['a token that has run out', { claims: { iat: past - 300, exp: past } }],
    ['a token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a token without a subject', { claims: { sub: undefined } }],
    ['an unsigned token', { signature: 'none' }],
    ['a token signed with the secret of the client', { signature: 'HS256' }],
    ['a token signed with another key', { signature: 'wrong key' }],
    ['another state', { answer: { state: 'another' } }],
    ['an answer of another issuer', { answer: { iss: 'https://evil.example' } }],
    ['an invented code', { answer: { code: 'invented' } }],
    ['an error', { answer: { error: 'server_error' } }],
  ]
  test.each(lies)('%s', async (_, fault) => {
    local.state.fault = fault
    const answer = await visit(newClaims())
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Signing in with School did not work. Please try again.' },
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a way back works once, for whom set out, and for ten minutes', async () => {
    const begin = async () => (await t.call(identities.begin, {})).body
    const first = await begin()
    const search = local.approve(first.url, newClaims())
    expect((await t.call(identities.finish, { ticket: first.ticket, search })).status).toBe(200)
    const again = await t.call(identities.finish, { ticket: first.ticket, search })
    expect(again).toMatchObject({ status: 401, body: { message: expect.stringContaining('run out') } })

    // Somebody is led to a link that would sign them in to another person's account: their ticket is not of it.
    const [mine, theirs] = [await begin(), await begin()]
    const planted = local.approve(theirs.url, newClaims())
    expect((await t.call(identities.finish, { ticket: mine.ticket, search: planted })).status).toBe(401)

    const late = await begin()
    t.clock.now = new Date(t.clock.now.getTime() + 10 * 60_000 + 1)
    const lateSearch = local.approve(late.url, newClaims())
    expect((await t.call(identities.finish, { ticket: late.ticket, search: lateSearch })).status).toBe(401)
  })

  test('who says no at the provider is told so', async () => {
    const { body } = await t.call(identities.begin, {})
    const state = new URL(body.url).searchParams.get('state') ?? ''
    const search = `?${new URLSearchParams({ error: 'access_denied', state })}`
    expect(await t.call(identities.finish, { ticket: body.ticket, search })).toMatchObject({
      status: 401,
      body: { message: 'Signing in with School was stopped.' },
    })
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'nobody is led on to %s',
    async (wanted) => {
      expect((await t.call(identities.begin, { wanted })).status).toBe(400)
    },
  )
})

describe('the way to the provider', () => {
  test('asks for a code by PKCE and is asked about and its keys fetched once', async () => {
    const before = { ...local.counts }
    const { body } = await t.call(identities.begin, {})
    const asked = Object.fromEntries(new URL(body.url).searchParams)
    expect(asked).toMatchObject({
      client_id: 'trellis',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/auth\/callback$/),
    })
    expect(body.url).not.toContain(local.settings.clientSecret)
    for (let n = 0; n < 3; n++) await visit(newClaims())
    expect([local.counts.discovery - before.discovery, local.counts.keys - before.keys]).toEqual([1, 1])
  })

  test('is told to be closed while the provider does not answer, and open again after', async () => {
    local.state.isDown = true
    expect(await t.call(identities.begin, {})).toMatchObject({
      status: 503,
      body: { message: 'School cannot be reached right now. Please try again in a minute.' },
    })
    local.state.isDown = false
    expect((await t.call(identities.begin, {})).status).toBe(200)
  })

  test('does not exist while nothing is configured', { tags: ['AUTH-17', 'PUBLIC-61'] }, async () => {
    t.deps.identityProvider = null
    expect(await t.call(identities.begin, {})).toMatchObject({
      status: 409,
      body: { message: 'Google authentication will be available soon.' },
    })
    expect((await t.call(site.settings, {})).body.identityProvider).toBeNull()
    connect()
    expect((await t.call(site.settings, {})).body.identityProvider).toBe('School')
  })
})

describe('one’s own account', () => {
  test('is linked from the profile and unlinked again', async () => {
    const ada = await t.signUp()
    const { body } = await ada.call(identities.link, PASSWORD)
    const claims = newClaims()
    const input = { ticket: body.ticket, search: local.approve(body.url, claims) }
    expect((await ada.call(identities.finish, input)).body.outcome).toBe('linked')
    expect((await visit(claims)).body.user?.id).toBe(ada.id)
    const { body: ways } = await ada.call(identities.own, {})
    expect(ways).toMatchObject({
      hasPassword: true,
      provider: 'School',
      identities: [{ issuer: local.issuer }],
    })
    const id = ways.identities[0]?.id ?? 0
    expect((await (await t.signUp()).call(identities.unlink, { id, ...PASSWORD })).status).toBe(404)
    expect((await ada.call(identities.unlink, { id, ...PASSWORD })).body.identities).toEqual([])
    expect((await visit(claims)).body.user?.id).not.toBe(ada.id)
  })

  test('is linked and unlinked by whoever knows its password, not by whoever finds the device', async () => {
    const ada = await t.signUp()
    for (const guess of [{}, { password: 'not-the-password' }])
      expect(await ada.call(identities.link, guess)).toMatchObject({
        status: 401,
        body: { issues: [{ field: 'password' }] },
      })
    const { body } = await ada.call(identities.link, PASSWORD)
    const search = local.approve(body.url, newClaims())
    await ada.call(identities.finish, { ticket: body.ticket, search })
    const [{ id = 0 } = {}] = (await ada.call(identities.own, {})).body.identities
    for (const guess of [{}, { password: 'not-the-password' }])
      expect((await ada.call(identities.unlink, { id, ...guess })).status).toBe(401)
    expect((await ada.call(identities.own, {})).body.identities).toHaveLength(1)
  })

  test('without a password is linked with another one shortly after signing in', async () => {
    const person = await t.signUp('student', { password: makeNoPassword() })
    expect((await person.call(identities.link, {})).status).toBe(200)
    t.clock.now = new Date(t.clock.now.getTime() + 16 * 60_000)
    expect((await person.call(identities.link, {})).status).toBe(403)
  })

  test('is not linked by whoever else sits at the device, nor with what belongs to another account', async () => {
    const [ada, bob] = [await t.signUp(), await t.signUp()]
    const { body } = await ada.call(identities.link, PASSWORD)
    const claims = newClaims()
    const input = { ticket: body.ticket, search: local.approve(body.url, claims) }
    expect((await bob.call(identities.finish, input)).status).toBe(401)
    await visit(claims)
    const second = (await ada.call(identities.link, PASSWORD)).body
    const taken = { ticket: second.ticket, search: local.approve(second.url, claims) }
    expect((await ada.call(identities.finish, taken)).status).toBe(409)
  })

  test('without a password gets one shortly after signing in, and only then can be unlinked', async () => {
    const claims = newClaims()
    async function signIn() {
      const answer = await visit(claims)
      const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
      return { headers: { cookie }, username: answer.body.user?.username ?? '' }
    }
    const stale = await signIn()
    t.clock.now = new Date(t.clock.now.getTime() + 15 * 60_000)
    const passwords = { currentPassword: '', newPassword: 'my-first-password' }
    expect((await t.call(profile.changePassword, passwords, stale)).status).toBe(403)
    const fresh = await signIn()
    const ways = (await t.call(identities.own, {}, fresh)).body
    expect(ways.hasPassword).toBe(false)
    const { id = 0 } = ways.identities[0] ?? {}
    expect((await t.call(identities.unlink, { id }, fresh)).status).toBe(409)
    expect((await t.call(identities.own, {}, fresh)).body.identities).toHaveLength(1)
    expect((await t.call(profile.changePassword, passwords, fresh)).status).toBe(200)
    expect((await t.call(profile.changePassword, passwords, fresh)).status).toBe(401)
    const unlink = { id, password: passwords.newPassword }
    expect((await t.call(identities.unlink, unlink, fresh)).status).toBe(200)
    const credentials = { username: fresh.username, password: 'my-first-password' }
    expect((await t.call(accounts.signIn, credentials)).status).toBe(200)
  })
})
