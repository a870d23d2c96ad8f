import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { passkeySignIn, passkeys } from '#contract/profile/passkeys.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { students } from '#contract/teaching/students.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { findRelyingParty } from '../../../domain/passkeys/relying-party.ts'
import { readConfig } from '../../../platform/config.ts'
import { createAuthenticator } from '../../../testing/software-authenticator.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp, type TestPerson } from '../../../testing/test-app.ts'

let t: TestApp
let strict: TestApp
beforeAll(async () => {
  t = await createTestApp()
  strict = await createTestApp({ config: { requiresSecondFactor: true } })
})

const wait = (app: TestApp, minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000)
}

async function addPasskey(person: TestPerson, device = createAuthenticator()) {
  const { body } = await person.call(passkeys.begin, { password: KNOWN_PASSWORD })
  const added = await person.call(passkeys.add, { name: 'My phone', credential: device.make(body) })
  return { device, added, id: added.body.id }
}

const beginSignIn = async (app = t) => (await app.call(passkeySignIn.begin, {})).body

async function signIn(device: ReturnType<typeof createAuthenticator>, app = t) {
  return app.call(passkeySignIn.finish, { credential: device.sign(await beginSignIn(app)) })
}

const signInByPassword = (person: TestPerson, app = t) =>
  app.call(accounts.signIn, { username: person.user.username, password: KNOWN_PASSWORD })

describe('a passkey', () => {
  test('signs in with nothing typed, again and again, into the account of its owner', async () => {
    const student = await t.signUp()
    const { device, added } = await addPasskey(student)
    expect(added).toMatchObject({ status: 201, body: { name: 'My phone', lastUsedAt: null } })
    for (let n = 0; n < 2; n++) {
      const answer = await signIn(device)
      expect(answer).toMatchObject({ status: 200, body: { id: student.id } })
      expect(String(answer.headers['set-cookie'])).toContain('trellis_session=')
    }
    expect((await student.call(passkeys.list, {})).body).toMatchObject({
      host: 'localhost',
      passkeys: [{ lastUsedAt: expect.any(String) }],
    })
  })

  test('is asked for only in ways that every server can check; a longer signature is read all the same', async () => {
    const person = await t.signUp()
    const { body } = await person.call(passkeys.begin, { password: KNOWN_PASSWORD })
    expect(body.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
    const { device } = await addPasskey(person)
    const { response, ...signed } = device.sign(await beginSignIn())
    const credential = { ...signed, response: { ...response, signature: 'x'.repeat(6170) } }
    expect((await t.call(passkeySignIn.finish, { credential })).status).toBe(401)
  })

  test('is no must for a student: the password still signs in alone', async () => {
    const student = await t.signUp()
    await addPasskey(student)
    expect((await signInByPassword(student)).status).toBe(200)
  })

  test('is both steps for staff, and from then on the password alone is not enough', async () => {
    const teacher = await t.signUp('teacher')
    const { device } = await addPasskey(teacher)
    expect(await signInByPassword(teacher)).toMatchObject({
      status: 401,
      body: { code: 'code_needed', reason: 'passkeyRequired' },
    })
    expect((await signIn(device)).status).toBe(200)
    expect((await teacher.call(secondFactor.read, {})).body).toMatchObject({
      since: expect.any(String),
      hasAuthenticator: false,
    })
  })

  test('gets another name, and is nobody else’s to change', async () => {
    const [ada, bob] = [await t.signUp(), await t.signUp()]
    const { id } = await addPasskey(ada)
    expect((await ada.call(passkeys.rename, { id, name: ' Key ring ' })).body.name).toBe('Key ring')
    expect((await bob.call(passkeys.rename, { id, name: 'Mine' })).status).toBe(404)
    expect((await bob.call(passkeys.remove, { id, password: KNOWN_PASSWORD })).status).toBe(404)
    expect((await ada.call(passkeys.rename, { id, name: ' ' })).status).toBe(400)
  })

  test('is removed with the password, and then signs nobody in', async () => {
    const ada = await t.signUp('teacher')
    const { id, device } = await addPasskey(ada)
    expect((await ada.call(passkeys.remove, { id, password: 'wrong-guess' })).status).toBe(401)
    expect((await ada.call(passkeys.remove, { id, password: KNOWN_PASSWORD })).status).toBe(200)
    expect((await signIn(device)).status).toBe(401)
    expect((await signInByPassword(ada)).status).toBe(200)
  })
})

describe('adding one', () => {
  test('takes the password, or a sign-in of a moment ago', async () => {
    const ada = await t.signUp()
    expect((await ada.call(passkeys.begin, { password: 'wrong-guess' })).status).toBe(401)
    expect((await ada.call(passkeys.begin, {})).status).toBe(200)
    wait(t, 16)
    expect(await ada.call(passkeys.begin, {})).toMatchObject({
      status: 401,
      body: { issues: [{ field: 'password' }] },
    })
    expect((await ada.call(passkeys.begin, { password: KNOWN_PASSWORD })).status).toBe(200)
  })

  const lies = {
    'on another site': { origin: 'https://evil.example' },
    'for another site': { rpId: 'evil.example' },
    'on a device that nobody has unlocked': { isUserVerified: false },
    'as an answer to something else': { type: 'webauthn.get' },
  }
  test.each(Object.entries(lies))('%s is refused', async (_, lie) => {
    const ada = await t.signUp()
    const { body } = await ada.call(passkeys.begin, { password: KNOWN_PASSWORD })
    const credential = createAuthenticator().make(body, lie)
    expect(await ada.call(passkeys.add, { name: 'x', credential })).toMatchObject({
      status: 401,
      body: { reason: 'passkeyNotAccepted' },
    })
  })

  test('works once, within five minutes, for whom it was begun, and for one account', async () => {
    const [ada, bob] = [await t.signUp(), await t.signUp()]
    const device = createAuthenticator()
    const first = (await ada.call(passkeys.begin, { password: KNOWN_PASSWORD })).body
    const credential = device.make(first)
    expect((await bob.call(passkeys.add, { name: 'x', credential })).status).toBe(404)
    expect((await ada.call(passkeys.add, { name: 'x', credential })).status).toBe(201)
    expect((await ada.call(passkeys.add, { name: 'x', credential })).status).toBe(404)
    expect((await addPasskey(bob, device)).added.status).toBe(409)
    const late = (await ada.call(passkeys.begin, { password: KNOWN_PASSWORD })).body
    wait(t, 6)
    const tooLate = await ada.call(passkeys.add, { name: 'x', credential: createAuthenticator().make(late) })
    expect(tooLate).toMatchObject({ status: 404, body: { reason: 'passkeyExpired' } })
  })
})

describe('signing in is refused', () => {
  const lies = {
    'from another site': { origin: 'https://evil.example' },
    'to another site': { rpId: 'evil.example' },
    'on a device that nobody has unlocked': { isUserVerified: false },
  }
  test.each(Object.entries(lies))('%s', async (_, lie) => {
    const { device } = await addPasskey(await t.signUp())
    const credential = device.sign(await beginSignIn(), lie)
    expect((await t.call(passkeySignIn.finish, { credential })).status).toBe(401)
  })

  test('a second time with the same answer, and after five minutes', async () => {
    const { device } = await addPasskey(await t.signUp())
    const credential = device.sign(await beginSignIn())
    const both = await Promise.all([1, 2].map(() => t.call(passkeySignIn.finish, { credential })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const late = await beginSignIn()
    wait(t, 6)
    expect((await t.call(passkeySignIn.finish, { credential: device.sign(late) })).status).toBe(401)
  })

  test('to a challenge that was made for adding one', async () => {
    const ada = await t.signUp()
    const { device } = await addPasskey(ada)
    const { body } = await ada.call(passkeys.begin, { password: KNOWN_PASSWORD })
    expect((await t.call(passkeySignIn.finish, { credential: device.sign(body) })).status).toBe(401)
  })

  test('to a copy of the device that counts lower', async () => {
    const { device } = await addPasskey(await t.signUp())
    device.setCounter(10)
    expect((await signIn(device)).status).toBe(200)
    device.setCounter(3)
    expect(await signIn(device)).toMatchObject({ status: 401, body: { reason: 'passkeyCopied' } })
  })

  test('with the key of another device under its name', async () => {
    const { device } = await addPasskey(await t.signUp())
    const forged = { ...createAuthenticator().sign(await beginSignIn()), id: device.id, rawId: device.id }
    const { userHandle: _, ...response } = forged.response
    expect((await t.call(passkeySignIn.finish, { credential: { ...forged, response } })).status).toBe(401)
  })

  test('into an account that was closed', async () => {
    const ada = await t.signUp()
    const { device } = await addPasskey(ada)
    await t.db.update(users).set({ disabledAt: t.clock.now }).where(eq(users.id, ada.id))
    expect((await signIn(device)).status).toBe(401)
  })
})

describe('where two-step sign-in is required', () => {
  test('a passkey opens what staff do, and the last way cannot be removed', async () => {
    const teacher = await strict.signUp('teacher')
    expect((await teacher.call(students.list, {})).status).toBe(403)
    const { id } = await addPasskey(teacher)
    expect((await teacher.call(students.list, {})).status).toBe(200)
    expect(await teacher.call(passkeys.remove, { id, password: KNOWN_PASSWORD })).toMatchObject({
      status: 409,
      body: { reason: 'lastSecondStep' },
    })
    const second = await addPasskey(teacher)
    expect((await teacher.call(passkeys.remove, { id, password: KNOWN_PASSWORD })).status).toBe(200)
    const last = { id: second.id, password: KNOWN_PASSWORD }
    expect((await teacher.call(passkeys.remove, last)).status).toBe(409)
  })

  test('who signs in without one is told to set it up, until it is done', async () => {
    const [teacher, student] = [await strict.signUp('teacher'), await strict.signUp()]
    expect((await signInByPassword(teacher, strict)).body.mustSetUpSecondStep).toBe(true)
    expect((await signInByPassword(student, strict)).body.mustSetUpSecondStep).toBeUndefined()
    expect((await teacher.call(accounts.currentUser, {})).body.mustSetUpSecondStep).toBe(true)
    await addPasskey(teacher)
    expect((await teacher.call(accounts.currentUser, {})).body.mustSetUpSecondStep).toBeUndefined()
    expect((await t.signUp('teacher').then((one) => signInByPassword(one))).body.mustSetUpSecondStep).toBe(
      undefined,
    )
  })

  test('a passkey from before somebody became a teacher counts once they have signed in with it', async () => {
    const person = await strict.signUp()
    const { device } = await addPasskey(person)
    await strict.db.update(users).set({ role: 'teacher', isTeacher: true }).where(eq(users.id, person.id))
    expect((await person.call(students.list, {})).status).toBe(403)
    expect((await signIn(device, strict)).status).toBe(200)
    expect((await person.call(students.list, {})).status).toBe(200)
  })
})

test('passkeys are offered by name over https and on localhost, never by number', () => {
  const find = (env: Record<string, string>) => findRelyingParty(readConfig(env, '/'))
  expect(find({})).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
  expect(find({ PUBLIC_URL: 'https://learn.example.org' })).toEqual({
    id: 'learn.example.org',
    origin: 'https://learn.example.org',
  })
  expect(find({ PUBLIC_URL: 'http://learn.example.org' })).toBeNull()
  expect(find({ PUBLIC_URL: 'https://192.0.2.7' })).toBeNull()
  expect(find({ HOST: '0.0.0.0' })).toBeNull()
  expect(find({ PORT: '0' })).toBeNull()
})
