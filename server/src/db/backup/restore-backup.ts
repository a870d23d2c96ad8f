import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { OpenDatabase } from '../connect-database.ts'
import type { Database } from '../database.ts'
import { beginLongChange, MIGRATIONS_FOLDER, runMigrations } from '../migrate.ts'
import { checkBackup, type Manifest, readParts } from './backup-file.ts'
import type { BackupKey } from './encryption/backup-key.ts'
import { listStoredTables, type StoredTable, sumTable } from './stored-tables.ts'
import { BackupUnusable } from './unusable.ts'

export type RestoreOptions = {
  /** Whether what is there now may go. */
  isReplacing?: boolean
  /** What the file was encrypted with. */
  key?: BackupKey | null
  migrationsFolder?: string
  /** Looks at what is there before it goes, and answers what else has to be so before the backup is kept. */
  prepareSettling?: (tx: Database) => Promise<(tx: Database) => Promise<void>>
}

/**
 * Puts a backup in the place of all that is stored: all of it, or nothing. The tables are first made as they were in the
 * version that wrote the backup, so that the migrations since then find what they expect. Every table is read back and
 * compared before anything is kept.
 */
export async function restoreBackup(
  database: Pick<OpenDatabase, 'db' | 'withoutLimits'>,
  path: string,
  {
    isReplacing = false,
    key = null,
    migrationsFolder = MIGRATIONS_FOLDER,
    prepareSettling,
  }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await checkBackup(path, key)
  const migrations = readMigrationFiles({ migrationsFolder })
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
  if (!manifest.migrations.every((one) => known.has(one))) {
    throw new BackupUnusable(`${path} was made by a newer version of Trellis. Update this one first.`)
  }
  await database.withoutLimits(() =>
    database.db.transaction(async (tx) => {
      await beginLongChange(tx)
      if (!isReplacing && (await isInUse(tx))) {
        throw new BackupUnusable('There is something in this database. Say --replace to have it replaced.')
      }
      const settle = await prepareSettling?.(tx)
      await dropEverything(tx)
      await runMigrations(
        tx,
        migrations.filter(({ folderMillis }) => manifest.migrations.includes(folderMillis)),
      )
      await load(tx, path, key)
      await compare(tx, manifest)
      await runMigrations(tx, migrations)
      await settle?.(tx)
    }),
  )
  return manifest
}

/** A first start fills tables by itself; what somebody would miss hangs on accounts. */
async function isInUse(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ users: string | null }>(
    sql`select to_regclass('public.users')::text as users`,
  )
  if (!rows[0]?.users) return false
  const { rows: people } = await tx.execute(sql`select 1 from users limit 1`)
  return people.length > 0
}

async function dropEverything(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ statement: string }>(sql`
    select format('drop table %s cascade', oid::regclass) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select format('drop function %s', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  for (const { statement } of rows) await tx.execute(sql.raw(statement))
  await tx.execute(sql`drop schema if exists drizzle cascade`)
}

async function load(tx: Database, path: string, key: BackupKey | null): Promise<void> {
  const stored = new Map((await listStoredTables(tx)).map((table) => [table.name, table]))
  const names = sql.join(
    [...stored.keys()].map((name) => sql.identifier(name)),
    sql`, `,
  )
  // Migrations may bring rows of their own; the backup has them as they were. The audit log lets nobody else empty it.
  await tx.execute(sql`select set_config('trellis.audit_removal', 'on', true)`)
  await tx.execute(sql`truncate ${names}`)
  const restoreKeys = await dropForeignKeys(tx)
  let target: { table: StoredTable; columns: string[] } | undefined
  for await (const part of readParts(path, key)) {
    if (part.kind === 'table') {
      const table = stored.get(part.name)
      if (!table) throw new BackupUnusable(`The backup names a table that never was: ${part.name}.`)
      target = { table, columns: part.columns }
    }
    if (part.kind === 'rows' && target) await insertLines(tx, target, part.lines)
  }
  await restoreKeys()
  for (const name of stored.keys()) await moveNumbersOn(tx, name)
}

async function insertLines(
  tx: Database,
  { table, columns }: { table: StoredTable; columns: string[] },
  lines: string[],
): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, place) => {
    const type = types.get(name)
    if (!type) throw new BackupUnusable(`The backup names a column that never was: ${table.name}.${name}.`)
    return sql`(line->>${sql.raw(String(place))})::${sql.raw(type)}`
  })
  const names = columns.map((name) => sql.identifier(name))
  await tx.execute(sql`
    insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) line`)
}

/**
 * The next row gets a number after the last one; an account also after every one that did anything by the audit log: who
 * came later would be taken for somebody who is gone.
 */
async function moveNumbersOn(tx: Database, name: string): Promise<void> {
  const numbers =
    name === 'users'
      ? sql`(select id from users union all select actor_id from audit_log)`
      : sql.identifier(name)
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${`public.${JSON.stringify(name)}`}, 'id'), max(id))
    from ${numbers} numbered having max(id) is not null`)
}

async function compare(tx: Database, { tables }: Manifest): Promise<void> {
  for (const table of await listStoredTables(tx)) {
    const [there, wanted] = [await sumTable(tx, table), tables[table.name]]
    if (there.rows !== (wanted?.rows ?? 0) || (wanted && there.sha256 !== wanted.sha256)) {
      throw new BackupUnusable(
        `The table ${table.name} came back with ${there.rows} rows instead of ${wanted?.rows ?? 0}, or changed. Nothing was replaced.`,
      )
    }
  }
}

/** Takes all foreign keys away and answers how to put them back: rows can then come in any order, and are still checked. */
async function dropForeignKeys(tx: Database): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ drop: string; add: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { drop } of rows) await tx.execute(sql.raw(drop))
  return async () => {
    for (const { add } of rows) await tx.execute(sql.raw(add))
  }
}
