import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { userBulk } from '#contract/admin/user-bulk.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import { addClass } from '../../../testing/class-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import { createTestApp, type TestPerson } from '../../../testing/test-app.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

const t = prepareTestApp()
let admin: TestPerson
beforeAll(async () => {
  admin = await t.signUp('admin')
})

async function addSchool() {
  const lastName = `School${randomBytes(4).toString('hex')}`
  const people = [
    await t.signUp('student', { lastName, grade: 5 }),
    await t.signUp('student', { lastName, grade: 11 }),
    await t.signUp('student', { lastName, grade: 12 }),
    await t.signUp('teacher', { lastName }),
  ]
  return { filters: { search: lastName }, people, ids: people.map(({ id }) => id) }
}

const gradesOf = async (ids: number[]) =>
  (await t.db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id)).map(({ grade }) => grade)

test('the next school year moves all students one grade on, leaves out who cannot, and says whom', async () => {
  const { filters, ids } = await addSchool()
  const wanted = { action: 'nextGrade', filters } as const
  const leftOut = [
    { reason: 'lastGrade', count: 1 },
    { reason: 'notAPupil', count: 1 },
  ]
  const { body } = await admin.call(userBulk.preview, wanted)
  expect(body).toEqual({ matched: 4, changed: 2, leftOut, classes: 0 })
  const done = await admin.call(
    userBulk.run,
    { ...wanted, expected: 4 },
    { idempotencyKey: `next-grade-${ids[0]}` },
  )
  expect(done.body).toEqual({ changed: 2, leftOut })
  // The answer was lost and the call comes again: nobody skips a grade.
  await admin.call(userBulk.run, { ...wanted, expected: 4 }, { idempotencyKey: `next-grade-${ids[0]}` })
  expect(await gradesOf(ids)).toEqual([6, 12, 12, 12])
  const traces = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'user changed'), inArray(auditLog.subjectId, ids)))
    .orderBy(auditLog.subjectId)
  expect(traces.map(({ details }) => details)).toEqual([
    { grade: { from: 5, to: 6 } },
    { grade: { from: 11, to: 12 } },
  ])
  const undo = { action: 'previousGrade', ids: ids.slice(0, 2), expected: 2 } as const
  expect((await admin.call(userBulk.run, undo)).body.changed).toBe(2)
  expect(await gradesOf(ids)).toEqual([5, 11, 12, 12])
})

test('nothing changes when others match by now than the preview told', async () => {
  const { filters, ids } = await addSchool()
  const { status, body } = await admin.call(userBulk.run, { action: 'disable', filters, expected: 3 })
  expect([status, body.message]).toEqual([409, expect.stringContaining('4 people match instead of 3')])
  expect((await t.db.select().from(users).where(inArray(users.id, ids))).some((u) => u.disabledAt)).toBe(
    false,
  )
})

test('many are disabled, enabled, signed out, moved to college and deleted; the caller and demo accounts are left out', async () => {
  const { people, ids } = await addSchool()
  const demo = await t.signUp('student', { isDemo: true })
  const [student, , , teacher] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
  await addClass(t, teacher.id, [student.id])
  const all = [...ids, admin.id, demo.id]
  const run = async (action: (typeof userBulk.run)['input']['_zod']['input']['action'], grade?: number) =>
    (await admin.call(userBulk.run, { action, ids: all, expected: 6, ...(grade && { grade }) })).body
  expect((await admin.call(userBulk.preview, { action: 'disable', ids: all })).body.classes).toBe(1)
  expect(await run('signOut')).toEqual({ changed: 5, leftOut: [{ reason: 'self', count: 1 }] })
  expect((await student.call(accounts.currentUser, {})).status).toBe(401)
  expect((await admin.call(accounts.currentUser, {})).status).toBe(200)
  expect((await run('disable')).changed).toBe(5)
  expect((await run('disable')).leftOut).toContainEqual({ reason: 'alreadySo', count: 5 })
  expect((await run('enable')).changed).toBe(5)
  expect((await run('setGrade', 9)).leftOut).toContainEqual({ reason: 'notAPupil', count: 1 })
  expect(await gradesOf(ids)).toEqual([9, 9, 9, 12])
  expect((await run('toCollege')).changed).toBe(3)
  expect(await gradesOf(ids)).toEqual([13, 13, 13, 12])
  expect((await run('delete')).changed).toBe(4)
  expect((await run('delete')).leftOut).toContainEqual({ reason: 'deleted', count: 4 })
  const [kept] = await t.db.select().from(users).where(eq(users.id, demo.id))
  expect([kept?.deletedAt, kept?.role]).toEqual([null, 'student'])
})

test('a change of many needs people or filters, not both, and a grade to set', async () => {
  const refused = [
    { action: 'disable' },
    { action: 'disable', ids: [1], filters: {} },
    { action: 'setGrade', ids: [1] },
    { action: 'disable', ids: [] },
  ] as const
  for (const input of refused) expect((await admin.send(userBulk.preview, input)).status).toBe(400)
})

test('a demo admin cannot close the last admin of the school among many', async () => {
  // Admins of other tests would count, too.
  const own = await openTestDatabase()
  const school = await createTestApp({ own })
  const demo = await school.signUp('admin', { isDemo: true })
  const real = [await school.signUp('admin'), await school.signUp('admin')]
  const ids = real.map(({ id }) => id)
  const refused = await demo.call(userBulk.run, { action: 'disable', ids, expected: 2 })
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  const one = { action: 'disable', ids: ids.slice(0, 1), expected: 1 } as const
  expect((await demo.call(userBulk.run, one)).body.changed).toBe(1)
  await own.close()
})
