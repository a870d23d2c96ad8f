import { DAY_MS } from '#engines/days/durations.ts'
import { unpackColumn } from '#server/domain/demo/school/pack-column.ts'
import type { SchoolFile } from '#server/domain/demo/school/school-file.ts'
import { toDayMs } from '#server/domain/demo/school/wall-clock.ts'

type FileRow = Readonly<Record<string, unknown>>

/** The rows of a table as they stand in the file: other rows are named by their places. */
export function readRows({ tables }: SchoolFile, name: string): FileRow[] {
  const table = tables[name]
  if (!table) return []
  const columns = Object.entries(table.columns).map(
    ([column, packed]) => [column, unpackColumn(packed)] as const,
  )
  return Array.from({ length: table.rows }, (_, place) =>
    Object.fromEntries(columns.map(([column, values]) => [column, values[place]])),
  )
}

/** A row's first moment by the clock on the wall, whatever day the history ends on. */
export function toWallMs({ lastDay }: SchoolFile, value: unknown): number {
  return toDayMs(lastDay) + Number(value)
}

/** How many days the end of the one history lies behind that of the other. */
export function countDaysBetween(first: SchoolFile, second: SchoolFile): number {
  return (toDayMs(second.lastDay) - toDayMs(first.lastDay)) / DAY_MS
}
