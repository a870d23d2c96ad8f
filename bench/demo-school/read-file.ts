import { unpackColumn } from '#server/domain/demo/school/pack-column.ts'
import type { SchoolFile } from '#server/domain/demo/school/school-file.ts'
import { describeTables, KEYED, kindOf } from '#server/domain/demo/school/tables.ts'
import { toDayMs } from '#server/domain/demo/school/wall-clock.ts'

type FileRow = Readonly<Record<string, unknown>>

/**
 * Columns of a table of the file, as two files can be compared that end on different days and name different lessons: people by
 * their names, lessons and quizzes by their keys, moments by the clock on the wall.
 */
export function readRows(file: SchoolFile, name: string, columns: readonly string[]): FileRow[] {
  const table = file.tables[name]
  if (!table) return []
  const known = describeTables().get(name)?.columns ?? []
  const usernames = name === 'users' ? [] : readRows(file, 'users', ['username'])
  const main = known.find((column) => kindOf(column) === 'instant')?.name
  const readings = columns.map((wanted) => {
    const column = known.find((one) => one.name === wanted)
    const packed = table.columns[wanted]
    if (!column || !packed) throw new Error(`the file has no ${name}.${wanted}`)
    const to = column.reference?.to
    const read = (value: unknown): unknown => {
      if (value === null) return null
      if (to === 'users') return usernames[Number(value)]?.username
      if (to !== undefined && to in KEYED) return file.keys[to]?.[Number(value)]
      return wanted === main ? new Date(toDayMs(file.lastDay) + Number(value)).toISOString() : value
    }
    return [wanted, unpackColumn(packed).map(read)] as const
  })
  return Array.from({ length: table.rows }, (_, place) =>
    Object.fromEntries(readings.map(([column, values]) => [column, values[place]])),
  )
}
