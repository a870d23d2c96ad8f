import type { EngineRefusal } from '../refusals/texts.ts'
import { type Delimiter, detectDelimiter, type TableRow, walkTable, writeCell } from './parse-table.ts'

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
const DIRECTIVES = new Set(['separator', 'html', 'tags column'])
const DEFAULT_DIFFICULTY = 3
/** More would be refused anyhow; a hostile cell is split into millions. */
const MOST_TAG_PIECES = 10_000

/** Reads a table of cards, with numbered errors for what cannot be a card. */
export function readCards(text: string, limits: TableLimits): CardTable {
  const { directives, body, firstLine } = readDirectives(text.replace(/^\ufeff/, ''))
  const named = directives.get('separator')?.toLowerCase()
  const delimiter = (named && (SEPARATORS[named] ?? toDelimiter(named))) || detectDelimiter(body)
  const isHtml = directives.get('html')?.toLowerCase() === 'true'
  const tagsColumn = Number(directives.get('tags column'))
  const walk = walkTable(body, delimiter, firstLine)
  let step = walk.next()
  const header = step.done ? null : readHeader(step.value)
  if (header) step = walk.next()
  const columns = header ?? new Map<Column, number>(COLUMNS.map((column, place) => [column, place]))
  if (tagsColumn > 0) columns.set('tags', tagsColumn - 1)
  const cards: CardDraft[] = []
  const errors: RowError[] = []
  // To its end, also where there are more rows than are taken: behind them a quote may be open.
  for (let place = 0; !step.done; step = walk.next(), place++) {
    if (place > limits.mostRows) continue
    const card = readCard(step.value, columns, tagsColumn > 0)
    const refusal = place === limits.mostRows ? tooManyRows(limits) : findFault(card, limits)
    if (refusal) errors.push({ row: step.value.line, refusal })
    else cards.push(card)
  }
  return step.value === null
    ? { delimiter, cards, errors, isHtml }
    : { delimiter, cards: [], errors: [{ row: step.value, refusal: 'quoteNeverClosed' }], isHtml }
}

const tooManyRows = ({ mostRows }: TableLimits): EngineRefusal => ({
  reason: 'cardFileTooLong',
  params: { most: mostRows },
})

const toDelimiter = (text: string) => Object.values(SEPARATORS).find((one) => one === text)

/** The lines that Anki writes before the cards: `#separator:tab`. */
function readDirectives(text: string): { directives: Map<string, string>; body: string; firstLine: number } {
  const directives = new Map<string, string>()
  let body = text
  let firstLine = 1
  while (true) {
    const found = /^#([a-z ]+):([^\n\r]*)(\r\n|\r|\n|$)/i.exec(body)
    if (!found || found[0] === '') return { directives, body, firstLine }
    const name = (found[1] ?? '').toLowerCase()
    // Only those that are asked for: a file may be nothing but lines of its own.
    if (DIRECTIVES.has(name)) directives.set(name, found[2] ?? '')
    body = body.slice(found[0].length)
    firstLine++
  }
}

function readHeader({ cells }: TableRow): Map<Column, number> | null {
  const columns = new Map<Column, number>()
  for (const [place, cell] of cells.entries()) {
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
    .split(areTagsOfAnki ? /[\s,]+/ : ',', MOST_TAG_PIECES)
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
