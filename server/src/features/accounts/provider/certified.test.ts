import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { identities, RETURN_PATH } from '#contract/profile/identities.ts'
import { readConfig } from '../../../platform/config.ts'
import { createIdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import { startCertifiedProvider, walkThrough } from '../../../testing/certified-provider.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const ORIGIN = 'http://127.0.0.1:3000'
let t: TestApp
let provider: Awaited<ReturnType<typeof startCertifiedProvider>>
const reported: string[] = []

beforeAll(async () => {
  provider = await startCertifiedProvider(`${ORIGIN}${RETURN_PATH}`)
  const { provider: settings } = readConfig(
    {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'School',
    },
    '/',
  )
  if (!settings) throw new Error('the settings were not read')
  t = await createTestApp({
    identityProvider: createIdentityProvider(settings, (message, error) =>
      reported.push(`${message}: ${String((error as Error).cause ?? error)}`),
    ),
  })
})
afterAll(() => provider.close())

async function signInAs(login: string) {
  const { body } = await t.call(identities.begin, { wanted: '/notes' })
  const back = await walkThrough(body.url, login, ORIGIN)
  return t.call(identities.finish, { ticket: body.ticket, search: back.search })
}

test('a certified provider signs a newcomer in as a student, and next time into the same account', {
  tags: ['X-12', 'Y-64'],
}, async () => {
  const login = `ada${Date.now()}`
  const first = await signInAs(login)
  expect(reported).toEqual([])
  expect(first).toMatchObject({
    status: 200,
    body: {
      outcome: 'signedIn',
      wanted: '/notes',
      user: {
        username: login,
        email: `${login}@school.example.org`,
        firstName: login,
        lastName: 'Lovelace',
        role: 'student',
        grade: 5,
        isTeacher: false,
        onboardingCompleted: false,
      },
    },
  })
  const cookie = String([first.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
  const who = await t.call(accounts.currentUser, {}, { headers: { cookie } })
  expect(who.body.username).toBe(login)
  const second = await signInAs(login)
  expect(second.body.user?.id).toBe(first.body.user?.id)
})

test('no password opens an account that was made at a provider', async () => {
  const { body } = await signInAs(`bob${Date.now()}`)
  const username = body.user?.username ?? ''
  for (const password of ['      ', 'password', '$$$$$$'])
    expect((await t.call(accounts.signIn, { username, password })).status).toBe(401)
})
