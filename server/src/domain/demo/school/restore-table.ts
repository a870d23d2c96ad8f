import { DAY_MS } from '#engines/days/durations.ts'
import type { NewRow } from './insert-rows.ts'
import { unpackColumn } from './pack-column.ts'
import { MISSING, type Resolve, resolveMarks } from './references/marks.ts'
import { JSON_PLACES, PLAIN_PLACES } from './references/places.ts'
import type { FileTable } from './school-file.ts'
import { FILLED, KEYED, kindOf, type SchoolColumn, type SchoolTable } from './tables.ts'
import { toDay, type WallClock } from './wall-clock.ts'

export type Restoring = {
  clock: WallClock
  /** The beginning of the day on which the history ends now, on the wall. */
  lastDayMs: number
  resolve: Resolve
  /** What the places of the file's keys are called here, by table. */
  keyed: Map<string, readonly (number | undefined)[]>
  /** The number of the first row of each table. */
  firsts: Map<string, number>
  /** Places of rows that were left out, by table. */
  gone: Map<string, Set<number>>
  /** What stands in columns that the file has nothing of. */
  fill: (place: string, row: NewRow) => unknown
  /** Whether what the row is about is still there, beyond what its references say. */
  isStillThere: (table: string, row: NewRow) => boolean
}

type Reading = {
  column: SchoolColumn
  read: (value: unknown, main: number | null) => unknown
  values: unknown[]
}

/** The rows of a table as this installation has them; those whose lesson or question is gone are noted in `gone`. */
export function restoreTable(table: SchoolTable, file: FileTable, restoring: Restoring): NewRow[] {
  const readings = table.columns.flatMap((column): Reading[] => {
    const packed = file.columns[column.name]
    return packed && !(column.place in FILLED)
      ? [{ column, values: unpackColumn(packed), read: chooseReading(column, restoring) }]
      : []
  })
  const filled = table.columns.filter(({ place }) => place in FILLED && FILLED[place]?.is !== 'default')
  const main = readings.find(({ column }) => kindOf(column) === 'instant')
  const gone = new Set<number>()
  restoring.gone.set(table.name, gone)
  const first = restoring.firsts.get(table.name) ?? 0
  const rows: NewRow[] = []
  for (let place = 0; place < file.rows; place++) {
    const row: NewRow = { id: first + place }
    const mainMs = (main?.values[place] ?? null) as number | null
    for (const { column, read, values } of readings) {
      const value = values[place] ?? null
      row[column.name] = value === null ? null : read(value, column === main?.column ? null : mainMs)
    }
    if (Object.values(row).includes(MISSING) || !restoring.isStillThere(table.name, row)) {
      gone.add(place)
      continue
    }
    for (const column of filled) row[column.name] = restoring.fill(column.place, row)
    rows.push(row)
  }
  return rows
}

function chooseReading(column: SchoolColumn, restoring: Restoring): Reading['read'] {
  if (column.reference) return readReference(column, restoring)
  const { clock, lastDayMs, resolve } = restoring
  switch (kindOf(column)) {
    case 'instant':
      return (value, main) => clock.read(lastDayMs + Number(value) + (main ?? 0)).toISOString()
    case 'day':
      return (value, main) => toDay(lastDayMs + (Number(value) + Math.floor((main ?? 0) / DAY_MS)) * DAY_MS)
    case 'bytes':
      return (value) => `\\x${Buffer.from(String(value), 'base64').toString('hex')}`
    default:
      return hasMarks(column.place) ? (value) => resolveMarks(value, resolve) : (value) => value
  }
}

const hasMarks = (place: string): boolean =>
  place in PLAIN_PLACES || Object.keys(JSON_PLACES[place] ?? {}).length > 0

function readReference({ reference }: SchoolColumn, { keyed, firsts, gone }: Restoring): Reading['read'] {
  const { to = '', onDelete } = reference ?? {}
  if (to in KEYED) return (value) => keyed.get(to)?.[Number(value)] ?? MISSING
  const first = firsts.get(to) ?? 0
  return (value) => {
    if (!gone.get(to)?.has(Number(value))) return first + Number(value)
    return onDelete === 'set null' ? null : MISSING
  }
}
