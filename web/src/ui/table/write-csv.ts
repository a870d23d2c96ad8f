import { type CellValue, type Column, writeValue } from './column.ts'

/** RFC 4180: header line, CRLF, quotes where needed. */
export function writeCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [
    columns.map((column) => escapeCell(column.header)),
    ...rows.map((row) => columns.map((column) => escapeCell(column.value(row)))),
  ]
  return `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

function escapeCell(value: CellValue): string {
  const text = writeValue(value)
  // A text that begins like a formula would run in a spreadsheet; a leading apostrophe keeps it text.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
