import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classFiles } from '#contract/classroom/class-files.ts'
import { classes } from '#contract/teaching/classes.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { addClass } from '../../testing/class-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })

const FULL = {
  name: 'Maths 5b',
  description: 'Room 12, bring a ruler.',
  grade: 5,
  subject: 'Mathematics',
  academicYear: '2026/27',
  startDate: '2026-09-01',
  endDate: '2027-06-30',
  schedule: [{ day: 'monday', from: '08:00', to: '08:45', place: 'Room 12' }],
} as const
const full = () => ({ ...FULL, schedule: [...FULL.schedule] })

const assign = async (teacher: TestPerson, classId: number, title: string) => {
  const [row] = await t.db
    .insert(assignments)
    .values({ title, classId, teacherId: teacher.id, points: 20, dueDate: t.clock.now, kind: 'task' })
    .returning()
  return row?.id ?? 0
}

test('a class is created with every column and stands in the list', {
  tags: ['P-08', 'DATA2-42', 'API2-52', 'DATA2-50'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const { status, body } = await teacher.call(classes.create, full())
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...FULL, isActive: true, isJoinOpen: true, pupils: 0, activeAssignments: 0 })
  expect(body.classCode).toMatch(/^[A-Z3-9]{7}$/)
  const student = await t.signUp()
  await addClass(t, teacher.id, [student.id], { name: 'art' })
  const { body: list } = await teacher.call(classes.list, {})
  expect(list.map(({ name, grade, subject, pupils }) => [name, grade, subject, pupils])).toEqual([
    ['art', null, null, 1],
    ['Maths 5b', 5, 'Mathematics', 0],
  ])
})

test.each([
  ['without a name', { name: ' ' }],
  ['that ends before it begins', { startDate: '2026-09-01', endDate: '2026-08-31' }],
  ['in grade 14', { grade: 14 }],
  ['whose lesson ends before it begins', { schedule: [{ day: 'monday', from: '09:00', to: '08:00' }] }],
  ['on a day that is none', { schedule: [{ day: 'someday', from: '08:00', to: '09:00' }] }],
])('a class %s is refused', async (_, more) => {
  const teacher = await t.signUp('teacher')
  const { status } = await teacher.send(classes.create, { ...full(), ...more })
  expect(status).toBe(400)
})

test('a class is changed field by field, archived and brought back; the last day stays behind the first', {
  tags: ['P-10'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const { id } = (await teacher.call(classes.create, full())).body
  const changed = await teacher.call(classes.update, { id, name: 'Maths 5c', subject: null, isActive: false })
  expect(changed.body).toMatchObject({ name: 'Maths 5c', subject: null, grade: 5, isActive: false })
  expect((await teacher.call(classes.list, {})).body).toEqual([])
  expect((await teacher.call(classes.list, { status: 'archived' })).body).toMatchObject([{ id }])
  expect((await teacher.call(classes.list, { status: 'all' })).body).toHaveLength(1)
  expect((await teacher.call(classes.one, { id })).status).toBe(200)
  expect((await teacher.call(classes.update, { id, endDate: '2026-01-01' })).body.issues).toMatchObject([
    { field: 'endDate' },
  ])
  await teacher.call(classes.update, { id, isActive: true })
  expect((await teacher.call(classes.list, {})).body).toMatchObject([{ id }])
})

test('the class page shows students, groups and the newest work in eight statements', {
  tags: ['P-09'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const [bob, ada] = [await t.signUp('student', { lastName: 'Zorn' }), await t.signUp()]
  const { id } = await addClass(t, teacher.id, [bob.id, ada.id])
  await assign(teacher, id, 'Essay')
  const statements = await t.listenToDatabase(() => teacher.call(classes.one, { id }))
  expect(statements.length).toBeLessThanOrEqual(8)
  const { body } = await teacher.call(classes.one, { id })
  expect(body).toMatchObject({
    enrolments: [{ studentId: ada.id }, { studentId: bob.id }],
    groups: [],
    assignments: [{ title: 'Essay', status: 'active' }],
    announcements: [],
    resources: [],
    activeAssignments: 1,
    pupils: 2,
  })
})

test('an empty class is deleted and comes back; one with work of students is not deleted', {
  tags: ['P-11'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const { id } = await addClass(t, teacher.id, [student.id])
  const assignmentId = await assign(teacher, id, 'Essay')
  expect((await teacher.call(classes.remove, { id })).status).toBe(204)
  expect((await teacher.call(classes.remove, { id })).status).toBe(404)
  expect((await teacher.call(classes.one, { id })).status).toBe(404)
  expect((await teacher.call(classes.restore, { id })).body).toMatchObject({ id, pupils: 1 })
  await t.db.insert(assignmentSubmissions).values({ assignmentId, studentId: student.id })
  const { status, body } = await teacher.call(classes.remove, { id })
  expect([status, body.message]).toEqual([409, expect.stringContaining('Archive it instead')])
})

test('a new code takes the place of the old one', { tags: ['P-15'] }, async () => {
  const teacher = await t.signUp('teacher')
  const { id, classCode } = (await teacher.call(classes.create, { name: '5b' })).body
  const { body } = await teacher.call(classes.newCode, { id })
  expect(body.classCode).not.toBe(classCode)
  expect((await teacher.call(classes.one, { id })).body.classCode).toBe(body.classCode)
})

test('a class is duplicated for the next year without students, and with its assignments as drafts if wanted', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  const { id } = await addClass(t, teacher.id, [student.id], full())
  const essay = await assign(teacher, id, 'Essay')
  const file = { classId: id, name: 'Sheet.txt', type: 'text/plain', isForClass: true } as const
  const dataBase64 = Buffer.from('Read this.').toString('base64')
  const sheet = (await teacher.call(classFiles.add, { ...file, dataBase64 })).body
  const link = { name: 'Map', url: 'https://example.org/map' }
  await t.db
    .update(assignments)
    .set({ resources: [link, sheet] })
    .where(eq(assignments.id, essay))
  const plain = (await teacher.call(classes.duplicate, { id })).body
  expect(plain).toMatchObject({
    ...FULL,
    academicYear: '2027/28',
    startDate: '2027-09-01',
    endDate: '2028-06-30',
    pupils: 0,
  })
  expect((await teacher.call(classes.one, { id: plain.id })).body.assignments).toEqual([])
  const { body } = await teacher.call(classes.duplicate, { id, name: 'Maths 6b', withAssignments: true })
  expect(body).toMatchObject({ name: 'Maths 6b', activeAssignments: 0 })
  const copied = await t.db.select().from(assignments).where(eq(assignments.classId, body.id))
  expect(copied).toMatchObject([
    { title: 'Essay', status: 'draft', dueDate: null, points: 20, audience: 'class', resources: [link, {}] },
  ])
  // The file was copied: the new class opens its own, whatever becomes of the old one.
  const url = copied[0]?.resources[1]?.url
  expect(url).toMatch(/^\/api\/class-files\//)
  expect(url).not.toBe(sheet.url)
})

test("another teacher's class is not there, and changes nothing", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const { id } = await addClass(t, other.id, [], { name: 'Foreign' })
  for (const call of [
    teacher.call(classes.one, { id }),
    teacher.call(classes.update, { id, name: 'Mine' }),
    teacher.call(classes.remove, { id }),
    teacher.call(classes.restore, { id }),
    teacher.call(classes.newCode, { id }),
    teacher.call(classes.duplicate, { id }),
  ])
    expect((await call).status).toBe(404)
  expect((await teacher.call(classes.list, { status: 'all' })).body).toEqual([])
  expect((await other.call(classes.list, {})).body).toMatchObject([{ name: 'Foreign' }])
})
