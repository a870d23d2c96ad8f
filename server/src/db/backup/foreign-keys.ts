import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

/** Takes all foreign keys away and answers how to put them back: rows can then come in any order, and are still checked. */
export async function dropForeignKeys(tx: Database): Promise<() => Promise<void>> {
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
