import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { cardSignIn } from '#contract/profile/card-sign-in.ts'
import { signInCards } from '#contract/teaching/sign-in-cards.ts'
import { showPrintedCode } from '#engines/accounts/index.ts'
import { signInCards as cardRows } from '../../db/schema/accounts/sign-in-cards.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { addClass } from '../../testing/class-rows.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp, type TestPerson } from '../../testing/test-app.ts'

// One for each test: what it has seen of guessing must not slow the next one.
let t: TestApp
let teacher: TestPerson
let maya: TestPerson
let leo: TestPerson
let id: number

beforeEach(async () => {
  t = await createTestApp()
  teacher = await t.signUp('teacher')
  maya = await t.signUp('student', { firstName: 'Maya', lastName: 'Okafor', grade: 5 })
  leo = await t.signUp('student', { firstName: 'Leo', lastName: 'Li', grade: 5 })
  id = (await addClass(t, teacher.id, [maya.id, leo.id], { name: 'Math 5b' })).id
  passOn(60_000)
})

async function print(...pupils: TestPerson[]): Promise<string[]> {
  const { body } = await teacher.call(signInCards.print, { id, studentIds: pupils.map((one) => one.id) })
  return pupils.map((one) => body.cards.find(({ studentId }) => studentId === one.id)?.code ?? '')
}
const signIn = (card: string, code?: string) =>
  t.call(cardSignIn.signIn, { card, ...(code !== undefined && { code }) })
const passOn = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms)
}
const sessionOf = (headers: Record<string, unknown>) => {
  const cookie = [headers['set-cookie']].flat().find((one) => String(one).startsWith(SESSION_COOKIE))
  return { headers: { cookie: String(cookie).split(';', 1)[0] ?? '' } }
}
const actions = async (subjectId: number) =>
  (await t.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.id)).map(
    ({ action, actorId, details }) => [action, actorId, details.way],
  )

test('a printed card signs its student in, scanned or typed, and the list says when', async () => {
  const printed = await teacher.call(signInCards.print, { id, studentIds: [maya.id, leo.id] })
  expect(printed.body).toMatchObject({
    className: 'Math 5b',
    cards: [{ name: 'Leo L.' }, { name: 'Maya O.' }],
  })
  const card = printed.body.cards[1]?.code ?? ''
  expect(card).toMatch(/^[A-Z0-9]{20}$/)
  passOn(60_000)
  const scanned = await signIn(card)
  expect([scanned.status, scanned.body.id]).toEqual([200, maya.id])
  expect((await t.call(accounts.currentUser, {}, sessionOf(scanned.headers))).body.id).toBe(maya.id)
  expect((await signIn(showPrintedCode(card).toLowerCase())).status).toBe(200)

  const { body } = await teacher.call(signInCards.list, { id })
  const at = t.clock.now.toISOString()
  expect(body.pupils.map(({ name, card: own }) => [name, own?.lastUsedAt ?? null])).toEqual([
    ['Leo Li', null],
    ['Maya Okafor', at],
  ])
  expect(await actions(maya.id)).toEqual([
    ['signed in', maya.id, 'card'],
    ['signed in', maya.id, 'card'],
  ])
})

test('the secret is stored as a hash alone, and is in no entry of the log', async () => {
  const [card = ''] = await print(maya)
  const rows = await t.db.select().from(cardRows).where(eq(cardRows.userId, maya.id))
  const log = await t.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id))
  expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['sign-in cards printed', maya.id],
  ])
  expect(JSON.stringify([rows, log])).not.toContain(card)
  expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
})

test('printing anew ends the card before and what was begun with it, and nothing else', async () => {
  const [lost = ''] = await print(maya)
  passOn(60_000)
  const byCard = await signIn(lost)
  passOn(60_000)
  const byPassword = await t.call(accounts.signIn, {
    username: maya.user.username,
    password: KNOWN_PASSWORD,
  })
  const again = await teacher.call(signInCards.print, { id, studentIds: [maya.id] })
  expect(again.body.signedOut).toBe(1)
  expect((await signIn(lost)).status).toBe(401)
  expect((await t.call(accounts.currentUser, {}, sessionOf(byCard.headers))).status).toBe(401)
  expect((await t.call(accounts.currentUser, {}, sessionOf(byPassword.headers))).status).toBe(200)
  expect((await signIn(again.body.cards[0]?.code ?? '')).status).toBe(200)
})

test('one card, or all of the class, are ended by one call', async () => {
  const [ofMaya = '', ofLeo = ''] = await print(maya, leo)
  expect((await teacher.call(signInCards.revoke, { id, studentId: maya.id })).body.ended).toBe(1)
  expect([(await signIn(ofMaya)).status, (await signIn(ofLeo)).status]).toEqual([401, 200])
  passOn(60_000)
  const [anew = ''] = await print(maya)
  const all = await teacher.call(signInCards.revokeAll, { id })
  expect(all.body).toEqual({ ended: 2, signedOut: 1 })
  expect([(await signIn(anew)).status, (await signIn(ofLeo)).status]).toEqual([401, 401])
  expect((await teacher.call(signInCards.revokeAll, { id })).body.ended).toBe(0)
})

test.each([
  ['has left the class', () => setEnrollment('inactive')],
  ['was taken out', () => setEnrollment('removed')],
  [
    'is in a class that is over',
    () => t.db.update(classes).set({ isActive: false }).where(eq(classes.id, id)),
  ],
  ['is disabled', () => change({ disabledAt: t.clock.now })],
  ['has deleted their account', () => change({ deletedAt: t.clock.now, deletionRequestedAt: t.clock.now })],
  ['teaches by now', () => change({ role: 'teacher', isTeacher: true })],
  ['is an admin by now', () => change({ role: 'admin' })],
  ['was given the teacher pages', () => change({ isTeacher: true })],
] as const)(
  'the card of a student who %s does not work, and says no more than a wrong one',
  async (_, happen) => {
    const [card = ''] = await print(maya)
    expect((await signIn(card)).status).toBe(200)
    await happen()
    const refused = await signIn(card)
    const wrong = await signIn('CDFG-HJKM-NPQR-TWXY-3467')
    expect([refused.status, refused.body]).toEqual([401, wrong.body])
    expect(wrong.body.code).toBe('wrong_credentials')
    expect((await actions(maya.id)).at(-1)).toEqual(['sign-in failed', null, 'card'])
  },
)

const change = (set: Partial<typeof users.$inferInsert>) =>
  t.db.update(users).set(set).where(eq(users.id, maya.id))
const setEnrollment = (status: 'inactive' | 'removed') =>
  t.db
    .update(classEnrollments)
    .set({ status, consent: 'left' })
    .where(and(eq(classEnrollments.classId, id), eq(classEnrollments.studentId, maya.id)))

test('a card is no way around a second step', async () => {
  const [card = ''] = await print(maya)
  await change({ secondFactorSince: t.clock.now })
  expect((await signIn(card)).body.code).toBe('code_needed')
  expect((await signIn(card, '123456')).body).toMatchObject({ code: 'code_needed', reason: 'codeWrong' })
  for (let n = 0; n < 9; n++) await signIn(card, '123456')
  expect((await signIn(card, '123456')).status).toBe(429)
})

test('another teacher, a student and who waits for approval make and see no cards; an admin does', async () => {
  const asked = { id, studentIds: [maya.id] }
  const other = await t.signUp('teacher')
  await addClass(t, other.id, [maya.id])
  const pending = await t.signUp('teacher', { approvalAskedAt: t.clock.now })
  const theirs = (await addClass(t, pending.id, [maya.id])).id
  const admin = await t.signUp('admin')
  const statuses = async (who: TestPerson, classId = id) => [
    (await who.call(signInCards.list, { id: classId })).status,
    (await who.call(signInCards.print, { ...asked, id: classId })).status,
    (await who.call(signInCards.revoke, { id: classId, studentId: maya.id })).status,
  ]
  expect(await statuses(other)).toEqual([404, 404, 404])
  expect(await statuses(maya)).toEqual([403, 403, 403])
  expect(await statuses(pending, theirs)).toEqual([403, 403, 403])
  expect(await t.db.select().from(cardRows).where(eq(cardRows.userId, maya.id))).toEqual([])
  expect(await statuses(admin)).toEqual([200, 200, 200])
})

test('cards are for students of the class whose password a teacher may reset, all of them or none', async () => {
  const stranger = await t.signUp()
  const adult = await t.signUp('student', { age: 34 })
  const college = await t.signUp('college')
  const colleague = await t.signUp('teacher')
  for (const { id: studentId } of [adult, college, colleague])
    await t.db.insert(classEnrollments).values({ classId: id, studentId })
  const statusFor = async (...people: TestPerson[]) =>
    (await teacher.call(signInCards.print, { id, studentIds: people.map((one) => one.id) })).status
  expect(await statusFor(maya, stranger)).toBe(404)
  for (const person of [adult, college, colleague]) expect(await statusFor(maya, person)).toBe(409)
  const everybody = [maya, stranger, adult, college, colleague].map((one) => one.id)
  expect(await t.db.select().from(cardRows).where(inArray(cardRows.userId, everybody))).toEqual([])
  const { body } = await teacher.call(signInCards.list, { id })
  expect(body.pupils.filter((pupil) => pupil.mayHaveCard).map(({ studentId }) => studentId)).toEqual([
    leo.id,
    maya.id,
  ])
})

test('going through cards from one place is noticed and slowed; a right card still works there', async () => {
  const LETTERS = 'CDFGHJKMNPQRTWXY34679'
  const [card = ''] = await print(maya)
  const from = (payload: object, remoteAddress = '192.0.2.77') =>
    t.app.inject({ method: 'POST', url: '/api/auth/card', remoteAddress, payload })
  const guess = (n: number) => ({
    card: `CDFGHJKMNPQRTWXY3${LETTERS[n % 21]}${LETTERS[Math.floor(n / 21) % 21]}${LETTERS[Math.floor(n / 441)]}`,
  })
  const noticed = () =>
    t.db.select().from(auditLog).where(eq(auditLog.action, 'sign-in guessing noticed')).orderBy(auditLog.id)
  const before = (await noticed()).length
  for (let n = 0; n < 20; n++) await from(guess(n))
  expect((await noticed()).slice(before).map(({ details }) => details)).toEqual([
    { accounts: 20, address: '192.0.2.77' },
  ])
  // The same one again waits.
  expect((await from(guess(3))).statusCode).toBe(429)
  expect((await from({ card })).statusCode).toBe(200)
  // From now on wrong cards of this place are told to wait, right ones are not.
  const statuses = []
  for (let n = 20; n < 30; n++) statuses.push((await from(guess(n))).statusCode)
  expect(new Set(statuses)).toEqual(new Set([429]))
  expect((await from({ card })).statusCode).toBe(200)
})

test('what is no card, or more than a card, is refused', async () => {
  const [card = ''] = await print(maya)
  expect((await signIn('hello')).status).toBe(401)
  for (const input of [{}, { card: '' }, { card: 'C'.repeat(61) }, { card: 7 }, { card, role: 'admin' }])
    expect((await t.send(cardSignIn.signIn, input)).status).toBe(400)
})
