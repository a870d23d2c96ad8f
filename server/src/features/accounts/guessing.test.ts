import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { adminDashboard } from '#contract/admin/dashboard.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { hashMadePassword, makeNoPassword, PASSWORD_WORK } from '../../platform/sessions/passwords.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp } from '../../testing/test-app.ts'

const SCHOOL = '192.0.2.44'
let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})

const signInFrom = (remoteAddress: string, username: string, password: string) =>
  t.app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { username, password } })

/** What password checks have cost meanwhile, calculation by calculation. */
async function listWork(during: () => Promise<unknown>): Promise<unknown[]> {
  const work: unknown[] = []
  const note = (cost: unknown) => work.push(cost)
  subscribe(PASSWORD_WORK, note)
  await during().finally(() => unsubscribe(PASSWORD_WORK, note))
  return work
}

test('260 accounts sprayed with one password from one address are noticed and slowed, their school is not', {
  timeout: 60_000,
}, async () => {
  const admin = await t.signUp('admin')
  const tasks = async () => (await admin.call(adminDashboard.read, {})).body.tasks
  const noticed = () =>
    t.db.select().from(auditLog).where(eq(auditLog.action, 'sign-in guessing noticed')).orderBy(auditLog.id)
  const before = (await noticed()).length
  const statuses: number[] = []
  const work = await listWork(async () => {
    for (let n = 0; n < 260; n++) {
      const answer = await signInFrom(SCHOOL, `sprayed-${n}`, 'Summer2026')
      statuses.push(answer.statusCode)
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
    }
  })
  expect(statuses).toEqual([...Array(19).fill(401), ...Array(241).fill(429)])
  // All but the first twenty are refused without a look at the password.
  expect(work).toHaveLength(2 * 20)
  const rows = (await noticed()).slice(before)
  expect(rows.map(({ details }) => details)).toEqual([{ accounts: 20, address: SCHOOL }, { accounts: 20 }])
  expect(JSON.stringify(rows)).not.toContain('Summer')
  expect((await tasks()).find(({ task }) => task === 'guessing')?.count).toBeGreaterThanOrEqual(2)

  const pupils = await Promise.all(Array.from({ length: 4 }, () => t.signUp()))
  for (const { user } of pupils)
    expect((await signInFrom(SCHOOL, user.username, KNOWN_PASSWORD)).statusCode).toBe(200)
})

test('a sprayed password opens no account any more, although it is right', async () => {
  const victim = await t.signUp()
  for (let n = 0; n < 20; n++) await signInFrom(`198.51.100.${n}`, `sprayed-${n}`, KNOWN_PASSWORD)
  expect((await signInFrom('203.0.113.5', victim.user.username, KNOWN_PASSWORD)).statusCode).toBe(429)
  t.clock.now = new Date(t.clock.now.getTime() + 60 * 60_000)
  expect((await signInFrom('203.0.113.5', victim.user.username, KNOWN_PASSWORD)).statusCode).toBe(200)
})

test('a wrong password costs the same work whatever the account is', async () => {
  const make = async (more: Partial<typeof users.$inferInsert>) =>
    (await t.signUp('student', more)).user.username
  const imported = await hashMadePassword('k3vt-9mwq-x2fh')
  const names = [
    'nobody-of-this-name',
    await make({ password: imported }),
    await make({ password: makeNoPassword() }),
    await make({ password: '!' }),
    await make({ disabledAt: t.clock.now }),
    await make({ password: imported, deletedAt: t.clock.now }),
  ]
  const told = new Set<string>()
  for (const [n, name] of names.entries())
    told.add(JSON.stringify(await listWork(() => signInFrom(`198.51.100.${n}`, name, `wrong ${n}`))))
  expect([...told]).toEqual([
    JSON.stringify([
      { memory: 1024, passes: 1 },
      { memory: 19_456, passes: 2 },
    ]),
  ])
})

test('the password of an imported account is locked away at full cost when it is first used', async () => {
  const { user, id } = await t.signUp('student', { password: await hashMadePassword('k3vt-9mwq-x2fh') })
  const credentials = { username: user.username, password: 'k3vt-9mwq-x2fh' }
  expect((await t.call(accounts.signIn, credentials)).status).toBe(200)
  const [row] = await t.db.select({ password: users.password }).from(users).where(eq(users.id, id))
  expect(row?.password).toMatch(/^argon2id\$19456\$2\$/)
  expect((await t.call(accounts.signIn, credentials)).status).toBe(200)
})
