import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PostgreSQL or the embedded database, the pool or a transaction: features cannot tell which. */
export type Database = PgDatabase<PgQueryResultHKT>
