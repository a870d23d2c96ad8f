import type { ReactNode } from 'react'

/** What a row has in a column: the thing that is sorted, filtered and exported. */
export type CellValue = string | number | boolean | Date | null | undefined

export type Column<Row> = {
  id: string
  header: string
  value: (row: Row) => CellValue
  /** How it looks; the value as text when left out. */
  cell?: (row: Row) => ReactNode
  align?: 'start' | 'end'
  isSortable?: boolean
  /** Names the row for screen readers. The first column does when none says so. */
  isRowHeader?: boolean
}

export type Sort = { columnId: string; direction: 'ascending' | 'descending' }

/** The value as plain text, for the filter, the CSV file and cells without looks of their own. */
export function writeValue(value: CellValue): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

/** A column of numbers: sorted and exported as numbers, shown as somebody would write them. */
export function numeric<Row>(
  id: string,
  header: string,
  value: (row: Row) => number,
  write: (value: number) => ReactNode,
): Column<Row> {
  return { id, header, value, cell: (row) => write(value(row)), align: 'end', isSortable: true }
}
