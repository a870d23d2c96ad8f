import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { adminDashboard } from '#contract/admin/dashboard.ts'
import { notifications } from '#contract/notifications.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { DAY_MS, HOUR_MS } from '#engines/days/durations.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})

function newcomer(more: Record<string, unknown> = {}) {
  const name = `ada${randomBytes(5).toString('hex')}`
  return {
    username: name,
    email: `${name}@example.org`,
    password: 'a-good-secret-1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    role: 'student' as const,
    grade: 5,
    isTeacher: false,
    ...more,
  }
}

function readToken(headers: Record<string, unknown>): string {
  const cookies = [headers['set-cookie']].flat().map(String)
  const session = cookies.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`)) ?? ''
  return /=([^;]*)/.exec(session)?.[1] ?? ''
}

function whoIs(token: string) {
  return t.app.inject({ url: '/api/user', cookies: { [SESSION_COOKIE]: token } })
}

describe('POST /api/register', () => {
  test('a newcomer is signed in at once and the password stays on the server', async () => {
    const form = newcomer()
    const answer = await t.call(accounts.register, form)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ username: form.username, role: 'student', grade: 5, points: 0 })
    expect(JSON.stringify(answer.body)).not.toContain('assword')
    expect((await whoIs(readToken(answer.headers))).json()).toMatchObject({ id: answer.body.id })
  })

  test.each([
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    ['Mars/Olympus', 'UTC'],
    [undefined, 'UTC'],
  ])(
    'a device in the time zone %s makes an account in %s',
    { tags: ['CONST2-24'] },
    async (timezone, stored) => {
      expect((await t.call(accounts.register, newcomer({ timezone }))).body.timezone).toBe(stored)
    },
  )

  test.each([
    ['zh', 'zh'],
    [undefined, 'en'],
  ] as const)(
    'a form filled in in %s makes an account in %s',
    { tags: ['CONST2-25'] },
    async (languagePreference, stored) => {
      const { body } = await t.call(accounts.register, newcomer({ languagePreference }))
      expect(body.languagePreference).toBe(stored)
    },
  )

  test.each([
    ['teacher', 3, 12, true],
    ['professional', 3, 12, false],
    ['college', 3, 13, false],
    ['student', 7, 7, false],
    ['student', 'seventh', 5, false],
  ] as const)(
    'a %s who sends grade %j gets grade %i, teacher flag %s',
    { tags: ['SEC-11…14', 'SEC-16'] },
    async (role, grade, stored, isTeacher) => {
      // The client's own flag is ignored: the server sets it from the role.
      const { body } = await t.call(accounts.register, newcomer({ role, grade, isTeacher: !isTeacher }))
      expect(body).toMatchObject({ role, grade: stored, isTeacher })
    },
  )

  test('nobody registers as admin', { tags: ['SEC-15', 'SEC-17'] }, async () => {
    const answer = await t.send(accounts.register, newcomer({ role: 'admin' }))
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ field: 'role' }])
  })

  test.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: '\u3164\u3164\u3164' }, 'Username must not contain spaces'],
    [{ username: 'a\u200bda' }, 'Username must not contain spaces'],
    [{ username: 'a\u034fda' }, 'Username must not contain spaces'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ password: 'eleven-mark', role: 'teacher' }, 'Password must be at least 12 characters'],
    [
      { password: 'sunshine' },
      'Many people use this password, so it is guessed first. Please choose another one.',
    ],
    [
      { password: 'lovelace-1815' },
      'A password made of a name, a username, an email or “trellis” is easy to guess. Please choose another one.',
    ],
    [{ email: 'not an email' }, 'Please enter a valid email address'],
    [{ grade: 13 }, 'Grade must be a whole number from 1 to 12'],
    [{ firstName: '  ' }, 'First name is required'],
  ])('%j is refused with its text', async (fault, message) => {
    const answer = await t.call(accounts.register, newcomer(fault))
    expect(answer).toMatchObject({ status: 400, body: { message, code: 'invalid_input' } })
  })

  test('a taken username is refused, whatever its case', async () => {
    const form = newcomer()
    await t.call(accounts.register, form)
    const again = await t.call(accounts.register, newcomer({ username: form.username.toUpperCase() }))
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'This username is already taken', issues: [{ field: 'username' }] },
    })
  })

  test('a taken email is refused, whatever its case', async () => {
    const form = newcomer()
    await t.call(accounts.register, form)
    const again = await t.call(accounts.register, newcomer({ email: form.email.toUpperCase() }))
    expect(again).toMatchObject({ status: 409, body: { issues: [{ field: 'email' }] } })
  })

  test('a form sent twice with one key makes one account and signs in both times', async () => {
    const form = newcomer()
    const first = await t.call(accounts.register, form, {
      idempotencyKey: `form-of-${form.username}`,
    })
    const second = await t.call(accounts.register, form, {
      idempotencyKey: `form-of-${form.username}`,
    })
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } })
    expect((await whoIs(readToken(second.headers))).statusCode).toBe(200)
  })

  test('a form sent again with the session of its first, lost answer still makes one account', async () => {
    const form = newcomer()
    const headers = { 'idempotency-key': `form-of-${form.username}` }
    const request = { method: 'POST', url: '/api/register', headers, payload: form } as const
    const first = await t.app.inject(request)
    const cookies = { [SESSION_COOKIE]: readToken(first.headers) }
    const second = await t.app.inject({ ...request, cookies })
    expect([second.statusCode, second.json().id]).toEqual([201, first.json().id])
  })

  test('whoever registers in a browser that was signed in leaves no session open behind', async () => {
    const earlier = await t.signUp()
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/register',
      cookies: { [SESSION_COOKIE]: earlier.token },
      payload: newcomer(),
    })
    expect((await whoIs(readToken(answer.headers))).json()).toMatchObject({ id: answer.json().id })
    expect((await whoIs(earlier.token)).statusCode).toBe(401)
  })

  test('twenty newcomers who want one name at once: one gets it, the others are told', async () => {
    const form = newcomer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        t.call(accounts.register, { ...form, email: `${n}${form.email}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
  })
})

test('over https the session is in a cookie that this host alone can set; one from before moves over', async () => {
  const https = await createTestApp({ config: { publicUrl: new URL('https://learn.example.org') } })
  const { user, token } = await https.signUp()
  const credentials = { username: user.username, password: KNOWN_PASSWORD }
  const signedIn = await https.call(accounts.signIn, credentials)
  const set = [signedIn.headers['set-cookie']].flat().map(String)
  const secure = set.find((cookie) => cookie.startsWith('__Host-trellis_session=')) ?? ''
  expect(secure).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax/)
  expect(secure).not.toMatch(/Domain/i)
  expect(set.join()).toContain('trellis_session=;')
  const own = secure.split(';', 1)[0]?.split('=')[1] ?? ''
  const see = (cookies: Record<string, string>) => https.app.inject({ url: '/api/user', cookies })
  expect((await see({ [SECURE_SESSION_COOKIE]: own })).statusCode).toBe(200)
  // What a neighbor under the same domain plants does not come before it.
  const other = await https.signUp()
  const both = await see({ [SECURE_SESSION_COOKIE]: own, [SESSION_COOKIE]: other.token })
  expect(both.json()).toMatchObject({ id: user.id })

  expect((await see({ [SESSION_COOKIE]: token })).statusCode).toBe(200)
  https.clock.now = new Date(https.clock.now.getTime() + 2 * 24 * 3_600_000)
  const moved = String((await see({ [SESSION_COOKIE]: token })).headers['set-cookie'])
  expect(moved).toContain(`__Host-trellis_session=${token}`)
  const out = await https.app.inject({
    method: 'POST',
    url: '/api/logout',
    cookies: { [SECURE_SESSION_COOKIE]: own },
  })
  expect(String(out.headers['set-cookie'])).toContain('__Host-trellis_session=;')
  expect((await see({ [SECURE_SESSION_COOKIE]: own })).statusCode).toBe(401)
})

describe('POST /api/login', () => {
  test('the right password signs in, also with the name in another case and stray spaces', async () => {
    const form = newcomer()
    await t.call(accounts.register, form)
    const answer = await t.call(accounts.signIn, {
      username: ` ${form.username.toUpperCase()} `,
      password: form.password,
    })
    expect(answer).toMatchObject({ status: 200, body: { username: form.username } })
  })

  test('an accented letter is the same letter, whichever way a keyboard writes it', async () => {
    const form = newcomer()
    const written = { ...form, username: `e\u0301${form.username}` }
    const { body } = await t.call(accounts.register, written)
    const answer = await t.call(accounts.signIn, { username: `é${form.username}`, password: form.password })
    expect(answer).toMatchObject({ status: 200, body: { id: body.id } })
  })

  test('an unknown name and a wrong password get the same answer', async () => {
    const form = newcomer()
    await t.call(accounts.register, form)
    const unknown = await t.call(accounts.signIn, { username: 'nobody-by-this-name', password: 'secret-1' })
    const wrong = await t.call(accounts.signIn, { username: form.username, password: 'secret-2' })
    expect(unknown).toMatchObject({ status: 401, body: { message: 'Invalid username or password' } })
    expect(wrong.body).toEqual(unknown.body)
  })

  test('the cookie is out of reach for scripts and other sites', async () => {
    const { headers } = await t.call(accounts.register, newcomer())
    const cookie = String([headers['set-cookie']].flat()[0])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
  })

  test('the cookie is sent over https alone when the product is reached by https', async () => {
    const https = await createTestApp({ config: { publicUrl: new URL('https://learn.example.org') } })
    const { headers } = await https.call(accounts.register, newcomer())
    const set = [headers['set-cookie']].flat().map(String)
    expect(set.length).toBeGreaterThanOrEqual(2)
    for (const cookie of set) expect(cookie).toContain('Secure')
  })

  test('signing in replaces the session the browser came with', async () => {
    const form = newcomer()
    const planted = readToken((await t.call(accounts.register, form)).headers)
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/login',
      cookies: { [SESSION_COOKIE]: planted },
      payload: { username: form.username, password: form.password },
    })
    const fresh = readToken(response.headers)
    expect(fresh).not.toBe(planted)
    expect((await whoIs(planted)).statusCode).toBe(401)
    expect((await whoIs(fresh)).statusCode).toBe(200)
  })

  test('after ten wrong passwords even the right one has to wait a quarter of an hour', async () => {
    const form = newcomer()
    await t.call(accounts.register, form)
    const guess = { username: form.username, password: 'wrong-password' }
    const guesses = await Promise.all(Array.from({ length: 11 }, () => t.call(accounts.signIn, guess)))
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429])

    const right = { username: form.username, password: form.password }
    const refused = await t.call(accounts.signIn, right)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    t.clock.now = new Date(t.clock.now.getTime() + 15 * 60_000 + 1)
    expect((await t.call(accounts.signIn, right)).status).toBe(200)
  })

  test('hammering at one name from one place locks out neither its owner elsewhere nor others there', async () => {
    const [ada, bob] = [newcomer(), newcomer()]
    await t.call(accounts.register, ada)
    await t.call(accounts.register, bob)
    const signInFrom = (remoteAddress: string, { username }: typeof ada, password: string) =>
      t.app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { username, password } })

    for (let n = 0; n < 10; n++) await signInFrom('192.0.2.1', ada, 'wrong-password')
    const hammering = await Promise.all(
      Array.from({ length: 400 }, () => signInFrom('192.0.2.1', ada, 'wrong-password')),
    )
    expect(new Set(hammering.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
    expect((await signInFrom('192.0.2.2', ada, ada.password)).statusCode).toBe(200)
    expect((await signInFrom('192.0.2.1', bob, bob.password)).statusCode).toBe(200)
  })

  test('behind a proxy the address it saw counts, not what the caller claims', async () => {
    t = await createTestApp({ config: { isBehindProxy: true } })
    const { username } = newcomer()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      const answer = await t.call(
        accounts.signIn,
        { username, password: 'wrong-password' },
        { headers: { 'x-forwarded-for': `198.51.100.${n}, 192.0.2.9` } },
      )
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  test('a try that the server could not answer is not counted', async () => {
    // The salt of its stored password is missing, so that checking it fails.
    const { user } = await t.signUp('student', { password: 'argon2id$19456$2$$' })
    for (let n = 0; n < 12; n++) {
      const answer = await t.call(accounts.signIn, { username: user.username, password: 'secret-1' })
      expect(answer.status).toBe(500)
    }
  })

  test('signing in often and rightly is never throttled', async () => {
    const form = newcomer()
    await t.call(accounts.register, form)
    for (let n = 0; n < 12; n++) {
      const answer = await t.call(accounts.signIn, { username: form.username, password: form.password })
      expect(answer.status).toBe(200)
    }
  })

  test.each([
    ['disabled', { disabledAt: new Date() }],
    ['deleted', { deletedAt: new Date() }],
  ])('a %s account cannot sign in and its sessions end', async (_, change) => {
    const form = newcomer()
    const token = readToken((await t.call(accounts.register, form)).headers)
    await t.db.update(users).set(change).where(eq(users.username, form.username))
    const { status } = await t.call(accounts.signIn, { username: form.username, password: form.password })
    expect(status).toBe(401)
    expect((await whoIs(token)).statusCode).toBe(401)
  })

  test('a demo account opens only while demo mode is on', async () => {
    const form = newcomer()
    const token = readToken((await t.call(accounts.register, form)).headers)
    await t.db.update(users).set({ isDemo: true }).where(eq(users.username, form.username))
    expect((await whoIs(token)).statusCode).toBe(200)

    t = await createTestApp({ config: { isDemo: false } })
    const { status } = await t.call(accounts.signIn, { username: form.username, password: form.password })
    expect(status).toBe(401)
    expect((await whoIs(token)).statusCode).toBe(401)
  })
})

describe('sessions', () => {
  test('only a hash of the token is stored', async () => {
    const ada = await t.signUp()
    const [row] = await t.db.select().from(sessions).where(eq(sessions.userId, ada.id))
    expect(JSON.stringify(row)).not.toContain(ada.token)
  })

  test('a session ends after thirty days without use, and use prolongs it', async () => {
    const ada = await t.signUp()
    const start = t.clock.now.getTime()

    t.clock.now = new Date(start + 29 * DAY_MS)
    const answer = await ada.call(accounts.currentUser, {})
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toContain(SESSION_COOKIE)

    t.clock.now = new Date(start + 58 * DAY_MS)
    expect((await ada.call(accounts.currentUser, {})).status).toBe(200)
    t.clock.now = new Date(start + 89 * DAY_MS)
    expect((await ada.call(accounts.currentUser, {})).status).toBe(401)
  })

  describe('of staff', () => {
    beforeEach(async () => {
      t = await createTestApp({ config: { staffIdleHours: 12 } })
    })
    const pass = (ms: number) => {
      t.clock.now = new Date(t.clock.now.getTime() + ms)
    }

    test.each([
      ['teacher', {}],
      ['admin', {}],
      ['professional', { isTeacher: true }],
    ] as const)(
      'the session of a %s ends after twelve idle hours, and use prolongs it',
      async (role, more) => {
        const ada = await t.signUp(role, more)
        const isIn = async () => (await ada.call(accounts.currentUser, {})).status === 200
        pass(11 * HOUR_MS)
        const answer = await ada.call(accounts.currentUser, {})
        expect(String(answer.headers['set-cookie'])).toContain(SESSION_COOKIE)
        pass(12 * HOUR_MS - 1)
        expect(await isIn()).toBe(true)
        pass(12 * HOUR_MS)
        expect(await isIn()).toBe(false)
      },
    )

    test('what an open page asks by itself keeps it from ending as little as sleep does', async () => {
      const ada = await t.signUp('admin')
      pass(7 * HOUR_MS)
      for (const polled of [notifications.count, safetyAlerts.count, adminDashboard.read])
        expect((await ada.call(polled, {})).status).toBe(200)
      pass(5 * HOUR_MS)
      expect(await ada.call(accounts.currentUser, {})).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      })
    })

    test('a learner who becomes a teacher has it from then on, and within five minutes nothing is written', async () => {
      const ada = await t.signUp()
      await t.db.update(users).set({ role: 'teacher', isTeacher: true }).where(eq(users.id, ada.id))
      pass(4 * 60_000)
      expect((await ada.call(accounts.currentUser, {})).headers['set-cookie']).toBeUndefined()
      pass(12 * HOUR_MS)
      expect((await ada.call(accounts.currentUser, {})).status).toBe(401)
    })
  })

  test('reading within a day writes nothing', async () => {
    const ada = await t.signUp()
    t.clock.now = new Date(t.clock.now.getTime() + HOUR_MS)
    expect((await ada.call(accounts.currentUser, {})).headers['set-cookie']).toBeUndefined()
  })

  test('signing out ends this session, takes the cookie away, and may be repeated', async () => {
    const ada = await t.signUp()
    const answer = await ada.call(accounts.signOut, {})
    expect(answer).toMatchObject({ status: 200 })
    expect(String(answer.headers['set-cookie'])).toMatch(/trellis_session=;/)
    expect((await ada.call(accounts.currentUser, {})).status).toBe(401)
    expect((await ada.call(accounts.signOut, {})).status).toBe(200)
  })

  test('signing out everywhere ends every session of this person and of nobody else', async () => {
    const form = newcomer()
    const credentials = { username: form.username, password: form.password }
    const phone = readToken((await t.call(accounts.register, form)).headers)
    const laptop = readToken((await t.call(accounts.signIn, credentials)).headers)
    const bob = await t.signUp()

    await t.app.inject({
      method: 'POST',
      url: '/api/logout/everywhere',
      cookies: { [SESSION_COOKIE]: phone },
    })
    expect((await whoIs(phone)).statusCode).toBe(401)
    expect((await whoIs(laptop)).statusCode).toBe(401)
    expect((await bob.call(accounts.currentUser, {})).status).toBe(200)
  })

  test.each(['', 'x', 'a'.repeat(500), '../../etc/passwd', '%00', "' or 1=1 --"])(
    'the made-up token %j is nobody',
    async (token) => {
      expect((await whoIs(token)).statusCode).toBe(401)
    },
  )
})
