import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#engines/days/durations.ts'
import { checkBackup } from '../../db/backup/backup-file.ts'
import { prove } from '../../db/backup/child/prove.ts'
import type { StillPicture } from '../../db/connect-database.ts'
import { notifications } from '../../db/schema/accounts/notifications.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { backupRuns } from '../../db/schema/operations/backup-runs.ts'
import type { BackupSettings } from '../../platform/backup-settings.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isPostgresRun, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { nameBackup } from './backup-names.ts'
import { createBackupRunner } from './backup-runner.ts'
import { claimRun, endSilentRuns, selectNewestRun } from './backup-runs.queries.ts'
import { carryOutRun } from './carry-out-run.ts'
import { checkRoom } from './check-room.ts'
import { explainBackupFailure, INTERRUPTED } from './explain-backup-failure.ts'
import { forgetOtherPlace } from './forget-other-place.ts'
import { removeOldFiles } from './remove-old-files.ts'
import { runBackupRound, settleInterrupted } from './start-backups.ts'

const SLOWLY = { timeout: 300_000 }
const KEY = { passphrase: 'correct horse battery staple' }
let folder: string
let dataDir: string
let database: TestDatabase
let t: TestApp
let settings: BackupSettings

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
  dataDir = join(folder, 'data')
  settings = {
    dir: join(folder, 'safe'),
    schedule: { everyHours: 24, hour: 2, minute: 30 },
    keep: { daily: 7, weekly: 4, monthly: 6 },
    key: KEY,
    keyFile: null,
  }
  database = await openTestDatabase(isPostgresRun ? {} : { dataDir })
  mkdirSync(dataDir, { recursive: true })
  t = await createTestApp({
    own: database,
    now: new Date(2026, 4, 10, 3),
    config: { dataDir, backups: settings },
  })
  await t.signUp('admin')
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const reach = (changed: Partial<BackupSettings> = {}) => ({
  db: t.db,
  database,
  config: { ...t.deps.config, dataDir, backups: { ...settings, ...changed } },
  now: t.deps.now,
  presence: t.deps.presence,
})
const begin = async (file: string) => {
  const run = await claimRun(t.db, { reason: 'command', requestedBy: null, file }, t.clock.now)
  if (!run) throw new Error('another one is under way')
  return run
}
/** What a backup makes on its way and must not leave. */
const leftovers = () =>
  [...readdirSync(dataDir), ...(existsSync(settings.dir) ? readdirSync(settings.dir) : [])].filter((name) =>
    /unfinished|scratch|still/.test(name),
  )
const countAlerts = () => t.db.$count(notifications, eq(notifications.kind, 'backup_failed'))

test(
  'a backup that is due is made, restored for a trial, compared table by table, and noted',
  SLOWLY,
  async () => {
    const heard: unknown[] = []
    const backups = createBackupRunner(reach(), (...said) => heard.push(said))
    const deps = { ...t.deps, backups, database }
    t.deps.jobs.add('backups', null)
    expect(await runBackupRound(deps)).toBe(true)
    const run = await selectNewestRun(t.db)
    expect([run?.failure, heard]).toEqual([null, []])
    const { tables } = await checkBackup(run?.file ?? '', KEY)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    expect(run).toMatchObject({ reason: 'schedule', outcome: 'proven', rows })
    expect(run?.proof).toMatchObject({ tables: Object.keys(tables).length, rows })
    expect(tables.users?.rows).toBe(await t.db.$count(users))
    expect(leftovers()).toEqual([])
    expect(await runBackupRound(deps)).toBe(false)
    expect(t.deps.jobs.list().find(({ name }) => name === 'backups')?.nextRunAt).toEqual(
      new Date(2026, 4, 11, 2, 30),
    )
  },
)

test('what was tampered with, or is not what was read from the original, does not pass', SLOWLY, async () => {
  const good = await selectNewestRun(t.db, ['proven'])
  const { tables } = await checkBackup(good?.file ?? '', KEY)
  const scratchDir = join(folder, 'scratch')
  const wrong = { ...tables, users: { rows: 1, sha256: 'of something else' } }
  await expect(
    prove({ do: 'prove', path: good?.file ?? '', scratchDir, tables: wrong, key: KEY }),
  ).rejects.toThrow('does not hold')
  expect(existsSync(scratchDir)).toBe(false)
})

test.each([['before it begins'], ['in the middle']])(
  'stopped %s it leaves no half file, and says so',
  SLOWLY,
  async (when) => {
    const stopping = new AbortController()
    const file = join(settings.dir, 'stopped.backup')
    if (when === 'before it begins') stopping.abort()
    const stopped = {
      withSnapshotFiles: <T>(work: (picture: StillPicture) => Promise<T>) =>
        database.withSnapshotFiles((picture) => {
          const working = work(picture)
          stopping.abort()
          return working
        }),
    }
    const run = await carryOutRun({ ...reach(), database: stopped }, await begin(file), {
      signal: stopping.signal,
    })
    expect(run).toMatchObject({ outcome: 'failed', failure: INTERRUPTED })
    expect([existsSync(file), leftovers()]).toEqual([false, []])
  },
)

test('a folder that cannot be made fails with a sentence, and admins hear of it once a day', async () => {
  writeFileSync(join(folder, 'file'), 'in the way')
  const dir = join(folder, 'file', 'backups')
  const said: string[] = []
  const runner = createBackupRunner(reach({ dir }), (message) => said.push(message))
  const fail = async () => {
    await runner.carryOut(await begin(join(dir, nameBackup(t.clock.now))))
    return selectNewestRun(t.db, ['failed'])
  }
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  expect((await fail())?.failure).toMatch(/is not there and cannot be made.*BACKUP_DIR/)
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  await fail()
  expect(said).toEqual(['a backup failed', 'a backup failed'])
  expect(await countAlerts()).toBe(1)
})

test('too little room is refused before anything is written', async () => {
  const free = async () => 1_000_000
  await expect(checkRoom(t.db, { dataDir, folder: settings.dir }, free)).rejects.toThrow(
    /too little room .* 1 MB free, about \d+ MB needed/,
  )
})

test.each([
  ['ENOSPC', 'The disk is full'],
  ['53100', 'The disk is full'],
  ['EROFS', 'cannot be written to'],
  ['EACCES', 'cannot be written to'],
  ['ENDED', 'memory'],
  ['EWHATEVER', 'doctor'],
])('the failure %s is explained with what to do', (code, words) => {
  expect(explainBackupFailure(Object.assign(new Error('raw'), { code }), '/safe')).toContain(words)
})

test('one at a time, on however many servers; one that has gone silent gives way', async () => {
  const run = await begin(join(settings.dir, 'a'))
  const another = { reason: 'admin', requestedBy: null, file: join(settings.dir, 'b') } as const
  expect(await claimRun(t.db, another, t.clock.now)).toBeNull()
  expect(await endSilentRuns(t.db, INTERRUPTED, t.clock.now)).toEqual([])
  const later = new Date(t.clock.now.getTime() + 2 * 60_000)
  expect(await endSilentRuns(t.db, INTERRUPTED, later)).toMatchObject([{ id: run.id, outcome: 'failed' }])
})

test('what was under way when the machine went off is ended at the next start', async () => {
  t.clock.now = new Date(t.clock.now.getTime() + 48 * HOUR_MS)
  const { id } = await begin(join(settings.dir, 'c'))
  const before = await countAlerts()
  await settleInterrupted({ ...t.deps, database: { ...database, kind: 'embedded' } })
  const [run] = await t.db.select().from(backupRuns).where(eq(backupRuns.id, id))
  expect(run).toMatchObject({ outcome: 'failed', failure: INTERRUPTED })
  expect(await countAlerts()).toBe(before + 1)
})

test('old files go by the numbers; foreign files stay, and a doubtful one takes no place', async () => {
  const dir = join(folder, 'old')
  mkdirSync(dir)
  const names = Array.from({ length: 40 }, (_, ago) =>
    nameBackup(new Date(Date.UTC(2026, 5, 30, 2, 30) - ago * 24 * HOUR_MS)),
  )
  for (const name of [...names, 'holiday.backup']) writeFileSync(join(dir, name), '')
  const [newest = ''] = names
  const doubtful = await begin(join(dir, newest))
  await t.db.update(backupRuns).set({ outcome: 'unproven' }).where(eq(backupRuns.id, doubtful.id))
  await removeOldFiles(t.db, { ...settings, dir, keep: { daily: 2, weekly: 0, monthly: 2 } })
  expect(readdirSync(dir).toSorted()).toEqual([
    'holiday.backup',
    'trellis-2026-05-31T02-30-00.backup',
    'trellis-2026-06-28T02-30-00.backup',
    'trellis-2026-06-29T02-30-00.backup',
  ])
})

test('where backups were only ever written to named places there is nothing old to remove', async () => {
  expect(await removeOldFiles(t.db, { ...settings, dir: join(folder, 'never-made') })).toBe(0)
})

test('a restored place forgets the backups of the old one, and keeps those whose file is here', async () => {
  const at = t.deps.now()
  const here = join(folder, 'here.backup')
  writeFileSync(here, '')
  const run = { reason: 'schedule', startedAt: at, aliveAt: at } as const
  await t.db.delete(backupRuns)
  await t.db.insert(backupRuns).values([
    { ...run, file: join(folder, 'gone.backup'), outcome: 'failed', failure: 'The disk was full.' },
    { ...run, file: here, outcome: 'running' },
    { ...run, file: here, outcome: 'proven' },
  ])
  await forgetOtherPlace(t.db)
  expect(await t.db.select().from(backupRuns)).toMatchObject([{ file: here, outcome: 'proven' }])
})
