import { and, asc, eq, gt, is } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { userColumns } from '../../platform/sessions/sessions.ts'
import { readUser } from '../study-settings.ts'
import { listOwnTables, type OwnTable } from './own-tables.ts'
import { type ExportedTable, type ExportHead, writeHtml } from './write-html.ts'

export type ExportFormat = 'json' | 'html'

type Export = { name: string; contentType: string; pieces: AsyncGenerator<string> }

type Part = { tables: OwnTable[]; leftOut: string[] }

/**
 * All that is stored about somebody, one table after the other: for themself, or for the operator whom they ask. A guardian gets
 * `part` of it, and is told what is not in it.
 */
export async function exportPerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  format: ExportFormat,
  part?: Part,
): Promise<Export> {
  const row = await selectRow(db, users, eq(users.id, userId), userColumns)
  const account = foundOr404(row, 'accountNotFound')
  const head = {
    exportedAt: now().toISOString(),
    user: await readUser(db, account),
    ...(part && { notIncluded: part.leftOut }),
  }
  const tables = (part?.tables ?? listOwnTables()).map((table) => ({
    name: table.name,
    rows: () => readOwnRows(db, userId, table),
  }))
  return {
    name: `trellis-${account.username}.${format}`,
    contentType: format === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    pieces: format === 'json' ? writeJson(head, tables) : writeHtml(head, tables),
  }
}

async function* writeJson(head: ExportHead, tables: ExportedTable[]): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 1).slice(0, -2)}`
  for (const { name, rows } of tables) {
    yield `,\n${JSON.stringify(name)}: [`
    let isFirst = true
    for await (const row of rows()) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(toPlain(row))}`
      isFirst = false
    }
    yield ']'
  }
  yield '\n}\n'
}

/** Pictures travel as base64. */
function toPlain(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}

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
  const hasFiles = Object.values(columns).some(
    (column) => is(column, PgColumn) && column.getSQLType() === 'bytea',
  )
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
