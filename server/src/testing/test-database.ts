import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import type { DatabaseOptions, OpenDatabase } from '../db/connect-database.ts'
import { loadTemplate } from '../db/embedded/template.ts'
import { openDatabase } from '../db/open-database.ts'

const CACHE_DIR = join(import.meta.dirname, '..', '..', '..', '.cache')

/** Which database the tests of this run stand on. */
export const isPostgresRun = process.env.TEST_DATABASE === 'postgres'

export interface TestDatabase extends OpenDatabase {
  /** The address on a PostgreSQL run, to connect a second time. */
  databaseUrl: string | undefined
}

/** The dump of a migrated, empty embedded database; the first run of all makes it. */
export function loadTestTemplate(): Promise<Uint8Array> {
  return loadTemplate(CACHE_DIR)
}

/** A migrated, empty database of its own through the very code that the product runs; `close` removes it. */
export async function openTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  if (!isPostgresRun) {
    const database = await openDatabase({ template: await loadTestTemplate(), ...options })
    return { ...database, databaseUrl: undefined }
  }
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server; `npm test` brings one.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnce(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  const database = await openDatabase({ ...options, databaseUrl: url.href })
  return {
    ...database,
    databaseUrl: url.href,
    async close() {
      await database.close()
      await runOnce(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
