import { foldText } from '../format/fold-text.ts'
import { type CellValue, type Column, type Sort, writeValue } from './column.ts'

/** Rows that contain every typed word in some column. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filter: string,
): Row[] {
  const words = foldText(filter).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rows]
  return rows.filter((row) => {
    const text = foldText(columns.map((column) => writeValue(column.value(row))).join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** Sorted copy: numbers by size, text as people read it ("Task 2" before "Task 10"), missing values always last. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): Row[] {
  const column = columns.find(({ id }) => id === sort?.columnId)
  if (!column || !sort) return [...rows]
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((first, second) => {
    const [a, b] = [column.value(first), column.value(second)]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return sign * compareValues(a, b, collator)
  })
}

/** A first press sorts upwards, the next turns it round, the third gives the original order back. */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null
}

function isMissing(value: CellValue) {
  return value === null || value === undefined || value === ''
}

function compareValues(a: CellValue, b: CellValue, collator: Intl.Collator) {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(writeValue(a), writeValue(b))
  return Number(a) - Number(b)
}
