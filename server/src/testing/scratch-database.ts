import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'

const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** A migrated, empty database for one test file alone: what it fills or breaks, nobody else sees. */
export interface ScratchDatabase {
  query<Row>(text: string, parameters?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export function openScratchDatabase(): Promise<ScratchDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? openOnPostgres() : openEmbedded()
}

async function openEmbedded(): Promise<ScratchDatabase> {
  const pglite = await PGlite.create()
  await migratePglite(drizzlePglite(pglite), { migrationsFolder })
  return {
    query: async <Row>(text: string, parameters: unknown[] = []) =>
      (await pglite.query<Row>(text, parameters)).rows,
    close: () => pglite.close(),
  }
}

async function openOnPostgres(): Promise<ScratchDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server; `npm test` brings one.')
  const name = `scratch_${randomUUID().replaceAll('-', '')}`
  await runOnce(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await migrateNodePg(drizzleNodePg(client), { migrationsFolder })
  return {
    query: async <Row>(text: string, parameters: unknown[] = []) => {
      const { rows } = await client.query(text, parameters)
      return rows as Row[]
    },
    async close() {
      await client.end()
      await runOnce(serverUrl, `drop database ${name}`)
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
