import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvals } from '#contract/admin/approvals.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { type Config, readConfig } from '../../platform/config.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { CommandFailed } from '../command.ts'
import { gatherPeople } from './checks/contents.ts'
import { askModel, askProvider, checkSmtpConnection } from './checks/partners.ts'
import { gatherProduct } from './checks/reach.ts'
import { doctor } from './doctor.ts'
import type { Finding } from './finding.ts'

let folder: string
let database: TestDatabase
let t: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  database = await openTestDatabase()
  t = await createTestApp({ own: database })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const INPUT = { options: { json: true }, words: [], folder: '/', password: null }
const readFindings = (said: string[]) => (JSON.parse(said[0] ?? '') as { findings: Finding[] }).findings
const levelOf = (findings: Finding[], wanted: string) => findings.find(({ check }) => check === wanted)?.level

async function examineWith(config: Partial<Config>, settingNames: string[] = []) {
  const said: string[] = []
  let failure: unknown
  const desk = {
    database,
    config: { ...t.deps.config, dataDir: folder, port: 0, ...config },
    settingNames,
    now: () => new Date(),
    say: (line: string) => said.push(line),
  }
  await doctor.run(desk, INPUT).catch((error: unknown) => {
    failure = error
  })
  return { findings: readFindings(said), failure }
}

test('a new database is told apart from a healthy one, each line with what to do', async () => {
  const { findings, failure } = await examineWith({}, ['PATH', 'DATABSE_URL', 'PORT'])
  expect(levelOf(findings, 'node')).toBe('ok')
  expect(levelOf(findings, 'database')).toBe('ok')
  expect(levelOf(findings, 'tables')).toBe('ok')
  expect(levelOf(findings, 'language model')).toBe('ok')
  expect(findings.find(({ check }) => check === 'settings')).toEqual({
    check: 'settings',
    level: 'warn',
    says: 'DATABSE_URL is not a setting.',
    fix: 'Did you mean DATABASE_URL? Write it so, or remove it.',
  })
  expect(levelOf(findings, 'backups')).toBe('warn')
  expect(levelOf(findings, 'admins')).toBe('warn')
  expect(levelOf(findings, 'curriculum')).toBe('fail')
  expect(failure).toBeInstanceOf(CommandFailed)
  for (const { level, fix } of findings) expect(level === 'ok' || (fix ?? '') !== '').toBe(true)
})

test('without a database, or with settings that cannot be read, it still says what is wrong', async () => {
  const said: string[] = []
  const outside = { settingNames: [], now: () => new Date(), say: (line: string) => said.push(line) }
  const config = readConfig({ DATA_DIR: join(folder, 'new'), PORT: '0', DATABASE_URL: '' }, '/')
  await doctor.runAlone?.({ ...outside, config, configFault: null }, INPUT).catch(() => {})
  const findings = readFindings(said)
  expect(findings.find(({ check }) => check === 'database')?.says).toBe('There is none yet.')
  expect(levelOf(findings, 'data directory')).toBe('ok')

  said.length = 0
  const unreachable = { ...config, databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/none' }
  await doctor.runAlone?.({ ...outside, config: unreachable, configFault: null }, INPUT).catch(() => {})
  expect(levelOf(readFindings(said), 'database')).toBe('fail')
  expect(said.join()).not.toContain('secret')

  said.length = 0
  const refused = doctor.runAlone?.(
    { ...outside, config: null, configFault: 'PORT must be a number.' },
    INPUT,
  )
  await expect(refused).rejects.toThrow('One check failed')
  expect(readFindings(said)).toMatchObject([
    { check: 'settings', level: 'fail', says: 'PORT must be a number.' },
  ])
})

test('a mail server is greeted without sending a mail, and who does not answer is named', async () => {
  const server = await startSmtpServer()
  const mail = { smtpUrl: server.url, from: 'a@example.org' }
  expect(await checkSmtpConnection(mail)).toBeNull()
  expect(server.messages).toEqual([])
  await server.close()
  expect(await checkSmtpConnection(mail)).not.toBeNull()
})

test('the product, a provider and a model are asked at their real addresses', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`.trim())
    response.end('{"status":"ok","authorization_endpoint":"x","data":[{"id":"small"}]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const origin = `http://127.0.0.1:${port}`
    expect(await gatherProduct({ host: '127.0.0.1', port })).toMatchObject({
      reply: { status: 200 },
      isPortTaken: false,
    })
    expect(await askProvider({ issuer: new URL(`${origin}/realm`) })).toMatchObject({ status: 200 })
    const ai = { provider: 'openai-compatible', model: 'small', priceIn: null, priceOut: null } as const
    await askModel({ ...ai, baseUrl: new URL(`${origin}/v1`), apiKey: 'key' })
    expect(asked).toEqual(['/healthz', '/realm/.well-known/openid-configuration', '/v1/models Bearer key'])
  } finally {
    server.close()
    server.closeAllConnections()
  }
  expect(await gatherProduct({ host: '127.0.0.1', port })).toMatchObject({
    reply: { failure: expect.any(String) },
    isPortTaken: false,
  })
})

test('teachers who registered while everybody could are counted until an admin has approved them', async () => {
  const count = async () => (await gatherPeople(database.db)).unapprovedTeachers
  const before = await count()
  const made = { origin: 'registration' as const }
  const [ada, bob] = [await t.signUp('teacher', made), await t.signUp('teacher', made)]
  await t.signUp('teacher', { origin: 'admin' })
  await t.signUp('teacher', { ...made, approvalAskedAt: t.clock.now })
  await t.signUp('teacher', { ...made, disabledAt: t.clock.now })
  expect(await count()).toBe(before + 2)
  await database.db.update(users).set({ approvalAskedAt: t.clock.now }).where(eq(users.id, ada.id))
  const admin = await t.signUp('admin')
  await admin.call(approvals.decide, { id: ada.id, isApproved: true })
  expect(await count()).toBe(before + 1)
  await database.db.update(users).set({ disabledAt: t.clock.now }).where(eq(users.id, bob.id))
  expect(await count()).toBe(before)
})
