import { WEEK_MS } from '#engines/days/durations.ts'
import { type PackedColumn, packColumn, unpackColumn } from './pack-column.ts'
import type { EarlierColumn, EarlierTable, Ending, FileTable, SchoolFile } from './school-file.ts'
import { toDayMs } from './wall-clock.ts'

/** The same school on several mornings, the last of them whole and each one before it as what was another then. */
export function joinEndings(files: readonly SchoolFile[]): SchoolFile {
  const [last, ...before] = files.toReversed()
  if (!last) throw new Error('No school was taken.')
  let next = last
  const earlier = before.map((file): Ending => {
    const names = [...new Set([...Object.keys(next.tables), ...Object.keys(file.tables)])]
    const tables = names.map((name) => [name, tellTable(file.tables[name], next.tables[name])] as const)
    next = file
    return { untilMs: file.untilMs, tables: Object.fromEntries(tables) }
  })
  return { ...last, earlier }
}

/** The school as it was on the latest of its mornings that can lie before now, whole weeks later or earlier than it was played. */
export function chooseEnding(whole: SchoolFile, nowMs: number): { file: SchoolFile; lastDayMs: number } {
  const playedMs = toDayMs(whole.lastDay)
  const moveBy = (untilMs: number) => Math.floor((nowMs - playedMs - untilMs) / WEEK_MS) * WEEK_MS
  const endings = [whole.untilMs, ...(whole.earlier ?? []).map(({ untilMs }) => untilMs)]
  const endsAt = endings.map((untilMs) => moveBy(untilMs) + untilMs)
  const place = endsAt.indexOf(Math.max(...endsAt))
  return { file: goBack(whole, place), lastDayMs: playedMs + moveBy(endings[place] ?? 0) }
}

/** So many mornings before the last one. */
export function goBack({ earlier = [], ...last }: SchoolFile, mornings: number): SchoolFile {
  let file: SchoolFile = last
  for (const { untilMs, tables } of earlier.slice(0, mornings)) {
    const read = Object.entries(tables).map(
      ([name, told]) => [name, readTable(told, file.tables[name])] as const,
    )
    file = { ...file, untilMs, tables: Object.fromEntries(read.filter(([, { rows }]) => rows > 0)) }
  }
  return file
}

const NO_TABLE: FileTable = { rows: 0, columns: {} }

function tellTable(table: FileTable = NO_TABLE, next: FileTable = NO_TABLE): EarlierTable {
  const told = Object.entries(table.columns).flatMap(([name, packed]): [string, EarlierColumn][] => {
    const after = next.columns[name]
    const column = after ? tellColumn(unpackColumn(packed), unpackColumn(after), packed) : packed
    return column ? [[name, column]] : []
  })
  return { rows: table.rows, columns: Object.fromEntries(told) }
}

/** Null: nothing was another. */
function tellColumn(values: unknown[], after: unknown[], packed: PackedColumn): EarlierColumn | null {
  const places = values.flatMap((value, place) =>
    place < after.length && JSON.stringify(value) === JSON.stringify(after[place]) ? [] : place,
  )
  if (places.length === 0) return null
  const at = places.map((place, turn) => place - (places[turn - 1] ?? 0))
  const changed = { at, was: packColumn(places.map((place) => values[place])) }
  return JSON.stringify(changed).length < JSON.stringify(packed).length ? changed : packed
}

function readTable({ rows, columns }: EarlierTable, next: FileTable = NO_TABLE): FileTable {
  const names = [...new Set([...Object.keys(next.columns), ...Object.keys(columns)])]
  const read = names.map((name) => [name, readColumn(rows, columns[name], next.columns[name])] as const)
  return { rows, columns: Object.fromEntries(read) }
}

function readColumn(
  rows: number,
  told: EarlierColumn | undefined,
  next: PackedColumn | undefined,
): PackedColumn {
  if (told && !('was' in told)) return told
  const values = next ? unpackColumn(next).slice(0, rows) : []
  const was = told ? unpackColumn(told.was) : []
  let place = 0
  for (const [turn, steps] of (told?.at ?? []).entries()) {
    place += steps
    values[place] = was[turn]
  }
  return { each: values }
}
