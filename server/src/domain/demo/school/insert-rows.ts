import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { SchoolTable } from './tables.ts'

/** Values as JSON has them, by column. */
export type NewRow = Record<string, unknown>

const ROWS_AT_ONCE = 1000

/** Numbers for so many new rows, one after the other; answers the first of them. */
export async function reserveIds(db: Database, table: string, count: number): Promise<number> {
  // Whoever inserts a row holds the table before it asks for a number, so nobody takes one in between.
  await db.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`)
  const sequence = sql`pg_get_serial_sequence(${`public.${table}`}, 'id')`
  const { rows } = await db.execute<{ last: number }>(
    sql`select setval(${sequence}, nextval(${sequence}) + ${count - 1}::int)::int as last`,
  )
  return (rows[0]?.last ?? 0) - count + 1
}

/** One text for a thousand rows: a parameter for each value takes several times as long to send and to bind. */
export async function insertRows(
  db: Database,
  { name, columns }: SchoolTable,
  rows: readonly NewRow[],
  onConflict: 'fail' | 'skip' = 'fail',
): Promise<void> {
  const [first] = rows
  if (!first) return
  const used = columns.filter((column) => column.name in first)
  const names = sql.join(
    used.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const types = sql.join(
    used.map(({ name, column }) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  const end = onConflict === 'skip' ? sql` on conflict do nothing` : sql``
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const page = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))
    await db.execute(
      sql`insert into ${sql.identifier(name)} (${names}) select ${names} from json_to_recordset(${page}::json) as page (${types})${end}`,
    )
  }
}
