import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { toDrizzleConfig } from './drizzle-config.ts'
import { refuseSilentRollback } from './refuse-silent-rollback.ts'

export interface PostgresOptions {
  databaseUrl: string
  maxConnections?: number
  statementLimitMs?: number
  transactionLimitMs?: number
  onQuery?: (text: string) => void
  report?: (message: string, error: Error) => void
}

const DEFAULT_LIMIT_MS = 30_000

/** Whole numbers that fit are numbers, as the embedded database gives them; `pg` alone would give text. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
})

export async function openPostgres({ databaseUrl, report, onQuery, ...options }: PostgresOptions) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.maxConnections ?? 20,
    application_name: 'trellis',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementLimitMs ?? DEFAULT_LIMIT_MS,
    idle_in_transaction_session_timeout: options.transactionLimitMs ?? DEFAULT_LIMIT_MS,
    // Days are cut by UTC on every machine, as in the embedded database.
    onConnect: (client) => client.query("set time zone 'UTC'"),
  })
  function reportLoss(error: Error): void {
    report?.('A connection to PostgreSQL was lost', error)
  }
  // Node ends the process on an 'error' nobody listens to, and a connection can break at rest and inside a transaction.
  pool.on('error', reportLoss)
  pool.on('connect', (client) => {
    client.on('error', reportLoss)
    refuseSilentRollback(client)
  })
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end()
    throw error
  })
  return { db: drizzle(pool, toDrizzleConfig(onQuery)) as unknown as Database, pool }
}
