import { Readable } from 'node:stream'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { StreamedFile } from '#contract/file-answer.ts'
import type { Database } from '../../../db/database.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import { readUser } from '../../../records/study-settings.ts'
import { listOwnTables, type OwnTable } from './own-tables.ts'

/** The embedded database has one connection: between two of these others get their turn. */
const ROWS_AT_ONCE = 200
const HOUR_SECONDS = 60 * 60
const MOST_AN_HOUR = 5
const TOO_MANY = 'Your data was fetched several times just now. Please try again in an hour.'

/** All that is stored about the caller, one table after the other, without ever holding more than a page of it. */
export async function exportData(context: Context<Caller>): Promise<StreamedFile> {
  const { db, caller, now } = context
  const { user } = caller
  const limits = [{ name: `export:${user.id}`, limit: MOST_AN_HOUR, windowSeconds: HOUR_SECONDS }]
  await spendTry(db, limits, now(), TOO_MANY)
  const head = { exportedAt: now().toISOString(), user: await readUser(db, user) }
  return {
    name: `trellis-${user.username}.json`,
    contentType: 'application/json; charset=utf-8',
    content: Readable.from(write(db, user.id, head)),
  }
}

async function* write(db: Database, userId: number, head: object): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 1).slice(0, -2)}`
  for (const table of listOwnTables()) {
    yield `,\n${JSON.stringify(table.name)}: [`
    let isFirst = true
    for await (const row of readRows(db, userId, table)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(toPlain(row))}`
      isFirst = false
    }
    yield ']'
  }
  yield '\n}\n'
}

async function* readRows(db: Database, userId: number, { table, id, owner, columns }: OwnTable) {
  let after = 0
  for (;;) {
    const rows = await db
      .select({ ...columns, exportedId: id })
      .from(table)
      .where(and(eq(owner, userId), gt(id, after)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE)
    for (const { exportedId, ...row } of rows) {
      after = Number(exportedId)
      yield row
    }
    if (rows.length < ROWS_AT_ONCE) return
  }
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
