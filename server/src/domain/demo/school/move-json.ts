import { and, between, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import type { LoadedRows } from '../../../db/schema/operations/demo-schools.ts'
import { JSON_PLACES } from './references/places.ts'
import { readPath, replaceAt } from './references/walk-json.ts'
import type { SchoolTable } from './tables.ts'
import { toDay, toDayMs, type WallClock } from './wall-clock.ts'

const ROWS_AT_ONCE = 1000

type JsonShift = { clock: WallClock; days: number }

/** The days and moments inside the JSON of a table. */
export async function moveJson(
  db: Database,
  { name, table, columns }: SchoolTable,
  range: LoadedRows[string],
  shift: JsonShift,
): Promise<void> {
  const id = columns.find((column) => column.name === 'id')?.column as PgColumn
  for (const { place, name: columnName, column } of columns) {
    const paths = Object.entries(JSON_PLACES[place] ?? {}).flatMap(([path, { is }]) =>
      is === 'day' || is === 'moment' ? [{ steps: readPath(path), is }] : [],
    )
    if (paths.length === 0) continue
    const rows = await db
      .select({ id, value: column })
      .from(table)
      .where(and(between(id, ...range), isNotNull(column)))
    const moved = rows.map((row) => ({
      id: row.id,
      value: paths.reduce(
        (value: unknown, { steps, is }) =>
          replaceAt(value, steps, (found) => moveText(String(found), is, shift)),
        row.value,
      ),
    }))
    for (let start = 0; start < moved.length; start += ROWS_AT_ONCE) {
      const page = JSON.stringify(moved.slice(start, start + ROWS_AT_ONCE))
      await db.execute(sql`
        update ${sql.identifier(name)} set ${sql.identifier(columnName)} = page.value
        from json_to_recordset(${page}::json) as page (id integer, value jsonb)
        where ${sql.identifier(name)}.id = page.id`)
    }
  }
}

function moveText(text: string, is: 'day' | 'moment', { clock, days }: JsonShift): string {
  if (is === 'day') return toDay(toDayMs(text) + days * DAY_MS)
  return clock.read(clock.show(new Date(text)) + days * DAY_MS).toISOString()
}
