import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { leaderboard } from '#contract/leaderboard.ts'
import { guardian } from '#contract/onboarding/guardian.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { practice } from '#contract/practice.ts'
import { PRESENCE_PATH } from '#contract/presence.ts'
import { progress } from '#contract/progress.ts'
import { skills } from '#contract/skills.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { guardianAgreements } from '../../db/schema/accounts/guardians.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { hear } from '../../testing/hear.ts'
import { addGuide } from '../../testing/note-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
const sockets: WebSocket[] = []
beforeEach(async () => {
  t = await createTestApp()
  await t.db.update(users).set({ points: 0 })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await t.app.close()
})

const BYRON = { guardianName: 'Byron', guardianEmail: 'byron@example.org' }
const GUIDE = { title: 'Halves', content: 'A half is one of two equal parts.' }
const child = (age = 9) => t.signUp('student', { age, points: 50, grade: 4 })
const isListed = async (person: TestPerson) =>
  (await person.call(leaderboard.list, {})).body.some(({ id }) => id === person.id)
const listPublic = async (reader: TestPerson) =>
  (await reader.call(studyGuides.public, {})).body.map(({ id }) => id)

const navigation = (route: string) =>
  JSON.stringify({
    type: 'navigation',
    route,
    title: 'A page',
    timestamp: t.clock.now.toISOString(),
    pageData: {},
  })

/** Opens a page as the browser does, and says which one the server has noted. */
async function openPage(person: TestPerson): Promise<string | null> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}${PRESENCE_PATH}`, {
    headers: { cookie: `${SESSION_COOKIE}=${person.token}` },
  })
  sockets.push(socket)
  await once(socket, 'open')
  socket.send(navigation('/notes'))
  socket.send('nonsense')
  await hear(socket, 'error')
  const visits = t.deps.presence.list().filter(({ userId }) => userId === person.id)
  return visits.find(({ page }) => page)?.page?.route ?? null
}

test('a child without an agreement can learn everything', { tags: ['Y-68'] }, async () => {
  const ada = await child()
  expect((await ada.call(skills.map, { userId: ada.id, subject: 'Mathematics' })).status).toBe(200)
  expect((await ada.call(practice.next, {})).status).toBe(201)
  expect((await ada.call(progress.metrics, { userId: ada.id })).status).toBe(200)
  expect((await ada.call(studyGuides.create, GUIDE)).status).toBe(201)
  expect((await ada.call(onboarding.complete, {})).status).toBe(200)
})

test.each([
  [12, true],
  [13, false],
  [null, false],
])(
  'at the age of %s a guardian has to agree first: %s',
  { tags: ['Y-46', 'Y-68', 'LEGAL-14'] },
  async (age, isNeeded) => {
    const ada = await t.signUp('student', { age, points: 50 })
    expect((await ada.call(guardian.read, {})).body).toEqual({
      isNeeded,
      isShielded: isNeeded,
      agreement: null,
    })
    expect(await isListed(ada)).toBe(!isNeeded)
    expect((await ada.call(leaderboard.standing, {})).body.rank).toBe(isNeeded ? null : 1)
    expect(await openPage(ada)).toBe(isNeeded ? null : '/notes')
    expect((await ada.call(studyGuides.create, { ...GUIDE, isPublic: true })).status).toBe(
      isNeeded ? 403 : 201,
    )
  },
)

test('an agreement switches on what others see and which page is noted', { tags: ['Y-68'] }, async () => {
  const ada = await child()
  const { body } = await ada.call(guardian.agree, BYRON)
  expect(body).toEqual({
    isNeeded: true,
    isShielded: false,
    agreement: { ...BYRON, agreedAt: t.clock.now.toISOString() },
  })
  expect(await isListed(ada)).toBe(true)
  expect(await openPage(ada)).toBe('/notes')
  const { body: guide } = await ada.call(studyGuides.create, { ...GUIDE, isPublic: true })
  expect(await listPublic(await t.signUp())).toContain(guide.id)
})

test('an agreement can be taken back: what was public is hidden again and open pages are forgotten', {
  tags: ['Y-68'],
}, async () => {
  const ada = await child()
  await ada.call(guardian.agree, BYRON)
  const { id } = await addGuide(t, ada.id, { isPublic: true })
  const reader = await t.signUp()
  expect(await listPublic(reader)).toContain(id)
  expect(await openPage(ada)).toBe('/notes')

  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const { body } = await ada.call(guardian.withdraw, {})
  expect(body).toEqual({ isNeeded: true, isShielded: true, agreement: null })
  expect(await isListed(ada)).toBe(false)
  expect(await listPublic(reader)).not.toContain(id)
  expect((await reader.call(studyGuides.preview, { id })).status).toBe(404)
  expect(t.deps.presence.list().every(({ page }) => page === null)).toBe(true)
  expect(await openPage(ada)).toBeNull()
  // The owner still has it, and can go on writing.
  expect((await ada.call(studyGuides.update, { id, title: 'Thirds', isPublic: true })).status).toBe(200)
  const kept = await t.db.select().from(guardianAgreements).where(eq(guardianAgreements.userId, ada.id))
  expect(kept).toMatchObject([{ guardianName: 'Byron', withdrawnAt: t.clock.now }])
})

test('a page that stands open is followed from the agreement on', async () => {
  const ada = await child()
  expect(await openPage(ada)).toBeNull()
  await ada.call(guardian.agree, BYRON)
  const [socket] = sockets
  socket?.send(navigation('/quizzes'))
  await expect
    .poll(() => t.deps.presence.list().find(({ userId }) => userId === ada.id)?.page?.route)
    .toBe('/quizzes')
})

test('agreeing again with the same name changes nothing; another name is a new agreement', async () => {
  const ada = await child()
  for (const name of [BYRON, BYRON, { guardianName: 'Annabella' }]) {
    t.clock.now = new Date(t.clock.now.getTime() + 60_000)
    await ada.call(guardian.agree, name)
  }
  const rows = await t.db
    .select()
    .from(guardianAgreements)
    .where(eq(guardianAgreements.userId, ada.id))
    .orderBy(guardianAgreements.id)
  expect(rows.map(({ guardianName, withdrawnAt }) => [guardianName, withdrawnAt !== null])).toEqual([
    ['Byron', true],
    ['Annabella', false],
  ])
})

test('an own refusal holds, whatever a guardian says', async () => {
  const ada = await child()
  await t.db
    .insert(privacySettings)
    .values({ userId: ada.id, dataCollectionConsent: false, showOnLeaderboard: false })
  await ada.call(guardian.agree, BYRON)
  expect(await openPage(ada)).toBeNull()
  expect(await isListed(ada)).toBe(false)
})

test.each([{ guardianName: '' }, { guardianName: 'B' }, { guardianName: 'Byron', guardianEmail: 'byron@' }])(
  '%j is not enough to agree',
  async (name) => {
    const ada = await child()
    expect((await ada.call(guardian.agree, name)).status).toBe(400)
    expect((await ada.call(guardian.read, {})).body.isShielded).toBe(true)
  },
)

test('the onboarding takes an agreement along with the name, and takes it back', {
  tags: ['Y-68'],
}, async () => {
  const ada = await t.signUp('student', { points: 50 })
  const step = { currentStep: 'goals', completedSteps: [] } as const
  const save = (stepData: object) =>
    ada.send(onboarding.saveProgress, { ...step, completedSteps: [], stepData })
  expect(await save({ age: 8, guardianAgrees: true })).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'stepData.guardianName' }] },
  })
  await save({ age: 8, guardianName: 'Byron' })
  expect((await ada.call(guardian.read, {})).body).toMatchObject({ isShielded: true, agreement: null })
  expect((await save({ guardianAgrees: true })).body.data.stepData).toMatchObject({
    guardianName: 'Byron',
    guardianAgrees: true,
  })
  expect((await ada.call(guardian.read, {})).body.isShielded).toBe(false)
  await ada.call(guardian.withdraw, {})
  expect((await ada.call(onboarding.progress, {})).body.data.stepData).not.toHaveProperty('guardianAgrees')
  await save({ guardianAgrees: true })
  await save({ guardianAgrees: false })
  expect((await ada.call(guardian.read, {})).body.isShielded).toBe(true)
})

test('an age that was said cannot be emptied, which would do without the guardian', async () => {
  const ada = await child()
  await ada.call(onboarding.savePreferences, { age: null })
  expect(await isListed(ada)).toBe(false)
})

test('who turns out to be old enough needs nobody', async () => {
  const ada = await child(12)
  await ada.call(onboarding.savePreferences, { age: 13 })
  expect((await ada.call(guardian.read, {})).body.isShielded).toBe(false)
  expect(await isListed(ada)).toBe(true)
})
