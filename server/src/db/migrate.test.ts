import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgresRun, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connectDatabase } from './connect-database.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
let database: TestDatabase

/** A folder as drizzle-kit writes it, later than every real migration unless said otherwise. */
function writeMigrations(statements: string[], firstAt = Date.UTC(2100, 0, 1)): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = statements.map((text, idx) => {
    writeFileSync(join(folder, `000${idx}_step.sql`), text)
    return { idx, version: '7', when: firstAt + idx, tag: `000${idx}_step`, breakpoints: true }
  })
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database)).toBe(0)
})

test('a migration that fails half-way leaves nothing of itself and can be repaired', async () => {
  writeMigrations([
    'create table step_one (id integer)',
    'create table step_two (id integer);\n--> statement-breakpoint\nbroken',
  ])
  await expect(migrate(database, folder)).rejects.toThrow()
  const { rows } = await database.db.execute(
    sql`select to_regclass('step_one') as one, to_regclass('step_two') as two`,
  )
  expect(rows).toEqual([{ one: null, two: null }])

  writeMigrations(['create table step_one (id integer)'])
  expect(await migrate(database, folder)).toBe(1)
})

test('a migration that was written before the last one and arrives after it runs all the same', async () => {
  writeMigrations(['create table late_comer (id integer)'], Date.UTC(2000, 0, 1))
  expect(await migrate(database, folder)).toBe(1)
  const { rows } = await database.db.execute(sql`select to_regclass('late_comer') is not null as "isThere"`)
  expect(rows).toEqual([{ isThere: true }])
})

test.runIf(isPostgresRun)('two servers that start together migrate once', async () => {
  writeMigrations([
    'create table step_one (id integer)',
    'create table raced (id integer);\n--> statement-breakpoint\nselect pg_sleep(0.2)',
  ])
  const other = await connectDatabase({ databaseUrl: database.databaseUrl })
  const ran = await Promise.all([migrate(database, folder), migrate(other, folder)])
  await other.close()
  expect(ran.toSorted()).toEqual([0, 1])
})
