/** The comma last: it stands in sentences too. */
export const DELIMITERS = ['\t', ';', '|', ','] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** `line` is where the row begins in the file, counted from 1. */
export type TableRow = { line: number; cells: string[] }
export type Table = { rows: TableRow[]; unclosedQuoteLine: number | null }

/** What lies beyond is read over: no list has so many columns, and a hostile file would be all cells. */
const MOST_CELLS = 10_000
/** Longer than any text that is kept. What is quoted is cut there, because undoing its doubled quotes copies it. */
const LONGEST_QUOTED = 1_000_000

/** RFC 4180 with any delimiter: quoted cells may hold delimiters, line breaks and doubled quotes. Empty rows are left out. */
export function parseTable(text: string, delimiter: Delimiter, firstLine = 1): Table {
  const rows: TableRow[] = []
  const walk = walkTable(text, delimiter, firstLine)
  let step = walk.next()
  for (; !step.done; step = walk.next()) rows.push(step.value)
  return { rows, unclosedQuoteLine: step.value }
}

/** The same row by row, so that no more rows are held than are wanted; ends with the line of a quote that never closes. */
export function* walkTable(
  text: string,
  delimiter: Delimiter,
  firstLine = 1,
): Generator<TableRow, number | null, void> {
  let line = firstLine
  let rowLine = firstLine
  let cells: string[] = []
  let hasText = false
  let place = 0
  let unclosedQuoteLine: number | null = null

  const keep = (cell: string) => {
    hasText ||= cell.trim() !== ''
    if (cells.length < MOST_CELLS) cells.push(cell)
  }

  while (place < text.length) {
    // A file can be nothing but empty rows: no cell is made for them.
    if (cells.length === 0 && text[place] === '\n') {
      place++
      line++
      rowLine = line
      continue
    }
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
    keep(cell + text.slice(start, place))
    if (place >= text.length) break
    if (text[place] === delimiter) {
      place++
      if (place >= text.length) keep('')
      continue
    }
    place += text[place] === '\r' && text[place + 1] === '\n' ? 2 : 1
    line++
    if (hasText) {
      yield { line: rowLine, cells }
      cells = []
    } else cells.length = 0
    hasText = false
    rowLine = line
  }
  if (hasText) yield { line: rowLine, cells }
  return unclosedQuoteLine
}

type Quoted = { cell: string; end: number; lineBreaks: number; isClosed: boolean }

function readQuoted(text: string, open: number): Quoted {
  let hasDoubled = false
  let close = text.indexOf('"', open + 1)
  while (close >= 0 && text[close + 1] === '"') {
    hasDoubled = true
    close = text.indexOf('"', close + 2)
  }
  const end = close < 0 ? text.length : close
  const raw = text.slice(open + 1, Math.min(end, open + 1 + LONGEST_QUOTED))
  return {
    cell: hasDoubled ? raw.replaceAll('""', '"') : raw,
    end: close < 0 ? end : end + 1,
    isClosed: close >= 0,
    lineBreaks: countLineBreaks(text, open + 1, end),
  }
}

function countLineBreaks(text: string, start: number, end: number): number {
  let count = 0
  for (let place = start; place < end; place++)
    if (text[place] === '\n' || (text[place] === '\r' && text[place + 1] !== '\n')) count++
  return count
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
