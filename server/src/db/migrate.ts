import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { OpenDatabase } from './connect-database.ts'
import type { Database } from './database.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other advisory lock of ours uses. */
const MIGRATION_LOCK = 7_283_461

/**
 * Brings the tables up to date, all or nothing, and answers how many migrations ran. drizzle's own migrator
 * takes no lock: two servers that start together would both create the tables.
 */
export async function migrate(
  database: Pick<OpenDatabase, 'db' | 'withoutLimits'>,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<number> {
  return database.withoutLimits(() =>
    database.db.transaction(async (tx) => {
      await beginLongChange(tx)
      return runMigrations(tx, readMigrationFiles({ migrationsFolder }))
    }),
  )
}

/** Inside a transaction that changes the tables: it may take its time, and nobody else changes them meanwhile. */
export async function beginLongChange(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
}

/** Runs those that have not run yet, inside the transaction, and answers how many there were. */
export async function runMigrations(tx: Database, migrations: MigrationMeta[]): Promise<number> {
  // Name and columns are drizzle-kit's, so that its tools see what has run.
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations
        (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await tx.execute<{ writtenAt: number }>(
    sql`select created_at::float8 as "writtenAt" from drizzle.__drizzle_migrations`,
  )
  const ran = new Set(rows.map(({ writtenAt }) => writtenAt))
  // Not "all after the last": two branches merge, and the migration that was written first may arrive second.
  const pending = migrations.filter((migration) => !ran.has(migration.folderMillis))
  for (const migration of pending) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at)
          values (${migration.hash}, ${migration.folderMillis})`,
    )
  }
  return pending.length
}
