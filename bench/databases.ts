import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '#server/db/open-database.ts'
import { loadTestTemplate } from '#server/testing/test-database.ts'
import { fillBallast } from './ballast.ts'

const FILLING_LIMIT_MS = 10 * 60_000

export type Kind = 'embedded' | 'postgres'
export const KINDS: Kind[] = ['embedded', 'postgres']

/** The settings that lead a process to a database. Two processes never share an embedded one. */
export type DatabaseEnv = { DATA_DIR: string; DATABASE_URL?: string }

export type Databases = {
  /** For the product, and its equal for the plain server. */
  product: Record<Kind, DatabaseEnv>
  plain: Record<Kind, DatabaseEnv>
  drop: () => Promise<void>
}

/** Both databases with the same content; the PostgreSQL server has to exist, its database is made and dropped here. */
export async function prepareDatabases(folder: string, serverUrl: string): Promise<Databases> {
  const productDir = join(folder, 'product')
  const plainDir = join(folder, 'plain')
  mkdirSync(productDir)
  await fill({ DATA_DIR: productDir })
  cpSync(productDir, plainDir, { recursive: true })

  const name = `bench_${process.pid}`
  const url = new URL(serverUrl)
  url.pathname = name
  await administer(serverUrl, `create database ${name}`)
  const postgres = { DATA_DIR: folder, DATABASE_URL: url.href }
  await fill(postgres)
  return {
    product: { embedded: { DATA_DIR: productDir }, postgres },
    plain: { embedded: { DATA_DIR: plainDir }, postgres },
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  }
}

/** An empty database of its own; on PostgreSQL it is dropped again by `drop`. */
export async function openScratch(
  kind: Kind,
  name: string,
  folder: string,
  serverUrl: string,
  limitMs: number,
) {
  const dataDir = join(folder, name)
  const url = new URL(serverUrl)
  url.pathname = name
  if (kind === 'postgres') await administer(serverUrl, `create database ${name}`)
  else mkdirSync(dataDir)
  const database = await openDatabase({
    statementLimitMs: limitMs,
    ...(kind === 'postgres' ? { databaseUrl: url.href } : { dataDir, template: await loadTestTemplate() }),
  })
  return {
    db: database.db,
    database,
    async drop() {
      await database.close()
      if (kind === 'postgres') await administer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function fill({ DATA_DIR, DATABASE_URL }: DatabaseEnv): Promise<void> {
  const database = await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    template: await loadTestTemplate(),
    statementLimitMs: FILLING_LIMIT_MS,
  })
  try {
    await fillBallast(database.db)
  } finally {
    await database.close()
  }
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
