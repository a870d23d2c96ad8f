import { asc } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { readSchoolZone } from '../../school/school.ts'
import { selectKeys } from './keys.queries.ts'
import { type PackedColumn, packColumn } from './pack-column.ts'
import { JSON_PLACES, PLAIN_PLACES } from './references/places.ts'
import { type Tagging, tagValue } from './references/tag.ts'
import { readPath, replaceAt } from './references/walk-json.ts'
import { takeYear } from './school-calendar.ts'
import type { FileTable, SchoolFile } from './school-file.ts'
import {
  FILLED,
  KEYED,
  kindOf,
  listSchoolTables,
  PLANNED,
  type Reference,
  type SchoolColumn,
  type SchoolTable,
} from './tables.ts'
import { createWallClock, toDay, toDayMs } from './wall-clock.ts'

export type TakeSchoolOptions = {
  /** When the history ends: the player's clock after the last day. */
  until: Date
  /** What the player's clock showed when the database's own clock said this. */
  readDatabaseClock?: (at: Date) => Date
  /** What was taken on the first morning: a file that shall be joined with it has its day and its keys. */
  first?: SchoolFile | undefined
}

type Row = Record<string, unknown>

type Taking = Tagging & {
  until: Date
  readDatabaseClock: ((at: Date) => Date) | undefined
  /** The keys that were used, by table, with their places in the file. */
  keys: Map<string, Map<string, number>>
}

/** Everything that the people of a database of their own made, as a file that another installation can load on any day. */
export async function takeSchool(
  db: Database,
  { until, readDatabaseClock, first }: TakeSchoolOptions,
): Promise<SchoolFile> {
  const zone = await readSchoolZone(db)
  const clock = createWallClock(zone)
  const lastDay = first?.lastDay ?? toDay(clock.show(until))
  const lastDayMs = toDayMs(lastDay)
  const tables = listSchoolTables()
  const rows = new Map<string, Row[]>()
  for (const table of tables) rows.set(table.name, await selectAll(db, table))
  const places = new Map(
    [...rows].map(([name, all]) => [name, new Map(all.map(({ id }, place) => [Number(id), place]))]),
  )
  const keyOf = new Map(
    Object.entries(await selectKeys(db)).map(([table, ids]) => [
      table,
      new Map([...ids].map(([key, id]) => [id, key])),
    ]),
  )
  const keys = new Map(
    Object.keys(KEYED).map((table) => [
      table,
      new Map((first?.keys[table] ?? []).map((key, place) => [key, place])),
    ]),
  )
  const taking: Taking = {
    clock,
    zone,
    lastDayMs,
    until,
    readDatabaseClock,
    keys,
    nameRow: (table, id) => {
      const key = keyOf.get(table)?.get(id)
      if (key === undefined) return places.get(table)?.get(id) ?? null
      const used = keys.get(table)
      if (used && !used.has(key)) used.set(key, used.size)
      return key
    },
  }
  const year = await takeYear(db, lastDayMs)
  const taken = tables.map(
    (table) => [table.name, takeTable(table, rows.get(table.name) ?? [], taking)] as const,
  )
  return {
    version: 1,
    lastDay,
    untilMs: clock.show(until) - lastDayMs,
    ...(year && { year }),
    keys: Object.fromEntries([...keys].map(([table, used]) => [table, [...used.keys()]])),
    tables: Object.fromEntries(taken.filter(([, table]) => table.rows > 0)),
  }
}

function selectAll(db: Database, { table, columns }: SchoolTable): Promise<Row[]> {
  const wanted = Object.fromEntries(columns.map(({ name, column }) => [name, column]))
  return db
    .select(wanted)
    .from(table)
    .orderBy(asc(wanted.id as PgColumn))
}

function takeTable({ columns }: SchoolTable, rows: Row[], taking: Taking): FileTable {
  const kept = columns.filter(({ name, place }) => name !== 'id' && !(place in FILLED))
  const main = kept.find((column) => kindOf(column) === 'instant')
  const mains = main ? rows.map((row) => takeInstant(row[main.name], main, taking)) : []
  const packed = kept.map((column): [string, PackedColumn] => {
    const values = rows.map((row, place) =>
      takeValue(column, { ...row, id: place }, mains[place] ?? null, taking),
    )
    return [column.name, packColumn(column === main ? mains : values)]
  })
  return { rows: rows.length, columns: Object.fromEntries(packed) }
}

/** `main`: the row's first moment, from which its other times are told, so that most of them are 0. */
function takeValue(column: SchoolColumn, row: Row, main: number | null, taking: Taking): unknown {
  const value = row[column.name]
  if (value === null || value === undefined) return null
  if (column.reference) return takeReference(column, column.reference, Number(value), taking)
  switch (kindOf(column)) {
    case 'instant':
      return (takeInstant(value, column, taking) ?? 0) - (main ?? 0)
    case 'day':
      return takeDay(String(value), column, main, taking)
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('base64')
    case 'json':
      return Object.entries(JSON_PLACES[column.place] ?? {}).reduce(
        (tagged: unknown, [path, meaning]) =>
          replaceAt(tagged, readPath(path), (found) => tagValue(meaning, found, row, taking)),
        value,
      )
    case 'plain': {
      const meaning = PLAIN_PLACES[column.place]
      return meaning ? tagValue(meaning, value, row, taking) : value
    }
  }
}

function takeReference(
  { place, column }: SchoolColumn,
  { to }: Reference,
  id: number,
  { nameRow, keys }: Taking,
): number | null {
  const name = nameRow(to, id)
  if (name === null && column.notNull) throw new Error(`${place} is ${id}, which the file has no name for`)
  return typeof name === 'string' ? (keys.get(to)?.get(name) ?? null) : name
}

function takeInstant(value: unknown, { place }: SchoolColumn, taking: Taking): number | null {
  if (value === null || value === undefined) return null
  const { clock, lastDayMs, until, readDatabaseClock } = taking
  const isLate = (at: Date) => !PLANNED.has(place) && at > until
  const stored = value as Date
  const at = isLate(stored) ? (readDatabaseClock?.(stored) ?? stored) : stored
  if (isLate(at))
    throw new Error(`${place} is ${at.toISOString()}, after the history ends: ${until.toISOString()}`)
  return clock.show(at) - lastDayMs
}

/** Days by UTC may be one ahead of those on the wall. */
function takeDay(day: string, { place }: SchoolColumn, main: number | null, taking: Taking): number {
  const { clock, lastDayMs, until } = taking
  const days = (toDayMs(day) - lastDayMs) / DAY_MS
  const today = Math.floor((clock.show(until) - lastDayMs) / DAY_MS)
  const happened = PLANNED.has(place) ? days : Math.min(days, today)
  return happened - Math.floor((main ?? 0) / DAY_MS)
}
