import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealEntries } from '../../domain/audit-log/seal-entries.ts'
import { verifyChain } from '../../domain/audit-log/verify-chain.ts'
import { loadTestTemplate, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../connect-database.ts'
import { MIGRATIONS_FOLDER } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { users } from '../schema/accounts/users.ts'
import { auditLog } from '../schema/operations/audit-log.ts'
import { checkBackup, writeBackup } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { listStoredTables, sumTable } from './stored-tables.ts'
import { BackupUnusable } from './unusable.ts'

const AT = new Date('2026-05-01T08:00:00Z')
const GONE_ID = 5_000
/** Restoring makes every table anew, which takes its time where others use the same processors. */
const SLOWLY = { timeout: 240_000 }
let folder: string
let source: TestDatabase
const file = (name: string) => join(folder, name)
/** The source is on a PostgreSQL server: a backup goes from the one kind to the other and back. */
const openEmbedded = async () => openDatabase({ template: await loadTestTemplate() })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  source = await openTestDatabase()
  await source.db.insert(users).values(
    Array.from({ length: 3 }, (_, n) => ({
      username: `pupil-${n}`,
      password: 'x',
      firstName: 'Zoë "Z"\n\\',
      lastName: '李',
      grade: 5,
    })),
  )
  await source.db.execute(sql`
    insert into uploads (user_id, key, name, content_type, content, size_bytes)
    select id, 'key-' || id, 'a.png', 'image/png', '\\x00ff10'::bytea, 3 from users`)
  await source.db.insert(auditLog).values({ actorId: GONE_ID, action: 'signed in' })
  await sealEntries({ db: source.db, now: () => AT })
  await writeBackup(source, file('good'), AT, null)
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

async function sumAll({ db }: Pick<OpenDatabase, 'db'>) {
  const sums: Record<string, unknown> = {}
  for (const table of await listStoredTables(db)) sums[table.name] = await sumTable(db, table)
  return sums
}

/** The migrations of a version after this one, which has one more. */
function addMigration(): string {
  const migrationsFolder = file('migrations')
  cpSync(MIGRATIONS_FOLDER, migrationsFolder, { recursive: true })
  const journal = join(migrationsFolder, 'meta', '_journal.json')
  const known = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] }
  known.entries.push({ idx: 9999, version: '7', when: Date.now(), tag: '9999_later', breakpoints: true })
  writeFileSync(journal, JSON.stringify(known))
  writeFileSync(
    join(migrationsFolder, '9999_later.sql'),
    `alter table users add column shoe_size integer; --> statement-breakpoint
     update users set shoe_size = 40 + grade;`,
  )
  return migrationsFolder
}

test(
  'a backup comes back to the last byte, from one kind of database to the other and back again',
  SLOWLY,
  async () => {
    const manifest = await checkBackup(file('good'), null)
    expect(manifest).toMatchObject({
      createdAt: AT.toISOString(),
      tables: { users: { rows: 3 }, uploads: { rows: 3 } },
      auditSeal: (await verifyChain(source.db)).upTo?.hash,
    })
    const embedded = await openEmbedded()
    const back = await openTestDatabase()
    try {
      expect(await restoreBackup(embedded, file('good'))).toEqual(manifest)
      expect(await sumAll(embedded)).toEqual(await sumAll(source))
      await writeBackup(embedded, file('again'), AT, null)
      expect((await checkBackup(file('again'), null)).tables).toEqual(manifest.tables)
      await restoreBackup(back, file('again'))
      expect(await sumAll(back)).toEqual(await sumAll(source))
      expect(await verifyChain(back.db)).toMatchObject({ entries: 1, broken: null })
      // Nobody gets the number of an account that is gone and did something: the log would be about somebody else.
      const last = { id: GONE_ID }
      const newcomer = { username: 'new', password: 'x', firstName: 'A', lastName: 'B', grade: 1 }
      const [next] = await back.db.insert(users).values(newcomer).returning({ id: users.id })
      expect(next?.id).toBe(last.id + 1)
    } finally {
      await embedded.close()
      await back.close()
    }
  },
)

test(
  'a database in use is replaced only when that was said, stays as it is when the backup is damaged, and a backup of an older version goes through the migrations since then',
  SLOWLY,
  async () => {
    const text = gunzipSync(readFileSync(file('good'))).toString()
    writeFileSync(file('changed'), gzipSync(text.replace('pupil-1', 'pupil-9')))
    writeFileSync(file('cut'), readFileSync(file('good')).subarray(0, 3000))
    writeFileSync(file('without its end'), gzipSync(text.slice(0, text.lastIndexOf('{"tables"'))))
    writeFileSync(file('other'), gzipSync('{"hello":1}\n'))
    writeFileSync(file('no archive'), 'hello')
    writeFileSync(file('newer'), gzipSync(text.replace('"migrations":[', '"migrations":[1,')))
    const target = await openTestDatabase()
    try {
      await target.db
        .insert(users)
        .values({ username: 'kept', password: 'x', firstName: 'A', lastName: 'B', grade: 1 })
      await expect(restoreBackup(target, file('good'))).rejects.toThrow('--replace')
      for (const name of ['changed', 'cut', 'without its end', 'other', 'no archive', 'newer', 'missing']) {
        const restoring = restoreBackup(target, file(name), { isReplacing: true })
        await expect(restoring, name).rejects.toThrow(BackupUnusable)
      }
      expect(await target.db.select({ name: users.username }).from(users)).toEqual([{ name: 'kept' }])
      await restoreBackup(target, file('good'), { isReplacing: true, migrationsFolder: addMigration() })
      expect(await target.db.$count(users)).toBe(3)
      const { rows } = await target.db.execute(sql`select distinct shoe_size as size from users`)
      expect(rows).toEqual([{ size: 45 }])
    } finally {
      await target.close()
    }
  },
)
