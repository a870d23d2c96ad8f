import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../connect-database.ts'
import type { Database } from '../database.ts'
import { type BackupHead, FORMAT, saveLines } from './backup-file.ts'
import { listStoredTables, readLines, startSum, type TableSum } from './stored-tables.ts'

/** Writes all that is stored at one moment into one file, while everybody goes on. */
export async function writeBackup(database: Pick<OpenDatabase, 'withSnapshot'>, path: string, at: Date) {
  return database.withSnapshot(async (db) => {
    const head: BackupHead = {
      trellisBackup: FORMAT,
      createdAt: at.toISOString(),
      migrations: await listMigrations(db),
    }
    const tables: Record<string, TableSum> = {}
    await saveLines(path, writeLines(db, head, tables))
    return { ...head, tables }
  })
}

async function* writeLines(
  db: Database,
  head: BackupHead,
  tables: Record<string, TableSum>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`
  for (const table of await listStoredTables(db)) {
    yield `${JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })}\n`
    const sum = startSum()
    for await (const lines of readLines(db, table)) {
      sum.add(lines)
      yield `${lines.join('\n')}\n`
    }
    tables[table.name] = sum.finish()
  }
  yield `${JSON.stringify({ tables })}\n`
}

async function listMigrations(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ writtenAt: number }>(
    sql`select created_at::float8 as "writtenAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ writtenAt }) => writtenAt)
}
