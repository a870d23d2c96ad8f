import { and, asc, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { OwnTable } from './own-tables.ts'

/** The embedded database has one connection: between two of these others get their turn. */
const ROWS_AT_ONCE = 200
/** Pictures and files may be megabytes each. */
const FILES_AT_ONCE = 2

export type OwnRow = Record<string, unknown>

/** All rows of one table, without ever holding more than a page of them. */
export async function* readOwnRows(
  db: Database,
  userId: number,
  { table, id, isOwn, columns }: OwnTable,
): AsyncGenerator<OwnRow> {
  const hasFiles = Object.values(columns).some((column) => column.getSQLType() === 'bytea')
  const most = hasFiles ? FILES_AT_ONCE : ROWS_AT_ONCE
  let after = 0
  for (;;) {
    const rows = await db
      .select({ ...columns, exportedId: id })
      .from(table)
      .where(and(isOwn(db, userId), gt(id, after)))
      .orderBy(asc(id))
      .limit(most)
    for (const { exportedId, ...row } of rows) {
      after = Number(exportedId)
      yield row
    }
    if (rows.length < most) return
  }
}
