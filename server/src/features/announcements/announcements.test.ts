import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { classFiles } from '#contract/classroom/class-files.ts'
import { myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { notifications } from '#contract/notifications.ts'
import type { Notice } from '#contract/presence.ts'
import { announcements } from '#contract/teaching/announcements.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { addClassFile } from '../../testing/assignment-samples.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addAnnouncement } from '../../testing/teaching-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: START })
})

const TRIP = { title: 'Trip', content: 'Bring **boots**.' }
const seenBy = async (student: TestPerson) =>
  (await student.call(myAnnouncements.list, { id: student.id })).body.map(({ id }) => id)

test('an announcement to a class reaches its students, normal unless said (P-33, P-48, DATA2-48)', async () => {
  const teacher = await t.signUp('teacher', { firstName: 'Grace', lastName: 'Hopper' })
  const [student, stranger] = [await t.signUp(), await t.signUp()]
  const { id: classId } = await addClass(t, teacher.id, [student.id], { name: '5b' })
  const { status, body } = await teacher.call(announcements.create, { ...TRIP, classId })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...TRIP,
    classId,
    className: '5b',
    priority: 'normal',
    readBy: 0,
    recipients: 1,
  })
  const [seen] = (await student.call(myAnnouncements.list, { id: student.id })).body
  expect(seen).toMatchObject({ ...TRIP, className: '5b', teacherName: 'Grace Hopper', isRead: false })
  expect(await seenBy(stranger)).toEqual([])
  expect((await student.call(notifications.list, {})).body).toEqual([])
})

test('who reads is counted once and never named; strangers cannot read', async () => {
  const teacher = await t.signUp('teacher')
  const [student, other, stranger] = [await t.signUp(), await t.signUp('college'), await t.signUp()]
  const { id: classId } = await addClass(t, teacher.id, [student.id, other.id])
  const { id } = await addAnnouncement(t, teacher.id, { classId })
  for (const _ of [1, 2]) expect((await student.call(myAnnouncements.read, { id })).status).toBe(204)
  expect((await stranger.call(myAnnouncements.read, { id })).status).toBe(404)
  const [own] = (await teacher.call(announcements.list, {})).body
  expect(own).toMatchObject({ id, readBy: 1, recipients: 2 })
  expect(JSON.stringify(own)).not.toContain('userId')
  expect((await student.call(myAnnouncements.list, { id: student.id })).body[0]?.isRead).toBe(true)
})

test('one for all classes reaches each student once, those who join later as well', async () => {
  const teacher = await t.signUp('teacher')
  const [both, late] = [await t.signUp(), await t.signUp()]
  await addClass(t, teacher.id, [both.id])
  await addClass(t, teacher.id, [both.id])
  const { body } = await teacher.call(announcements.create, TRIP)
  expect(body).toMatchObject({ classId: null, className: null, recipients: 1 })
  expect(await seenBy(both)).toEqual([body.id])
  await addClass(t, teacher.id, [late.id])
  expect(await seenBy(late)).toEqual([body.id])
})

test('it is gone for students when it expires, is deleted, they leave or the class ends; then back', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const { id: classId } = await addClass(t, teacher.id, [student.id])
  const expiresAt = new Date(START.getTime() + 60_000)
  const { id } = await addAnnouncement(t, teacher.id, { classId, expiresAt })
  expect(await seenBy(student)).toEqual([id])
  t.clock.now = expiresAt
  expect(await seenBy(student)).toEqual([])
  expect((await student.call(myAnnouncements.read, { id })).status).toBe(404)
  t.clock.now = START
  await teacher.call(announcements.remove, { id })
  expect(await seenBy(student)).toEqual([])
  await teacher.call(announcements.restore, { id })
  expect(await seenBy(student)).toEqual([id])
  const mine = eq(classEnrollments.studentId, student.id)
  await t.db.update(classEnrollments).set({ status: 'inactive' }).where(mine)
  expect(await seenBy(student)).toEqual([])
  await t.db.update(classEnrollments).set({ status: 'active' }).where(mine)
  await t.db.update(classes).set({ isActive: false }).where(eq(classes.id, classId))
  expect(await seenBy(student)).toEqual([])
})

test('high and urgent ones are notified once, and open pages hear of every change', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const { id: classId } = await addClass(t, teacher.id, [student.id])
  const heard: Notice['type'][] = []
  const visit = { sessionId: 1, userId: student.id, connectedAt: START, isWithheld: false, page: null }
  const leave = t.deps.presence.join(visit as Parameters<typeof t.deps.presence.join>[0], {
    hangUp: () => {},
    send: ({ type }) => heard.push(type),
  })
  const { id } = (await teacher.call(announcements.create, { ...TRIP, classId, priority: 'urgent' })).body
  expect(heard).toEqual(['announcements', 'notifications'])
  await teacher.call(announcements.update, { id, title: 'The trip', priority: 'high' })
  await teacher.call(announcements.remove, { id })
  expect(heard.slice(2)).toEqual(['announcements', 'announcements'])
  leave()
  const { body } = await student.call(notifications.list, {})
  expect(body.map(({ kind, data }) => [kind, data.title])).toEqual([['announcement', 'Trip']])
})

test("another teacher's class, announcement and students are out of reach, in bodies as well", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const { id: foreign } = await addClass(t, other.id, [(await t.signUp()).id])
  const { id } = await addAnnouncement(t, teacher.id)
  expect((await teacher.call(announcements.create, { ...TRIP, classId: foreign })).status).toBe(404)
  expect((await teacher.call(announcements.update, { id, classId: foreign })).status).toBe(404)
  expect((await other.call(announcements.update, { id, title: 'Mine' })).status).toBe(404)
  expect((await teacher.call(announcements.list, { classId: foreign })).body.map((one) => one.id)).toEqual([
    id,
  ])
})

test('an attached file opens for the class that it was announced to, and nobody attaches the file of another', {
  tags: ['P-34', 'Y-87'],
}, async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const [student, stranger] = [await t.signUp(), await t.signUp()]
  const { id: classId } = await addClass(t, teacher.id, [student.id])
  const { id: otherClass } = await addClass(t, other.id, [stranger.id])
  const { id } = await addAnnouncement(t, teacher.id, { classId })
  const key = await addClassFile(t, teacher.id, { classId })
  const attachments = [{ name: 'notes.txt', url: `/api/class-files/${key}` }]
  expect((await student.call(classFiles.open, { key })).status).toBe(404)
  expect((await teacher.call(announcements.update, { id, attachments })).status).toBe(200)
  expect((await student.call(classFiles.open, { key })).status).toBe(200)
  const stolen = { ...TRIP, classId: otherClass, attachments }
  expect((await other.call(announcements.create, stolen)).status).toBe(404)
  expect((await stranger.call(classFiles.open, { key })).status).toBe(404)
  expect((await teacher.call(announcements.update, { id, classId: null })).body.issues).toMatchObject([
    { field: 'attachments' },
  ])
})

test('the list of a class holds what is for it and for all; what is deleted is gone for students, too', {
  tags: ['P-32', 'P-35'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const { id: classId } = await addClass(t, teacher.id, [student.id])
  const { id: elsewhere } = await addClass(t, teacher.id)
  const own = await addAnnouncement(t, teacher.id, { classId })
  const all = await addAnnouncement(t, teacher.id)
  await addAnnouncement(t, teacher.id, { classId: elsewhere })
  const listed = (await teacher.call(announcements.list, { classId })).body.map(({ id }) => id)
  expect(new Set(listed)).toEqual(new Set([own.id, all.id]))
  expect((await teacher.call(announcements.remove, { id: own.id })).status).toBe(204)
  expect(await seenBy(student)).toEqual([all.id])
})

test.each([
  ['without a text', { title: 'Trip', content: ' ' }],
  ['of no known priority', { ...TRIP, priority: 'loud' }],
  ['that is over already', { ...TRIP, expiresAt: '2026-03-01T00:00:00.000Z' }],
  ['with a script for a link', { ...TRIP, attachments: [{ name: 'x', url: 'javascript:alert(1)' }] }],
])('an announcement %s is refused', async (_, sent) => {
  const teacher = await t.signUp('teacher')
  expect((await teacher.send(announcements.create, sent)).status).toBe(400)
})
