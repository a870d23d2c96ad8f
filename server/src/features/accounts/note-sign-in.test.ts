import { randomBytes } from 'node:crypto'
import { and, eq, gt, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { KNOWN_PASSWORD } from '../../testing/test-app.ts'

const t = prepareTestApp()
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
let last = 0
beforeEach(async () => {
  const entries = await t.db.select({ id: auditLog.id }).from(auditLog)
  last = Math.max(0, ...entries.map(({ id }) => id))
})

const listNew = async () =>
  (
    await t.db
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.id, last), like(auditLog.action, 'sign%')))
      .orderBy(auditLog.id)
  ).map(({ action, actorId, subjectId, details }) => ({ action, actorId, subjectId, details }))

/** Each from a network of its own, so that tries of other tests do not count. */
function signIn(username: string, password: string, remoteAddress: string) {
  return t.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    headers: { 'user-agent': CHROME },
    payload: { username, password },
  })
}

test('who signs in is written down with the device, the way and the network, not the address', async () => {
  const { id, user } = await t.signUp()
  expect((await signIn(user.username, KNOWN_PASSWORD, '198.51.100.77')).statusCode).toBe(200)
  const details = { way: 'password', browser: 'Chrome', system: 'Windows', network: '198.51.100.0/24' }
  expect(await listNew()).toEqual([{ action: 'signed in', actorId: id, subjectId: id, details }])
})

test('registering signs in, and says so', async () => {
  const username = `new-${randomBytes(5).toString('hex')}`
  const { body } = await t.call(accounts.register, {
    username,
    email: `${username}@example.org`,
    password: 'correct-horse-1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    role: 'student',
    grade: 5,
  })
  expect(await listNew()).toMatchObject([
    { action: 'signed in', actorId: body.id, details: { way: 'registration' } },
  ])
})

test('a try that fails names the account that was meant, and of an unknown name keeps nothing that was typed', async () => {
  const { id, user } = await t.signUp()
  await signIn(user.username, 'wrong-password', '198.51.100.7')
  await signIn('MySecretPassword1', 'wrong-password', '198.51.100.7')
  const entries = await listNew()
  expect(entries).toMatchObject([
    { action: 'sign-in failed', actorId: null, subjectId: id, details: { way: 'password' } },
    {
      action: 'sign-in name unknown',
      actorId: null,
      subjectId: null,
      details: { network: '198.51.100.0/24' },
    },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/MySecretPassword1|wrong-password/)
})

test('a pause after too many tries is written down once, however long somebody goes on', async () => {
  const { id, user } = await t.signUp()
  for (let tries = 0; tries < 13; tries++) await signIn(user.username, 'wrong-password', '203.0.113.9')
  const actions = (await listNew()).map(({ action, subjectId }) => [action, subjectId])
  expect(actions).toEqual([...Array(10).fill(['sign-in failed', id]), ['sign-in locked', id]])
  for (let tries = 0; tries < 12; tries++) await signIn(`nobody-${id}`, 'wrong-password', '203.0.113.9')
  const unknown = (await listNew()).slice(11).map(({ action }) => action)
  expect(unknown).toEqual([...Array(10).fill('sign-in name unknown'), 'sign-in place locked'])
})

test('the entry stands and falls with the session that it tells of', async () => {
  const { user } = await t.signUp()
  const statements = await t.listenToDatabase(async () => {
    await signIn(user.username, KNOWN_PASSWORD, '198.51.100.8')
  })
  const steps = ['begin', 'insert into "audit_log"', 'insert into "sessions"', 'commit']
  const seen = statements.flatMap((text) => steps.filter((step) => text.startsWith(step)))
  expect(seen.slice(seen.indexOf(steps[1] as string) - 1)).toEqual(steps)
  expect(await t.db.$count(auditLog, and(gt(auditLog.id, last), eq(auditLog.action, 'signed in')))).toBe(1)
})
