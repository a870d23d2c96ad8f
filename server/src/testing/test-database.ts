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
  const { name, url } = await createDatabase(process.env.TEST_DATABASE_TEMPLATE)
  const database = await openDatabase({ ...options, databaseUrl: url })
  return {
    ...database,
    databaseUrl: url,
    async close() {
      await database.close()
      await dropDatabase(name)
    },
  }
}

/** A new database on the PostgreSQL server of this run, empty or a copy of `template`. */
export async function createDatabase(template = 'template1'): Promise<{ name: string; url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create database ${name} template ${template}`)
  const url = new URL(findServer())
  url.pathname = name
  return { name, url: url.href }
}

export async function dropDatabase(name: string): Promise<void> {
  await runOnServer(`drop database ${name} with (force)`)
}

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: findServer() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function findServer(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server; `npm test` brings one.')
  return url
}
