import { and, between, count, is, lt, max, min, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { EDUCATION_YEARS, MARKETING_YEARS, TECHNICAL_DAYS } from '#contract/pages/policy-figures.ts'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import * as schema from '../../../db/schema/all-tables.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import { runPaced } from '../../../platform/run-paced.ts'
import { removeOldEntries } from '../../audit-log/remove-old-entries.ts'
import { daysBefore, toDay, yearsBefore } from './periods.ts'
import { TABLE_CLASSES, type TableClass } from './table-classes.ts'

export type DatedClass = Extract<TableClass, { at: string }>['is']
export type OldRows = { table: string; rows: number; oldest: string | null }

/** The embedded database has one connection: a request waits for one of these statements at most. */
const IDS_AT_ONCE = 2000

type DatedTable = { name: string; table: PgTable; id: PgColumn; at: PgColumn }

const CUTOFFS: Record<DatedClass, (now: Date) => Date> = {
  education: (now) => yearsBefore(now, EDUCATION_YEARS),
  technical: (now) => daysBefore(now, TECHNICAL_DAYS),
  marketing: (now) => yearsBefore(now, MARKETING_YEARS),
}

export function listDatedTables(wanted: DatedClass): DatedTable[] {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  return tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    const known = TABLE_CLASSES[name]
    if (!known || known.is !== wanted) return []
    const find = (column: string) => columns.find((one) => one.name === column)
    const [id, at] = [find('id'), find(known.at)]
    if (!id || !at) throw new Error(`${name} has no ${known.at}`)
    return [{ name, table, id, at }]
  })
}

function isOld({ at }: DatedTable, wanted: DatedClass, now: Date): SQL {
  const cutoff = CUTOFFS[wanted](now)
  return at.getSQLType() === 'date' ? sql`${at} < ${toDay(cutoff)}::date` : lt(at, cutoff)
}

/** What the period has run out for, table by table. */
export async function countOld(db: Database, wanted: DatedClass, now: Date): Promise<OldRows[]> {
  const found: OldRows[] = []
  for (const dated of listDatedTables(wanted)) {
    const row = await selectRow(db, dated.table, isOld(dated, wanted, now), {
      rows: count(),
      oldest: sql<string | null>`min(${dated.at})::date::text`,
    })
    if (row && row.rows > 0) found.push({ table: dated.name, ...row })
  }
  return found
}

/** Removes it, a few at a time. Stopped halfway, the next round goes on. */
export async function removeOld(db: Database, wanted: DatedClass, now: Date, signal?: AbortSignal) {
  const removed: OldRows[] = []
  for (const dated of listDatedTables(wanted)) {
    const old = isOld(dated, wanted, now)
    const range = await selectRow(db, dated.table, old, {
      first: min(dated.id),
      last: max(dated.id),
      oldest: sql<string>`min(${dated.at})::date::text`,
    })
    if (range?.first == null || range.last == null) continue
    if (dated.table === auditLog) {
      const rows = await removeOldEntries({ db, now: () => now }, CUTOFFS[wanted](now), signal)
      if (rows > 0) removed.push({ table: dated.name, rows, oldest: range.oldest })
      continue
    }
    let rows = 0
    for (let from = Number(range.first); from <= Number(range.last); from += IDS_AT_ONCE) {
      signal?.throwIfAborted()
      const portion = and(between(dated.id, from, from + IDS_AT_ONCE - 1), old)
      const gone = await runPaced(
        () => db.delete(dated.table).where(portion).returning({ id: dated.id }),
        signal,
      )
      rows += gone.length
    }
    removed.push({ table: dated.name, rows, oldest: range.oldest })
  }
  return removed
}
