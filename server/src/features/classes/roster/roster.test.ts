import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { MOST_ROSTER_ROWS, roster } from '#contract/teaching/roster.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { listPeople, selectAudited } from '../../../testing/audit-rows.ts'
import { addClass } from '../../../testing/class-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../../testing/test-app.ts'

const START = new Date('2026-03-10T09:00:00Z')
const t = prepareTestApp({ now: START, config: { canTeachersAddPupils: true } })
let teacher: TestPerson
beforeEach(async () => {
  teacher = await t.signUp('teacher')
})

const toFile = (text: string) => Buffer.from(text).toString('base64')
const list = async (id: number) =>
  (await teacher.call(roster.list, { id })).body.map(({ studentId, status }) => [studentId, status])

test('a student is enrolled by username, told of it, and cannot be twice', {
  tags: ['P-12', 'P-13', 'DATA2-43', 'STATE-35'],
}, async () => {
  const student = await t.signUp('student', { firstName: 'Nia', lastName: 'Bello' })
  const { id } = await addClass(t, teacher.id, [], { name: 'Maths 5b' })
  const username = student.user.username.toUpperCase()
  const { status, body } = await teacher.call(roster.enrol, { id, username })
  expect([status, body]).toMatchObject([
    201,
    { studentId: student.id, name: 'Nia Bello', grade: 5, status: 'active', enrolledAt: START.toISOString() },
  ])
  expect((await teacher.call(roster.enrol, { id, username })).status).toBe(409)
  const { body: told } = await student.call(notifications.list, {})
  expect(told).toMatchObject([{ kind: 'class_enrolled', data: { name: 'Ada Lovelace', title: 'Maths 5b' } }])
})

test('nobody learns which accounts exist: a teacher, a deleted student and nobody at all sound the same', async () => {
  const gone = await t.signUp()
  await t.db.update(users).set({ deletedAt: START }).where(eq(users.id, gone.id))
  const { id } = await addClass(t, teacher.id)
  const colleague = (await t.signUp('teacher')).user.username
  const message = 'There is no student with this username.'
  for (const username of [colleague, gone.user.username, 'nobody-at-all']) {
    const { status, body } = await teacher.call(roster.enrol, { id, username })
    expect([status, body.issues]).toEqual([
      400,
      [{ field: 'username', message, reason: 'studentUsernameUnknown' }],
    ])
  }
  for (let tries = 0; tries < 27; tries++)
    await teacher.call(roster.enrol, { id, username: `guess-${tries}` })
  expect((await teacher.call(roster.enrol, { id, username: 'guess' })).status).toBe(429)
})

test('who is taken out and back in is in their groups again; who was never in is not found', {
  tags: ['P-14'],
}, async () => {
  const [student, stranger] = [await t.signUp(), await t.signUp()]
  const { id } = await addClass(t, teacher.id, [student.id])
  const group = (await teacher.call(classGroups.create, { id, name: 'Stars', studentIds: [student.id] })).body
  expect(group.studentIds).toEqual([student.id])
  await teacher.call(roster.setStatus, { id, studentId: student.id, status: 'removed' })
  expect(await list(id)).toEqual([[student.id, 'removed']])
  expect((await teacher.call(roster.list, { id, status: 'active' })).body).toEqual([])
  expect((await teacher.call(classGroups.list, { id })).body).toMatchObject([{ studentIds: [] }])
  const { body } = await teacher.call(roster.setStatus, { id, studentId: student.id, status: 'active' })
  expect(body).toMatchObject({ status: 'active', groupIds: [group.id] })
  const other = { id, studentId: stranger.id }
  expect((await teacher.call(roster.setStatus, { ...other, status: 'active' })).status).toBe(404)
  expect((await teacher.send(roster.setStatus, { ...other, status: 'expelled' })).status).toBe(400)
})

test('a class list with three broken rows imports nobody, or the others if these are left out', async () => {
  const [nia, leo, ada, back] = [await t.signUp(), await t.signUp(), await t.signUp(), await t.signUp()]
  await t.db
    .update(users)
    .set({
      email: `leo-${leo.id}@school.org`,
      emailProvenAt: t.clock.now,
      firstName: 'Léo',
      lastName: 'Lindgren',
    })
    .where(eq(users.id, leo.id))
  const { id } = await addClass(t, teacher.id, [ada.id, back.id])
  await teacher.call(roster.setStatus, { id, studentId: back.id, status: 'removed' })
  const file = toFile(
    [
      '\uFEFFE-Mail;Username;First Name;Last Name',
      `;${nia.user.username};Nia;Bello`,
      ';no-such-pupil;;',
      ';;Maya;Okafor',
      `LEO-${leo.id}@school.org;;Leo;Lindgren`,
      `leo-${leo.id}@school.org;;Leo;Okafor`,
      `;${ada.user.username};;`,
      `;${nia.user.username};;`,
      `;${back.user.username};;`,
    ].join('\r\n'),
  )
  const { body } = await teacher.call(roster.previewImport, { id, file })
  expect(body.rows.map(({ row, fate, message }) => [row, fate, message])).toEqual([
    [2, 'enrol', null],
    [3, 'error', 'There is no student with this username.'],
    [4, 'error', 'Write a username or an email: several students may have the same name.'],
    [5, 'enrol', null],
    [6, 'error', 'There is no student with this email and name.'],
    [7, 'alreadyIn', null],
    [8, 'repeated', 'The same student as in row 2.'],
    [9, 'comeBack', null],
  ])
  expect([body.newPupils, body.errors]).toEqual([3, 3])
  expect((await teacher.call(roster.list, { id, status: 'active' })).body).toHaveLength(1)

  const refused = await teacher.call(roster.import, { id, file })
  expect([refused.status, refused.body.issues?.map(({ field }) => field)]).toEqual([
    400,
    ['Row 3', 'Row 4', 'Row 6'],
  ])
  expect((await teacher.call(roster.list, { id, status: 'active' })).body).toHaveLength(1)

  const key = { idempotencyKey: `import-${id}-0123456789` }
  const imported = await teacher.call(roster.import, { id, file, skipErrors: true }, key)
  expect([imported.status, imported.body]).toEqual([
    201,
    { invited: 0, enrolled: 3, alreadyIn: 1, leftOut: 3 },
  ])
  expect((await teacher.call(roster.import, { id, file, skipErrors: true }, key)).body).toEqual(imported.body)
  expect((await teacher.call(roster.list, { id, status: 'active' })).body).toHaveLength(4)
})

test('500 rows are read in a few statements, one more is refused, and so is what is no table', async () => {
  const { id } = await addClass(t, teacher.id)
  const rows = (count: number) =>
    `username\n${Array.from({ length: count }, (_, at) => `x-${at}\n`).join('')}`
  const statements = await t.listenToDatabase(async () => {
    const { body } = await teacher.call(roster.previewImport, { id, file: toFile(rows(MOST_ROSTER_ROWS)) })
    expect(body.errors).toBe(MOST_ROSTER_ROWS)
  })
  // The caller is looked up twice: a large body is read only of those who may send it.
  expect(statements.length).toBeLessThanOrEqual(5)
  const refuse = async (text: string) =>
    (await teacher.call(roster.previewImport, { id, file: toFile(text) })).body.message
  expect(await refuse(rows(MOST_ROSTER_ROWS + 1))).toContain('at most 500 rows')
  expect(await refuse('PK\u0003\u0004\0\0')).toContain('save it as CSV')
  expect(await refuse('a,b\n1,2')).toContain('must name the columns')
})

test('the exported list runs no formula in a spreadsheet and can be imported again', async () => {
  const student = await t.signUp('student', { firstName: '=cmd()', lastName: 'O"Hara, Jr' })
  const { id } = await addClass(t, teacher.id, [student.id], { name: 'Maths 5b' })
  await teacher.call(classGroups.create, { id, name: '@stars', studentIds: [student.id] })
  const { body } = await teacher.call(roster.export, { id })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.content)
  expect(body.name).toBe('Maths 5b.csv')
  expect(text).toBe(
    `\uFEFFLast name,First name,Username,Grade,Groups,Joined\r\n"O""Hara, Jr",'=cmd(),${student.user.username},5,'@stars,2026-03-10\r\n`,
  )
  const exported = await selectAudited(t, teacher.id, 'GET /api/teacher/classes/:id/students/export')
  expect(listPeople(exported)).toEqual([student.id])
  const next = await addClass(t, teacher.id)
  const again = await teacher.call(roster.import, { id: next.id, file: toFile(text) })
  expect(again.body).toEqual({ invited: 0, enrolled: 1, alreadyIn: 0, leftOut: 0 })
})

test('groups take students of the class only; names are unique; a deleted group comes back with its students', async () => {
  const [ada, bob, stranger] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const { id } = await addClass(t, teacher.id, [ada.id, bob.id])
  const elsewhere = await addClass(t, teacher.id, [stranger.id])
  const { body: group } = await teacher.call(classGroups.create, { id, name: 'Stars', studentIds: [ada.id] })
  const withStranger = { id, name: 'Moons', studentIds: [stranger.id] }
  expect((await teacher.call(classGroups.create, withStranger)).status).toBe(400)
  expect((await teacher.call(classGroups.create, { id, name: 'STARS' })).status).toBe(409)
  const at = { id, groupId: group.id }
  expect((await teacher.call(classGroups.update, { ...at, studentIds: [stranger.id] })).status).toBe(400)
  const changed = await teacher.call(classGroups.update, {
    ...at,
    name: 'Moons',
    studentIds: [bob.id, ada.id],
  })
  expect(changed.body).toEqual({ id: group.id, name: 'Moons', studentIds: [ada.id, bob.id] })
  expect((await teacher.call(classGroups.update, { ...at, id: elsewhere.id, name: 'X' })).status).toBe(404)
  expect((await teacher.call(classGroups.remove, at)).status).toBe(204)
  expect((await teacher.call(classGroups.list, { id })).body).toEqual([])
  expect((await teacher.call(roster.list, { id })).body[0]?.groupIds).toEqual([])
  expect((await teacher.call(classGroups.restore, at)).body).toEqual(changed.body)
})

test("another teacher's roster, groups and class list are not there", async () => {
  const [other, student] = [await t.signUp('teacher'), await t.signUp()]
  const { id } = await addClass(t, other.id, [student.id])
  const { body: group } = await other.call(classGroups.create, { id, name: 'Stars' })
  const [at, file] = [{ id, groupId: group.id }, toFile(`username\n${student.user.username}`)]
  for (const call of [
    teacher.call(roster.list, { id }),
    teacher.call(roster.enrol, { id, username: student.user.username }),
    teacher.call(roster.setStatus, { id, studentId: student.id, status: 'removed' }),
    teacher.call(roster.previewImport, { id, file }),
    teacher.call(roster.import, { id, file }),
    teacher.call(roster.export, { id }),
    teacher.call(classGroups.list, { id }),
    teacher.call(classGroups.create, { id, name: 'Mine' }),
    teacher.call(classGroups.update, { ...at, name: 'Mine' }),
    teacher.call(classGroups.remove, at),
    teacher.call(classGroups.restore, at),
  ])
    expect((await call).status).toBe(404)
})
