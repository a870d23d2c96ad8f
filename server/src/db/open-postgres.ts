import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { toDrizzleConfig } from './drizzle-config.ts'
import { findOutage } from './find-outage.ts'

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
    // Statements here take milliseconds; compiling them to machine code, as estimates of new tables make it do, takes longer.
    onConnect: (client) => client.query("set time zone 'UTC'; set jit = off"),
  })
  function reportLoss(error: Error): void {
    report?.('A connection to PostgreSQL was lost', error)
  }
  // Node ends the process on an 'error' nobody listens to, and a connection can break at rest and inside a transaction.
  pool.on('error', reportLoss)
  pool.on('connect', (client) => {
    client.on('error', reportLoss)
    watchTransactions(client)
  })
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end()
    throw error
  })
  return { db: drizzle(pool, toDrizzleConfig(onQuery)) as unknown as Database, pool }
}

/** What drizzle sends around a transaction is watched: it expects of a connection that it never breaks. */
function watchTransactions(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  Object.assign(client, {
    query(...args: unknown[]): unknown {
      const answer = query(...args)
      if (!(answer instanceof Promise)) return answer
      const text = readText(args[0])
      if (text === 'commit') return answer.then(refuseRollback)
      if (text === 'rollback') return answer.catch(forgiveLostRollback)
      return /^begin\b/.test(text) ? answer.catch((error: Error) => giveBack(client, error)) : answer
    },
  })
}

function readText(statement: unknown): string {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : ''
}

/**
 * PostgreSQL answers the COMMIT of a transaction in which a statement failed with ROLLBACK and no error.
 * A handler that caught the failure and went on would be told that its lost writes were kept.
 */
function refuseRollback(result: pg.QueryResult): pg.QueryResult {
  if (result.command !== 'ROLLBACK') return result
  throw Object.assign(new Error('A statement of the transaction had failed, so nothing of it was kept.'), {
    code: '40000',
  })
}

/** With its connection the transaction is gone; what the caller has to hear is why it was to be rolled back. */
function forgiveLostRollback(error: Error): undefined {
  if (findOutage(error) === null) throw error
  return undefined
}

/** Whoever cannot begin never gives the connection back: a pool would be empty after so many of them. */
function giveBack(client: pg.PoolClient, error: Error): never {
  client.release(error)
  throw error
}
