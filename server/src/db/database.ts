import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers answer to `db.execute(…)`. */
interface StatementResult<Row> {
  rows: Row[]
  rowCount: number | null
}

interface StatementResultHKT extends PgQueryResultHKT {
  type: StatementResult<this['row']>
}

/** PostgreSQL or the embedded database, the pool or a transaction: features cannot tell which. */
export type Database = PgDatabase<StatementResultHKT>
