import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSchool } from '#contract/admin/demo-school.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { ensureSchool } from '../../domain/school/school.ts'
import { addDemoSchool } from '../../testing/school-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let own: TestDatabase
let t: TestApp
beforeAll(async () => {
  own = await openTestDatabase()
  t = await createTestApp({ own, now: new Date('2026-03-02T12:00:00Z') })
  await ensureSchool(t.deps, 'UTC')
})
afterAll(() => own.close())

test('where there is no demo school nothing can be moved or removed', async () => {
  const admin = await t.signUp('admin')
  expect((await admin.call(demoSchool.read, {})).body).toEqual({ school: null })
  for (const call of [demoSchool.move, demoSchool.remove] as const)
    expect(await admin.call(call, {})).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'There is no demo school here' },
    })
})

test('an admin sees how old the demo is, moves it to today and removes it, themself included', async () => {
  await addDemoSchool(t)
  t.clock.now = new Date('2026-03-16T13:00:00Z')
  const admin = await t.signUp('admin', { isDemo: true, origin: 'demo' })
  const { body } = await admin.call(demoSchool.read, {})
  expect(body.school).toMatchObject({ lastDay: '2026-03-02', accounts: 1, weeksBehind: 2, isOld: true })
  const { body: moved } = await admin.call(demoSchool.move, {})
  expect(moved).toMatchObject({ lastDay: '2026-03-16', weeksBehind: 0, isOld: false })
  expect(t.deps.tracer.isSpoiled).toBe(true)

  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
  const removed = await admin.call(demoSchool.remove, {})
  expect(removed.body).toEqual({ accounts: 1, kept: [], isWithoutAdmin: false, isSignedOut: true })
  expect(await t.db.$count(users, eq(users.isDemo, true))).toBe(0)
  expect((await admin.call(demoSchool.read, {})).status).toBe(401)
  const deeds = await t.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id))
  expect(deeds.map(({ action }) => action)).toEqual(['demo school moved', 'demo school removed'])
})
