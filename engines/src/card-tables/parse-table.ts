/** The comma last: it stands in sentences too. */
export const DELIMITERS = ['\t', ';', '|', ','] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** `line` is where the row begins in the file, counted from 1. */
export type TableRow = { line: number; cells: string[] }
export type Table = { rows: TableRow[]; unclosedQuoteLine: number | null }

/** RFC 4180 with any delimiter: quoted cells may hold delimiters, line breaks and doubled quotes. Empty rows are left out. */
export function parseTable(text: string, delimiter: Delimiter, firstLine = 1): Table {
  const rows: TableRow[] = []
  let line = firstLine
  let rowLine = firstLine
  let cells: string[] = []
  let place = 0
  let unclosedQuoteLine: number | null = null

  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: rowLine, cells })
    cells = []
    rowLine = line
  }

  while (place < text.length) {
    let cell = ''
    if (text[place] === '"') {
      const quoteLine = line
      const read = readQuoted(text, place)
      cell = read.cell
      line += read.lineBreaks
      place = read.end
      if (!read.isClosed) unclosedQuoteLine ??= quoteLine
    }
    const start = place
    while (place < text.length && text[place] !== delimiter && text[place] !== '\n' && text[place] !== '\r')
      place++
    cells.push(cell + text.slice(start, place))
    if (place >= text.length) break
    if (text[place] === delimiter) {
      place++
      if (place >= text.length) cells.push('')
      continue
    }
    place += text[place] === '\r' && text[place + 1] === '\n' ? 2 : 1
    line++
    endRow()
  }
  endRow()
  return { rows, unclosedQuoteLine }
}

type Quoted = { cell: string; end: number; lineBreaks: number; isClosed: boolean }

function readQuoted(text: string, open: number): Quoted {
  const parts: string[] = []
  let from = open + 1
  while (true) {
    const quote = text.indexOf('"', from)
    const part = text.slice(from, quote < 0 ? undefined : quote)
    parts.push(part)
    if (quote < 0) return finish(text.length, false)
    if (text[quote + 1] !== '"') return finish(quote + 1, true)
    parts.push('"')
    from = quote + 2
  }

  function finish(end: number, isClosed: boolean): Quoted {
    const cell = parts.join('')
    return { cell, end, isClosed, lineBreaks: cell.match(/\r\n|\r|\n/g)?.length ?? 0 }
  }
}

const SAMPLE_CHARACTERS = 20_000

/** The delimiter by which most rows have as many cells as the first one, and more than one. */
export function detectDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const scored = DELIMITERS.map((delimiter) => {
    const { rows } = parseTable(sample, delimiter)
    const width = rows[0]?.cells.length ?? 1
    const alike = width < 2 ? 0 : rows.filter(({ cells }) => cells.length === width).length / rows.length
    return { delimiter, alike }
  })
  return scored.reduce((best, one) => (one.alike > best.alike ? one : best)).delimiter
}

/** A cell that is read back as it was. */
export function writeCell(cell: string, delimiter: Delimiter): string {
  return /["\n\r]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
}
