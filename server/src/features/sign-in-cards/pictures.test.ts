import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cardSignIn, ownPictures } from '#contract/profile/card-sign-in.ts'
import { signInCards } from '#contract/teaching/sign-in-cards.ts'
import type { Picture } from '#engines/accounts/index.ts'
import { picturePasswords } from '../../db/schema/accounts/sign-in-cards.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { makeNoPassword } from '../../platform/sessions/passwords.ts'
import { addClass } from '../../testing/class-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

// One for each test: what it has seen of guessing must not slow the next one.
let t: TestApp
const RIGHT: Picture[] = ['cat', 'sun', 'boat', 'tree']
const WRONG: Picture[] = ['sun', 'cat', 'boat', 'tree']
let teacher: TestPerson
let nia: TestPerson
let id: number
let poster: string

const child = (lastName: string, more: Partial<typeof users.$inferInsert> = {}) =>
  t.signUp('student', { firstName: 'Nia', lastName, grade: 1, age: 6, ...more })

beforeEach(async () => {
  t = await createTestApp()
  teacher = await t.signUp('teacher')
  nia = await child('Bello')
  id = (await addClass(t, teacher.id, [nia.id], { name: '1a' })).id
  await give(nia)
  poster = (await teacher.call(signInCards.makePoster, { id })).body.code
})

const give = (to: TestPerson, pictures = RIGHT) =>
  teacher.call(signInCards.setPictures, { id, studentId: to.id, pictures })
const tap = (pictures: Picture[], pupil = nia, by = poster) =>
  t.call(cardSignIn.signInByPictures, { poster: by, pupilId: pupil.id, pictures })
const join = (classId: number, ...people: TestPerson[]) =>
  t.db.insert(classEnrollments).values(people.map((one) => ({ classId, studentId: one.id })))
const passOn = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000)
}

test('with the poster of the class a child taps its name and four pictures, and is in', async () => {
  const read = await t.call(cardSignIn.poster, { poster })
  expect(read.body).toEqual({ className: '1a', pupils: [{ id: nia.id, name: 'Nia B.' }] })
  expect((await tap(WRONG)).body).toMatchObject({ code: 'wrong_credentials', reason: 'picturesWrong' })
  expect(await tap(RIGHT)).toMatchObject({ status: 200, body: { id: nia.id } })
  const log = await t.db.select().from(auditLog).where(eq(auditLog.subjectId, nia.id)).orderBy(auditLog.id)
  expect(log.map(({ action, details }) => [action, details.way])).toEqual([
    ['picture passwords set', undefined],
    ['sign-in failed', 'pictures'],
    ['signed in', 'pictures'],
  ])
  const [row] = await t.db.select().from(picturePasswords).where(eq(picturePasswords.userId, nia.id))
  expect(row?.hash).toMatch(/^argon2id\$19456\$/)
})

test('the poster shows only who has pictures, by first name and initial, namesakes with a number', async () => {
  const other = await child('Brown')
  const without = await child('Ruiz', { firstName: 'Ada' })
  await join(id, other, without)
  await give(other)
  const { body } = await t.call(cardSignIn.poster, { poster })
  expect(body.pupils).toEqual([
    { id: nia.id, name: 'Nia B. 1' },
    { id: other.id, name: 'Nia B. 2' },
  ])
  expect(JSON.stringify(body)).not.toMatch(/Bello|Brown|Ada/)
})

test('drawn pictures are four of sixteen, told once, and open the account', async () => {
  const other = await child('Diaz')
  await join(id, other)
  const { body } = await teacher.call(signInCards.drawPictures, { id, studentIds: [nia.id, other.id] })
  expect(body.drawn.map(({ name }) => name)).toEqual(['Nia B.', 'Nia D.'])
  for (const [at, pupil] of [nia, other].entries()) {
    const pictures = body.drawn[at]?.pictures ?? []
    expect(new Set(pictures).size).toBe(4)
    expect((await tap(pictures, pupil)).status).toBe(200)
  }
  expect(
    JSON.stringify(await t.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id))),
  ).not.toContain(body.drawn[0]?.pictures.join('-'))
})

test('five wrong tries lock the pictures of that child alone for a quarter of an hour', async () => {
  const other = await child('Diaz')
  await join(id, other)
  await give(other)
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await tap(WRONG)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const locked = await tap(RIGHT)
  expect([locked.status, locked.body.reason]).toEqual([429, 'tooManyPictureTries'])
  expect((await tap(RIGHT, other)).status).toBe(200)
  const noted = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, nia.id), eq(auditLog.action, 'sign-in locked')))
  expect(noted).toHaveLength(1)
  passOn(15)
  expect((await tap(RIGHT)).status).toBe(200)
})

test('twenty wrong tries a day are the end of it, until the teacher gives new pictures', async () => {
  for (let round = 0; round < 4; round++) {
    for (let n = 0; n < 5; n++) expect((await tap(WRONG)).status).toBe(401)
    passOn(16)
  }
  expect((await tap(RIGHT)).status).toBe(429)
  passOn(1)
  await give(nia, WRONG)
  expect((await tap(WRONG)).status).toBe(200)
})

test('one row of pictures tried on many children is stopped, although it is right for one', async () => {
  const pupils = await Promise.all(Array.from({ length: 20 }, (_, n) => child(`Child${n}`)))
  await join(id, ...pupils)
  await t.db
    .insert(picturePasswords)
    .values(pupils.map((one) => ({ userId: one.id, hash: makeNoPassword() })))
  const sprayed: Picture[] = ['umbrella', 'bike', 'turtle', 'cake']
  await give(nia, sprayed)
  for (const pupil of pupils) await tap(sprayed, pupil)
  expect((await tap(sprayed)).status).toBe(429)
})

test('nothing is shown or opened without a poster that hangs', async () => {
  const wrong = 'CDFGHJKMNPQRTWXY3467'
  for (const code of [wrong, 'hello']) {
    const read = await t.call(cardSignIn.poster, { poster: code })
    expect([read.status, read.body.reason, read.body.pupils]).toEqual([401, 'posterNotAccepted', undefined])
    expect((await tap(RIGHT, nia, code)).body.reason).toBe('posterNotAccepted')
  }
  const anew = (await teacher.call(signInCards.makePoster, { id })).body.code
  expect((await tap(RIGHT)).status).toBe(401)
  expect((await tap(RIGHT, nia, anew)).status).toBe(200)
  expect((await teacher.call(signInCards.revokePoster, { id })).body.ended).toBe(1)
  expect((await t.call(cardSignIn.poster, { poster: anew })).status).toBe(401)
  expect((await tap(RIGHT, nia, anew)).status).toBe(401)
})

test('the poster of another class opens no account, and locks none', async () => {
  const other = await t.signUp('teacher')
  const friend = await child('Diaz')
  const there = (await addClass(t, other.id, [friend.id])).id
  const theirs = (await other.call(signInCards.makePoster, { id: there })).body.code
  for (let n = 0; n < 6; n++) expect((await tap(RIGHT, nia, theirs)).body.reason).toBe('picturesWrong')
  expect((await tap(RIGHT)).status).toBe(200)
})

test.each([
  ['of grade 4', () => change({ grade: 4 })],
  ['with teacher pages', () => change({ isTeacher: true, role: 'teacher' })],
  ['who is disabled', () => change({ disabledAt: t.clock.now })],
  ['who left the class', () => leave()],
] as const)('a person %s is not on the poster and gets in by no pictures', async (_, happen) => {
  await happen()
  expect((await t.call(cardSignIn.poster, { poster })).body.pupils).toEqual([])
  expect((await tap(RIGHT)).body.reason).toBe('picturesWrong')
})

const change = (set: Partial<typeof users.$inferInsert>) =>
  t.db.update(users).set(set).where(eq(users.id, nia.id))
const leave = () =>
  t.db
    .update(classEnrollments)
    .set({ status: 'inactive', consent: 'left' })
    .where(eq(classEnrollments.studentId, nia.id))

test('pictures and posters are for grades 1 to 3, and of one’s own class', async () => {
  const older = await child('Older', { grade: 4 })
  await join(id, older)
  expect((await give(older)).status).toBe(409)
  expect((await teacher.call(signInCards.drawPictures, { id, studentIds: [nia.id, older.id] })).status).toBe(
    409,
  )
  const room = (await addClass(t, teacher.id, [older.id])).id
  expect((await teacher.call(signInCards.makePoster, { id: room })).body.reason).toBe('posterNeedsChildren')
  const other = await t.signUp('teacher')
  const pictures = { id, studentId: nia.id, pictures: RIGHT }
  expect((await other.call(signInCards.setPictures, pictures)).status).toBe(404)
  expect((await other.call(signInCards.makePoster, { id })).status).toBe(404)
  expect((await nia.call(signInCards.setPictures, pictures)).status).toBe(403)
  for (const row of [
    ['cat', 'cat', 'sun', 'boat'],
    ['cat', 'sun', 'boat'],
    ['cat', 'sun', 'boat', 'house'],
  ])
    expect((await teacher.send(signInCards.setPictures, { ...pictures, pictures: row })).status).toBe(400)
})

test('a child changes its pictures after tapping the old ones; a teacher can remove them', async () => {
  const chosen: Picture[] = ['fish', 'bird', 'star', 'cake']
  expect((await nia.call(ownPictures.read, {})).body.isSet).toBe(true)
  expect((await nia.call(ownPictures.change, { current: WRONG, pictures: chosen })).status).toBe(401)
  expect((await nia.call(ownPictures.change, { current: RIGHT, pictures: chosen })).status).toBe(200)
  expect([(await tap(RIGHT)).status, (await tap(chosen)).status]).toEqual([401, 200])
  expect((await teacher.call(signInCards.removePictures, { id, studentId: nia.id })).body.ended).toBe(1)
  expect((await tap(chosen)).status).toBe(401)
  expect((await nia.call(ownPictures.read, {})).body.isSet).toBe(false)
  expect((await nia.call(ownPictures.change, { current: chosen, pictures: RIGHT })).status).toBe(404)
})
