import { desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherAuditLog, judgeAuditLog } from '../../commands/doctor/checks/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { auditLog, auditSeals } from '../../db/schema/operations/audit-log.ts'
import { backupRuns } from '../../db/schema/operations/backup-runs.ts'
import { createJobs } from '../../platform/operations/jobs.ts'
import { isPostgresRun, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { removeOldEntries } from './remove-old-entries.ts'
import { MOST_IN_A_SEAL, sealEntries } from './seal-entries.ts'
import { startSealing } from './start-sealing.ts'
import { verifyChain } from './verify-chain.ts'
import { selectLastVerification, verifyDaily } from './verify-daily.ts'

const AT = new Date('2026-03-10T09:00:00.123Z')
const now = () => AT
const silent = { info: () => {}, error: () => {} }
let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

async function write(count = 1, createdAt = AT, to: Database = db): Promise<number[]> {
  const values = Array.from({ length: count }, (_, place) => ({
    action: 'user changed',
    actorId: 7,
    subjectType: 'user',
    subjectId: place,
    details: { grade: { to: 6, from: 5 }, name: 'Zoë "Z" 李' },
    createdAt,
  }))
  return (await to.insert(auditLog).values(values).returning({ id: auditLog.id })).map(({ id }) => id)
}

const seal = () => sealEntries({ db, now })

class Undo extends Error {}

/** What somebody can do who has all rights in the database; it is undone afterwards. */
async function withTampering<T>(tamper: SQL[], look: (tx: Database) => Promise<T>): Promise<T> {
  let seen: T | undefined
  const trying = db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log disable trigger user`)
    await tx.execute(sql`alter table audit_seals disable trigger user`)
    for (const statement of tamper) await tx.execute(statement)
    seen = await look(tx)
    throw new Undo()
  })
  await expect(trying).rejects.toThrow(Undo)
  return seen as T
}

test('entries are sealed in the order of their ids, each once, and the whole log verifies', async () => {
  expect(await verifyChain(db)).toMatchObject({ seals: 0, upTo: null, broken: null })
  const first = await write(3)
  expect(await seal()).toBe(3)
  expect(await seal()).toBe(0)
  await write(MOST_IN_A_SEAL + 1)
  expect(await seal()).toBe(MOST_IN_A_SEAL + 1)
  await write()
  const report = await verifyChain(db)
  expect(report).toMatchObject({ seals: 3, entries: MOST_IN_A_SEAL + 4, unsealed: 1, broken: null })
  const seals = await db.select().from(auditSeals).orderBy(auditSeals.id)
  expect(report.upTo).toEqual({ sealId: seals.at(-1)?.id, hash: seals.at(-1)?.hash, at: AT })
  expect(seals.map(({ entries }) => entries)).toEqual([3, MOST_IN_A_SEAL, 1])
  expect(seals[1]?.previousHash).toBe(seals[0]?.hash)
  const sealed = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.sealId, seals[0]?.id ?? 0))
    .orderBy(auditLog.id)
  expect(sealed.map(({ id }) => id).sort()).toEqual(first.sort())
})

test('processes that seal at the same time seal each entry once and leave one chain', async () => {
  await write(40)
  await Promise.all([seal(), seal(), seal(), seal()])
  await seal()
  expect(await db.$count(auditLog, isNull(auditLog.sealId))).toBe(0)
  expect((await verifyChain(db)).broken).toBeNull()
})

test.runIf(isPostgresRun)(
  'an entry whose transaction ends late goes into a later seal, although its id is lower',
  async () => {
    let finish = () => {}
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve
    })
    let late: number[] = []
    const started = Promise.withResolvers<void>()
    const transaction = db.transaction(async (tx) => {
      late = await write(1, AT, tx)
      started.resolve()
      await isFinished
    })
    await started.promise
    const [early = 0] = await write()
    expect(early).toBeGreaterThan(late[0] ?? 0)
    expect(await seal()).toBe(1)
    finish()
    await transaction
    expect(await seal()).toBe(1)
    expect((await verifyChain(db)).broken).toBeNull()
  },
)

test.each([
  ['changing an entry', sql`update audit_log set action = 'nothing'`],
  ['taking an entry out of its seal', sql`update audit_log set seal_id = null where seal_id is not null`],
  [
    'changing an entry while it is sealed',
    sql`update audit_log set seal_id = 1, actor_id = 8 where seal_id is null`,
  ],
  ['removing an entry', sql`delete from audit_log`],
  ['emptying the log', sql`truncate audit_log`],
  ['changing a seal', sql`update audit_seals set hash = 'x'`],
  ['calling a seal removed', sql`update audit_seals set removed_at = now(), marks = null`],
  ['removing a seal', sql`delete from audit_seals where id = (select max(id) from audit_seals)`],
  ['emptying the seals', sql`truncate audit_seals cascade`],
])('%s is refused by the database itself', async (_, statement) => {
  await write()
  await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } })
  expect((await verifyChain(db)).broken).toBeNull()
  await seal()
})

test('whoever gets past the database is found out: what was done, to which entry', async () => {
  const [first = 0] = await write(3)
  await seal()
  await write(3)
  await seal()
  const find = (...tamper: SQL[]) => withTampering(tamper, async (tx) => (await verifyChain(tx)).broken)
  const entry = first + 1
  expect(await find()).toBeNull()
  for (const change of [
    sql`action = 'nothing'`,
    sql`actor_id = null`,
    sql`subject_id = 99`,
    sql`details = '{}'`,
    sql`created_at = created_at - interval '1 day'`,
  ])
    expect(await find(sql`update audit_log set ${change} where id = ${entry}`)).toMatchObject({
      kind: 'entry',
      fault: 'changed',
      entryId: entry,
    })
  expect(await find(sql`delete from audit_log where id = ${entry}`)).toMatchObject({
    kind: 'entry',
    fault: 'missing',
    entryId: entry,
  })
  const sealId = sql`(select seal_id from audit_log where id = ${entry})`
  expect(
    await find(sql`insert into audit_log (id, action, seal_id) values (2000000000, 'signed in', ${sealId})`),
  ).toMatchObject({ kind: 'entry', fault: 'inserted', entryId: 2_000_000_000 })
  const isItsSeal = sql`id = ${sealId}`
  expect(await find(sql`update audit_seals set created_at = now() where ${isItsSeal}`)).toMatchObject({
    kind: 'seal',
  })
  const removal = [
    sql`create temp table gone on commit drop as select ${sealId} as id`,
    sql`delete from audit_log where seal_id = (select id from gone)`,
  ]
  const isGone = sql`id = (select id from gone)`
  expect(await find(...removal, sql`delete from audit_seals where ${isGone}`)).toMatchObject({ kind: 'gap' })
  const called = sql`update audit_seals set removed_at = now(), marks = null where`
  expect(await find(...removal, sql`${called} ${isGone}`)).toMatchObject({ kind: 'removed' })
  const isBefore = sql`id <= (select id from gone)`
  const all = sql`delete from audit_log where seal_id <= (select id from gone)`
  expect(await find(...removal, all, sql`${called} ${isBefore}`)).toMatchObject({ kind: 'removed' })
})

test('a log whose end was cut off is found out by the backups that knew it', async () => {
  await write()
  await seal()
  const [newest] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1)
  const run = { reason: 'command', file: 'x', outcome: 'proven', startedAt: AT, aliveAt: AT } as const
  await db.insert(backupRuns).values({ ...run, auditSeal: newest?.hash })
  expect((await verifyChain(db)).broken).toBeNull()
  const tamper = [
    sql`delete from audit_log where seal_id = ${newest?.id}`,
    sql`delete from audit_seals where id = ${newest?.id}`,
  ]
  const findings = await withTampering(tamper, async (tx) => judgeAuditLog(await gatherAuditLog(tx)))
  expect(findings.map(({ level }) => level)).toEqual(['fail', 'fail'])
  expect(findings[0]?.says).toContain('the backup of 2026-03-10T09:00:00.123Z knew a later one')
  expect(findings[1]?.says).toContain('audit_log_only_added_to')
  const sound = judgeAuditLog(await gatherAuditLog(db))
  expect(sound).toMatchObject([{ level: 'ok', says: expect.stringContaining(newest?.hash ?? '') }])
})

test('retention removes whole seals from the oldest on and says so; what is left still verifies', async () => {
  const own = await openTestDatabase()
  const reach = { db: own.db, now }
  const old = new Date('2019-01-01T00:00:00Z')
  const cutoff = new Date('2019-03-10T00:00:00Z')
  try {
    for (const [createdAt, count] of [
      [old, 3],
      [old, 2],
      [AT, 2],
      [old, 1],
    ] as const) {
      await write(count, createdAt, own.db)
      await sealEntries(reach)
    }
    expect(await removeOldEntries(reach, cutoff)).toBe(5)
    expect(await removeOldEntries(reach, cutoff)).toBe(0)
    const left = await own.db.select().from(auditLog).orderBy(auditLog.id)
    expect(left.map(({ action }) => action)).toEqual([
      ...Array(3).fill('user changed'),
      'audit log shortened',
    ])
    expect(left.at(-1)).toMatchObject({ actorId: null, details: { entries: 5, lastSeal: 2 } })
    expect(await verifyChain(own.db)).toMatchObject({ seals: 5, removed: 2, entries: 4, broken: null })
    const seals = await own.db.select().from(auditSeals).orderBy(auditSeals.id)
    expect(seals.map(({ removedAt, marks }) => [removedAt !== null, marks === null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ])
  } finally {
    await own.close()
  }
})

test('once a day the whole log is verified and what was found stands in it; a change is told at once', async () => {
  const found: [string, object][] = []
  const log = {
    info: (told: object, message: string) => found.push([message, told]),
    error: (told: object, message: string) => found.push([message, told]),
  } as unknown as Parameters<typeof verifyDaily>[1]
  const { signal } = new AbortController()
  await write()
  await seal()
  await verifyDaily({ db, now }, log, signal)
  await verifyDaily({ db, now }, log, signal)
  expect(found).toMatchObject([
    ['audit log verified', { auditLog: { seal: expect.stringMatching(/^[0-9a-f]{64}$/) } }],
  ])
  expect(await selectLastVerification(db)).toEqual({ at: AT, upTo: AT, fault: null })
  const tomorrow = new Date(AT.getTime() + 24 * 3_600_000)
  const last = sql`(select max(id) from audit_log where seal_id is not null)`
  const tamper = [sql`update audit_log set action = 'nothing' where id = ${last}`]
  const verification = await withTampering(tamper, async (tx) => {
    await verifyDaily({ db: tx, now: () => tomorrow }, log, signal)
    return selectLastVerification(tx)
  })
  expect(verification).toMatchObject({ at: tomorrow, fault: expect.stringMatching(/^Entry \d+ was changed/) })
  expect(found.at(-1)?.[0]).toBe('the audit log is not as it was written')
})

test('what was written last is sealed when the product stops', async () => {
  await write()
  const jobs = createJobs(now)
  const stop = startSealing({ db, now, jobs }, silent)
  expect(jobs.list()).toMatchObject([{ name: 'sealing', nextRunAt: expect.any(Date) }])
  await stop()
  expect(await db.$count(auditLog, isNull(auditLog.sealId))).toBe(0)
})
