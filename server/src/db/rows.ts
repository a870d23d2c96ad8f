import { type SQL, sql } from 'drizzle-orm'
import type {
  PgColumn,
  PgInsertValue,
  PgTable,
  PgUpdateSetSource,
  SelectedFieldsFlat,
} from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from './database.ts'

/** All columns of a table, or those that were asked for. */
type Row<T extends PgTable, Columns> = Columns extends SelectedFieldsFlat
  ? SelectResultFields<Columns>
  : T['$inferSelect']
type Condition = SQL | undefined

// The compiler cannot see that columns not yet known are some columns: hence the casts below.

/** The one row that a condition is true for. */
export async function selectRow<T extends PgTable, C extends SelectedFieldsFlat | undefined = undefined>(
  db: Database,
  table: T,
  where: Condition,
  columns?: C,
): Promise<Row<T, C> | undefined> {
  const [row] = await selectFrom(db, table, columns).where(where).limit(1)
  return row as Row<T, C> | undefined
}

/** The same, held until the transaction ends. */
export async function lockRow<T extends PgTable, C extends SelectedFieldsFlat | undefined = undefined>(
  db: Database,
  table: T,
  where: Condition,
  columns?: C,
): Promise<Row<T, C> | undefined> {
  const [row] = await selectFrom(db, table, columns).where(where).for('update')
  return row as Row<T, C> | undefined
}

export async function hasRow(db: Database, table: PgTable, where: Condition): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(table).where(where).limit(1)
  return rows.length > 0
}

export async function insertRow<T extends PgTable, C extends SelectedFieldsFlat | undefined = undefined>(
  db: Database,
  table: T,
  values: PgInsertValue<T>,
  columns?: C,
): Promise<Row<T, C>> {
  const insert = db.insert(table).values(values)
  const rows: unknown = await (columns ? insert.returning(columns) : insert.returning())
  const [row] = rows as Row<T, C>[]
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Inserts a row and answers its number. */
export async function insertForId<T extends PgTable & { id: PgColumn }>(
  db: Database,
  table: T,
  values: PgInsertValue<T>,
): Promise<number> {
  const { id } = await insertRow(db, table, values, { id: table.id })
  return id as number
}

/** The row as it is after the change, or undefined where there is none to change. */
export async function updateRow<T extends PgTable, C extends SelectedFieldsFlat | undefined = undefined>(
  db: Database,
  table: T,
  change: PgUpdateSetSource<T>,
  where: Condition,
  columns?: C,
): Promise<Row<T, C> | undefined> {
  const update = db.update(table).set(change).where(where)
  const rows = await (columns ? update.returning(columns) : update.returning())
  return (rows as Row<T, C>[])[0]
}

const selectFrom = (db: Database, table: PgTable, columns: SelectedFieldsFlat | undefined) =>
  columns ? db.select(columns).from(table) : db.select().from(table)
