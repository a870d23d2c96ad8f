import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { toDrizzleConfig } from './drizzle-config.ts'

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

/**
 * PostgreSQL answers the COMMIT of a transaction in which a statement failed with ROLLBACK and no error.
 * A handler that caught the failure and went on would be told that its lost writes were kept.
 */
function refuseSilentRollback(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  Object.assign(client, {
    query(...args: unknown[]): unknown {
      const answer = query(...args)
      return isCommit(args[0]) && answer instanceof Promise ? answer.then(refuseRollback) : answer
    },
  })
}

function isCommit(statement: unknown): boolean {
  return (
    typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'commit'
  )
}

function refuseRollback(result: pg.QueryResult): pg.QueryResult {
  if (result.command !== 'ROLLBACK') return result
  throw Object.assign(new Error('A statement of the transaction had failed, so nothing of it was kept.'), {
    code: '40000',
  })
}
