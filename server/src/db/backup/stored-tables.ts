import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

export type StoredTable = { name: string; columns: StoredColumn[] }
/** `type` as PostgreSQL writes it in a cast. */
export type StoredColumn = { name: string; type: string }

/** How many rows, and the SHA-256 over all of them in the order of their ids. */
export type TableSum = { rows: number; sha256: string }

/** A page of rows weighs about this much; one row may weigh more. */
const PAGE_BYTES = 2_000_000
const MOST_ROWS = 1000

/** Every table of the product with what is stored in it: columns that are computed from others are computed anew. */
export async function listStoredTables(db: Database): Promise<StoredTable[]> {
  const { rows } = await db.execute<StoredTable>(sql`
    select t.relname::text as name,
      json_agg(json_build_object('name', c.attname, 'type', format_type(c.atttypid, c.atttypmod))
        order by c.attnum) as columns
    from pg_class t
    join pg_attribute c on c.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    group by t.relname
    order by t.relname`)
  return rows
}

/**
 * The rows by their ids, each as one line: a JSON list of the columns as PostgreSQL writes them in text, which every
 * PostgreSQL reads back to the same value.
 */
export async function* readLines(db: Database, { name, columns }: StoredTable): AsyncGenerator<string[]> {
  const limit = await choosePageRows(db, name)
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  )
  let after: number | null = null
  for (;;) {
    const { rows }: { rows: { id: number; line: string }[] } = await db.execute(sql`
      select id, json_build_array(${texts})::text as line from ${sql.identifier(name)}
      ${after === null ? sql`` : sql`where id > ${after}`} order by id limit ${limit}`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = last.id
  }
}

async function choosePageRows(db: Database, name: string): Promise<number> {
  const { rows } = await db.execute<{ rowBytes: number | null }>(
    sql`select avg(pg_column_size(t.*))::float8 as "rowBytes" from ${sql.identifier(name)} t`,
  )
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(PAGE_BYTES / Math.max(1, rows[0]?.rowBytes ?? 1))))
}

/** Adds up lines to what a table is compared by. */
export function startSum() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(lines: readonly string[]): void {
      rows += lines.length
      for (const line of lines) hash.update(line).update('\n')
    },
    finish: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  }
}

export async function sumTable(db: Database, table: StoredTable): Promise<TableSum> {
  const sum = startSum()
  for await (const lines of readLines(db, table)) sum.add(lines)
  return sum.finish()
}
