import type { ReactNode } from 'react'
import type { Column } from '../../ui/table/column.ts'

/** A column of numbers: sorted and exported as numbers, shown as somebody would write them. */
export function numeric<Row>(
  id: string,
  header: string,
  value: (row: Row) => number,
  write: (value: number) => ReactNode,
): Column<Row> {
  return { id, header, value, cell: (row) => write(value(row)), align: 'end', isSortable: true }
}
