import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#engines/days/durations.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { DEMO_ACCOUNTS } from '../demo-accounts.ts'
import { ensureSchool } from '../school/school.ts'
import { fillDemo } from './fill-demo.ts'
import { packColumn } from './school/pack-column.ts'
import { removeSchool } from './school/remove-school.ts'
import type { SchoolFile } from './school/school-file.ts'
import { bringSchoolBack, startDemo } from './start-demo.ts'
import { openDemo } from './switch-demo.ts'

const NOW = new Date('2026-03-12T12:00:00Z')
const person = (username: string, role: string) => ({
  ...{ username, role, first_name: 'Maya', last_name: 'Okafor', grade: 5, timezone: 'UTC' },
  created_at: -DAY_MS,
})
const CAST = [person('demo-student', 'student'), person('aiko.sato', 'student')]

/** Two students, who last did something on a Friday at noon. */
const FILE: SchoolFile = {
  version: 1,
  lastDay: '2026-01-16',
  untilMs: 12 * HOUR_MS,
  keys: {},
  tables: {
    users: {
      rows: CAST.length,
      columns: Object.fromEntries(
        Object.keys(CAST[0] ?? {}).map((name) => [
          name,
          packColumn(CAST.map((one) => one[name as keyof (typeof CAST)[number]])),
        ]),
      ),
    },
  },
}

let own: TestDatabase
let t: TestApp
beforeAll(async () => {
  own = await openTestDatabase()
  t = await createTestApp({ own, config: { hasDemoSchool: true } })
  await ensureSchool(t.deps, 'UTC')
})
afterAll(() => own.close())
beforeEach(async () => {
  t.clock.now = NOW
  await t.db.execute(sql`truncate users, demo_schools cascade`)
})

const listDemo = async () =>
  (await t.db.select().from(users).where(eq(users.isDemo, true))).map(({ username }) => username).toSorted()
const DOCUMENTED = DEMO_ACCOUNTS.map(({ username }) => username).toSorted()

test('the first start brings the school, and two that start together bring it once', async () => {
  const both = await Promise.all([startDemo(t.deps, () => FILE), startDemo(t.deps, () => FILE)])
  expect(both.filter((one) => one !== null)).toMatchObject([{ rows: { users: 2 }, lastDay: '2026-03-06' }])
  expect(await listDemo()).toEqual(['aiko.sato', ...DOCUMENTED])
  // Classes and families are those of the school.
  expect(await t.db.$count(classes)).toBe(0)
  const [maya] = await t.db.select().from(users).where(eq(users.username, 'demo-student'))
  expect(maya).toMatchObject({ createdAt: new Date('2026-03-05T00:00:00Z'), origin: 'demo' })
  expect(await startDemo(t.deps, () => FILE)).toBeNull()
})

test('without the setting, without a file or beside demo accounts from before, all is as without a school', async () => {
  const config = { hasDemoSchool: false }
  expect(await startDemo({ ...t.deps, config }, () => FILE)).toBeNull()
  expect(await listDemo()).toEqual(DOCUMENTED)
  expect(await t.db.$count(classes)).toBe(1)
  expect(await startDemo(t.deps, () => FILE)).toBeNull()
  expect(await listDemo()).toEqual(DOCUMENTED)
})

test('a person with a name of the cast keeps it, and there is no school', async () => {
  await t.signUp('student', { username: 'Aiko.Sato' })
  expect(await startDemo(t.deps, () => FILE)).toBeNull()
  expect(await listDemo()).toEqual(DOCUMENTED)
})

test('a school that was removed stays away over a start, and comes back new when it is asked for', async () => {
  await startDemo(t.deps, () => FILE)
  expect(await removeSchool(t.deps)).toMatchObject({ accounts: 1 + DOCUMENTED.length })
  expect(await startDemo(t.deps, () => FILE)).toBeNull()
  expect(await listDemo()).toEqual([])
  t.clock.now = new Date('2026-03-27T12:00:00Z')
  expect(await bringSchoolBack(t.deps, () => FILE)).toMatchObject({ lastDay: '2026-03-27' })
  expect(await bringSchoolBack(t.deps, () => FILE)).toBeNull()
  expect(await openDemo(t.deps)).toEqual(DOCUMENTED)
  expect(await t.db.$count(classes)).toBe(0)
})

test('loading that is broken off leaves nothing', async () => {
  const broken = {
    ...FILE.tables.users,
    columns: { ...FILE.tables.users?.columns, grade: packColumn([5, 99]) },
  }
  const file = { ...FILE, tables: { users: { rows: 2, ...broken } } }
  await expect(startDemo(t.deps, () => file)).rejects.toThrow()
  expect(await t.db.$count(users)).toBe(0)
  await fillDemo(t.deps)
  expect(await listDemo()).toEqual(DOCUMENTED)
})
