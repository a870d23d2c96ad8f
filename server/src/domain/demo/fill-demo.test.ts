import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { DEMO_CLASS, DEMO_PASSWORD } from '../demo-accounts.ts'
import { selectChildren } from '../families/guardianships.queries.ts'
import { fillDemo } from './fill-demo.ts'

const demoAdmin = { username: 'demo-admin', password: DEMO_PASSWORD }

test('demo accounts open with the known password, also after somebody changed it', async () => {
  const t = await createTestApp()
  await fillDemo(t.deps)
  expect((await t.call(accounts.signIn, demoAdmin)).body).toMatchObject({ role: 'admin' })

  const password = await hashPassword('changed-by-a-visitor')
  await t.db.update(users).set({ password }).where(eq(users.username, 'demo-admin'))
  await fillDemo(t.deps)
  expect((await t.call(accounts.signIn, demoAdmin)).status).toBe(200)
})

test("a person's own account with the name of a demo account keeps its password", async () => {
  const t = await createTestApp()
  await fillDemo(t.deps)
  const isNamedSo = eq(users.username, 'demo-admin')
  const password = await hashPassword('their-own')
  await t.db.update(users).set({ isDemo: false, password }).where(isNamedSo)
  await fillDemo(t.deps)
  const [row] = await t.db.select().from(users).where(isNamedSo)
  await t.db.update(users).set({ isDemo: true }).where(isNamedSo)
  expect(row).toMatchObject({ password, origin: 'demo' })
})

test('the demo teacher has a class with the demo students, the demo guardian follows both, and whoever is taken out of it stays out', async () => {
  const t = await createTestApp()
  await fillDemo(t.deps)
  const [room] = await t.db.select().from(classes).where(eq(classes.classCode, DEMO_CLASS.classCode))
  const isOfRoom = eq(classEnrollments.classId, room?.id ?? 0)
  const enrolled = await t.db
    .select({ username: users.username })
    .from(classEnrollments)
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .where(isOfRoom)
  expect(enrolled.map(({ username }) => username).toSorted()).toEqual(['demo-kid', 'demo-student'])
  const [parent] = await t.db.select().from(users).where(eq(users.username, 'demo-guardian'))
  const children = await selectChildren(t.db, parent?.id ?? 0)
  expect([parent?.role, children.length]).toEqual(['guardian', 2])
  await t.db.delete(classEnrollments).where(isOfRoom)
  await fillDemo(t.deps)
  expect(await t.db.select().from(classEnrollments).where(isOfRoom)).toEqual([])
})
