import type { EngineRefusal } from '../refusals/texts.ts'
import { type Delimiter, detectDelimiter, parseTable, type TableRow, writeCell } from './parse-table.ts'

export type CardDraft = {
  row: number
  front: string
  back: string
  tags: string[]
  difficulty: number
  passage: string
}
export type RowError = { row: number; refusal: EngineRefusal }
export type CardTable = { delimiter: Delimiter; cards: CardDraft[]; errors: RowError[]; isHtml: boolean }

export type TableLimits = { mostRows: number; longestText: number; mostTags: number; longestTag: number }

const COLUMNS = ['front', 'back', 'tags', 'difficulty', 'passage'] as const
type Column = (typeof COLUMNS)[number]

/** Names by which other programs call the same columns. */
const NAMES: Record<string, Column> = {
  front: 'front',
  question: 'front',
  term: 'front',
  back: 'back',
  answer: 'back',
  definition: 'back',
  tags: 'tags',
  tag: 'tags',
  difficulty: 'difficulty',
  passage: 'passage',
}

const SEPARATORS: Record<string, Delimiter> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' }
const DEFAULT_DIFFICULTY = 3

/** Reads a table of cards, with numbered errors for what cannot be a card. */
export function readCards(text: string, limits: TableLimits): CardTable {
  const { directives, body, firstLine } = readDirectives(text.replace(/^\ufeff/, ''))
  const named = directives.get('separator')?.toLowerCase()
  const delimiter = (named && (SEPARATORS[named] ?? toDelimiter(named))) || detectDelimiter(body)
  const { rows, unclosedQuoteLine } = parseTable(body, delimiter, firstLine)
  const isHtml = directives.get('html')?.toLowerCase() === 'true'
  if (unclosedQuoteLine !== null) {
    return {
      delimiter,
      cards: [],
      errors: [{ row: unclosedQuoteLine, refusal: 'quoteNeverClosed' }],
      isHtml,
    }
  }
  const header = readHeader(rows[0])
  const tagsColumn = Number(directives.get('tags column'))
  const columns = header ?? new Map<Column, number>(COLUMNS.map((column, place) => [column, place]))
  if (tagsColumn > 0) columns.set('tags', tagsColumn - 1)
  const cards: CardDraft[] = []
  const errors: RowError[] = []
  for (const [place, row] of rows.slice(header ? 1 : 0).entries()) {
    if (place >= limits.mostRows) {
      errors.push({
        row: row.line,
        refusal: { reason: 'cardFileTooLong', params: { most: limits.mostRows } },
      })
      break
    }
    const card = readCard(row, columns, tagsColumn > 0)
    const refusal = findFault(card, limits)
    if (refusal) errors.push({ row: row.line, refusal })
    else cards.push(card)
  }
  return { delimiter, cards, errors, isHtml }
}

const toDelimiter = (text: string) => Object.values(SEPARATORS).find((one) => one === text)

/** The lines that Anki writes before the cards: `#separator:tab`. */
function readDirectives(text: string): { directives: Map<string, string>; body: string; firstLine: number } {
  const directives = new Map<string, string>()
  let body = text
  let firstLine = 1
  while (true) {
    const found = /^#([a-z ]+):([^\n\r]*)(\r\n|\r|\n|$)/i.exec(body)
    if (!found || found[0] === '') return { directives, body, firstLine }
    directives.set((found[1] ?? '').toLowerCase(), found[2] ?? '')
    body = body.slice(found[0].length)
    firstLine++
  }
}

function readHeader(row: TableRow | undefined): Map<Column, number> | null {
  const columns = new Map<Column, number>()
  for (const [place, cell] of (row?.cells ?? []).entries()) {
    const column = NAMES[cell.trim().toLowerCase()]
    if (column && !columns.has(column)) columns.set(column, place)
  }
  return columns.has('front') && columns.has('back') ? columns : null
}

function readCard(
  { line, cells }: TableRow,
  columns: Map<Column, number>,
  areTagsOfAnki: boolean,
): CardDraft {
  const read = (column: Column) => cells[columns.get(column) ?? -1]?.trim() ?? ''
  const tags = read('tags')
    .split(areTagsOfAnki ? /[\s,]+/ : ',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  const difficulty = read('difficulty') === '' ? DEFAULT_DIFFICULTY : Number(read('difficulty'))
  return {
    row: line,
    front: read('front'),
    back: read('back'),
    tags: [...new Set(tags)],
    difficulty,
    passage: read('passage'),
  }
}

function findFault(
  { front, back, tags, difficulty, passage }: CardDraft,
  limits: TableLimits,
): EngineRefusal | null {
  if (front === '') return 'cardFrontMissing'
  if (back === '') return 'cardBackMissing'
  if ([front, back, passage].some((text) => text.length > limits.longestText))
    return { reason: 'textTooLong', params: { most: limits.longestText } }
  if (tags.length > limits.mostTags) return { reason: 'cardTooManyTags', params: { most: limits.mostTags } }
  if (tags.some((tag) => tag.length > limits.longestTag))
    return { reason: 'tagTooLong', params: { most: limits.longestTag } }
  if (![1, 2, 3, 4, 5].includes(difficulty)) return 'cardDifficultyInvalid'
  return null
}

type WrittenCard = Omit<CardDraft, 'row' | 'passage'> & { passage: string | null }

/** A table that `readCards` reads back without loss; its first part begins with the names of the columns. */
export function writeCards(cards: readonly WrittenCard[], delimiter: Delimiter, isFirst = true): string {
  const rows = cards.map(({ front, back, tags, difficulty, passage }) => [
    front,
    back,
    tags.join(', '),
    String(difficulty),
    passage ?? '',
  ])
  return [...(isFirst ? [[...COLUMNS]] : []), ...rows]
    .map((cells) => `${cells.map((cell) => writeCell(cell, delimiter)).join(delimiter)}\r\n`)
    .join('')
}
