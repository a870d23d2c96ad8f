import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { userManagement } from '#contract/admin/users.ts'
import { myAnnouncements } from '#contract/classroom/my-announcements.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { profile } from '#contract/profile/profile.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { publicDemo, type VisitRole } from '#contract/public-demo/public-demo.ts'
import { site } from '#contract/site.ts'
import { chat } from '#contract/study/chat.ts'
import { notes } from '#contract/study/notes.ts'
import { announcements } from '#contract/teaching/announcements.ts'
import { classes } from '#contract/teaching/classes.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/open-database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { fillDemo } from '../domain/demo/fill-demo.ts'
import { DEMO_PASSWORD } from '../domain/demo-accounts.ts'
import { SESSION_COOKIE, startSession } from '../platform/sessions/sessions.ts'
import { createTestApp } from '../testing/test-app.ts'
import { loadTestTemplate } from '../testing/test-database.ts'
import { refuseRealPeople, startPublicDemo } from './start-public-demo.ts'
import { openBrowser } from './testing/visitor.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'trellis-public-demo-'))

async function openDemo() {
  // In files on every run: each school is a copy of them.
  const database = await openDatabase({ dataDir, template: await loadTestTemplate(), isDurable: false })
  const t = await createTestApp({
    own: { ...database, databaseUrl: undefined },
    config: { dataDir, isDemo: true, registration: 'closed', publicDemo: { places: 2, part: 'reception' } },
  })
  await fillDemo(t.deps)
  const report = (message: string, error: unknown) => console.error(message, error)
  const demo = await startPublicDemo({ deps: t.deps, database, webDir: null, report, farewellMs: 200 })
  const app = await buildApp(t.deps, { webDir: null })
  await demo.lead(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await demo.stop()
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...t, demo, origin, close }
}

let t: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  t = await openDemo()
})
afterAll(() => t.close())

async function enterAs(role: VisitRole, browser = openBrowser(t.origin)) {
  const { status, body: user } = await browser.call(publicDemo.enter, { role })
  expect(status).toBe(200)
  return { ...browser, user }
}

type Visitor = Awaited<ReturnType<typeof enterAs>>
let someone: Visitor | null = null
/** One and the same for all tests that need any: a school takes a second to open. */
const findVisitor = async (): Promise<Visitor> => {
  someone ??= await enterAs('teacher')
  return { ...someone, ...openBrowser(t.origin, someone.cookies) }
}
async function startOver() {
  someone = null
  await t.demo.startOver()
}
const readToken = ({ cookies }: Visitor) => cookies.get(SESSION_COOKIE) ?? ''

test('nobody signs in and nobody registers; the roles are offered without a password', async () => {
  const { call } = openBrowser(t.origin)
  const { body } = await call(site.settings, {})
  expect(body).toMatchObject({ registration: 'demo', demoAccounts: [] })
  expect(body.visitRoles).toEqual(expect.arrayContaining(['student', 'kid', 'teacher', 'guardian']))
  for (const username of ['demo-admin', 'demo-teacher'])
    expect(await call(accounts.signIn, { username, password: DEMO_PASSWORD })).toMatchObject({
      status: 403,
      body: { reason: 'demoAccountsStay' },
    })
  expect(await call(notes.create, { title: 'x', content: 'x' })).toMatchObject({
    status: 401,
    body: { reason: 'demoStartedOver' },
  })
  expect((await openBrowser(t.origin).send(publicDemo.enter, { role: 'admin' })).status).toBe(400)
})

test('nothing that one visitor writes is seen by another, and all of it is gone when the demo starts over', {
  timeout: 60_000,
}, async () => {
  const ada = await enterAs('teacher')
  const [ownClass] = (await ada.call(classes.list, {})).body
  await ada.call(profile.update, { displayName: 'A stranger was here' })
  await ada.call(announcements.create, { title: 'Mine', content: 'Hello', classId: ownClass?.id ?? 0 })
  await ada.call(notes.create, { title: 'Mine', content: 'My own words' })
  await ada.call(chat.createSession, { userId: ada.user.id, title: 'About halves' })

  const bob = await enterAs('teacher')
  expect(bob.user).toMatchObject({ id: ada.user.id, displayName: null })
  const look = async ({ call, user }: typeof ada) => ({
    name: (await call(accounts.currentUser, {})).body.displayName,
    announced: (await call(announcements.list, {})).body.length,
    notes: (await call(notes.list, { id: user.id })).body.length,
    talks: (await call(chat.sessions, { userId: user.id })).body.length,
  })
  expect(await look(ada)).toEqual({ name: 'A stranger was here', announced: 1, notes: 1, talks: 1 })
  const untouched = { name: null, announced: 0, notes: 0, talks: 0 }
  expect(await look(bob)).toEqual(untouched)

  // Going on as somebody else leads to the same school, in the language that the visitor reads.
  const { body: pupilUser } = await ada.call(publicDemo.enter, { role: 'student', languagePreference: 'fr' })
  expect(pupilUser.languagePreference).toBe('fr')
  const pupil = { ...ada, user: pupilUser }
  const read = await pupil.call(myAnnouncements.list, { id: pupil.user.id })
  expect(read.body.map(({ title }) => title)).toEqual(['Mine'])

  t.clock.now = new Date(t.clock.now.getTime() + 3_600_000)
  await startOver()
  for (const { call, user } of [ada, bob])
    expect(await call(notes.list, { id: user.id })).toMatchObject({
      status: 401,
      body: { reason: 'demoStartedOver' },
    })
  expect(await look(await findVisitor())).toEqual(untouched)
})

test('what could reach others or stay is refused with its reason, whoever asks', async () => {
  const visitor = await findVisitor()
  const upload = { name: 'me.png', type: 'image/png', dataBase64: 'aGk=' } as const
  expect((await visitor.call(uploads.add, upload)).body).toMatchObject({ reason: 'demoTakesNoFiles' })
  expect((await visitor.call(profile.remove, { password: DEMO_PASSWORD })).body).toMatchObject({
    code: 'not_allowed',
    reason: 'demoAccountsStay',
  })
  expect((await visitor.send(userManagement.list, {})).body).toMatchObject({ reason: 'demoHasNoAdmin' })
})

test('a session of an admin opens nothing, in a school or before it', async () => {
  const visitor = await findVisitor()
  const school = t.demo.places.find(readToken(visitor))
  if (!school) throw new Error('The visitor has no school')
  for (const deps of [school.deps, t.deps]) {
    const [admin] = await deps.db.select().from(users).where(eq(users.username, 'demo-admin'))
    await deps.db.update(users).set({ disabledAt: null }).where(eq(users.username, 'demo-admin'))
    const { token } = await startSession(deps, admin?.id ?? 0, { userAgent: null, address: null })
    if (deps === school.deps) t.demo.places.link(token, school)
    visitor.cookies.set(SESSION_COOKIE, token)
    expect((await visitor.call(accounts.currentUser, {})).status).toBe(401)
  }
})

test('who signs out makes room; while all places are taken, the next one hears when to come again', async () => {
  await findVisitor()
  const leaving = await enterAs('student')
  const full = await openBrowser(t.origin).call(publicDemo.enter, { role: 'student' })
  expect(full).toMatchObject({ status: 503, body: { reason: 'demoFull', params: { minutes: 15 } } })
  expect(full.headers.get('retry-after')).toBe('900')
  expect((await leaving.call(accounts.signOut, {})).status).toBe(200)
  await expect.poll(() => t.demo.places.count()).toBe(1)
})

test('a request that is under way when the demo starts over hears so', async () => {
  const visitor = await findVisitor()
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"title":')),
  })
  const answer = fetch(`${t.origin}${notes.create.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${SESSION_COOKIE}=${readToken(visitor)}`,
    },
    body,
    duplex: 'half',
  } as RequestInit)
  const school = t.demo.places.find(readToken(visitor))
  await expect.poll(() => school?.inHand.size).toBe(1)
  await startOver()
  const response = await answer
  expect([response.status, ((await response.json()) as ErrorBody).reason]).toEqual([503, 'demoStartsOver'])
})

test('a database that holds people is not copied for strangers', async () => {
  await refuseRealPeople(t.db)
  const real = await t.signUp('student')
  await expect(refuseRealPeople(t.db)).rejects.toThrow('DEMO=public needs a database of its own')
  await t.db.delete(users).where(eq(users.id, real.id))
})
