import type { FileAnswer } from '#contract/file-answer.ts'
export type CsvCell = string | number | null

/** RFC 4180 with a byte order mark, by which spreadsheets know that it is UTF-8. Many of them split at semicolons too. */
export function writeCsv(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(value: CsvCell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  // A text that begins like a formula would run in a spreadsheet; a leading apostrophe keeps it text.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const toCsvFile = (name: string, lines: readonly (readonly CsvCell[])[]): FileAnswer => ({
  name,
  contentType: 'text/csv; charset=utf-8',
  content: new TextEncoder().encode(writeCsv(lines)),
})
