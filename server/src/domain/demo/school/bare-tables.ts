import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'

/**
 * Takes indexes and foreign keys of empty tables away while they are filled, and puts them back, which checks every row. It takes
 * half the time of looking each row up as it comes. Unique constraints stay.
 */
export async function withBareTables<T>(
  db: Database,
  names: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const empty: string[] = []
  for (const name of names) {
    const { rows } = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (rows.length === 0) empty.push(name)
  }
  const steps = await listSteps(db, empty)
  for (const { drop } of steps) await db.execute(sql.raw(drop))
  const filled = await fill()
  for (const { add } of steps) await db.execute(sql.raw(add))
  return filled
}

async function listSteps(db: Database, names: readonly string[]) {
  const tables = sql`(select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any(${sql.param(`{${names.join()}}`)}::text[]))`
  const { rows } = await db.execute<{ drop: string; add: string }>(sql`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index
    where indrelid in ${tables} and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint
    where contype = 'f' and conrelid in ${tables}`)
  return rows
}
