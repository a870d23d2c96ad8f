import { splitSentences } from '../../retrieval/passages/split-sentences.ts'
import { readPlain } from '../../text/plain.ts'
import type { LessonGuide, LessonPart } from '../dialogue-port.ts'

/** A paragraph of a lesson, a list with what leads to it, a worked example, an entry of the word list. */
export type Block = {
  /** The same in every reading of the same text. */
  name: string
  kind: LessonPart['kind']
  section: string | null
  title: string | null
  /** Without marks of Markdown; formulas as $…$, items as "- ". */
  text: string
  sentences: string[]
  path: string
}

/** Of these a learner may be shown the words as an answer; a mistake box states what is wrong, a "Try it" asks. */
const TELLING: readonly LessonPart['kind'][] = ['text', 'example', 'note', 'summary', 'vocabulary']

export const isTelling = ({ kind }: { kind: LessonPart['kind'] }): boolean => TELLING.includes(kind)

export function readBlocks({ lessonId, parts }: Pick<LessonGuide, 'lessonId' | 'parts'>): Block[] {
  return parts.flatMap((part) =>
    splitPart(part).map((text, at) => ({
      name: `${lessonId}/${part.name}#${at}`,
      kind: part.kind,
      section: part.section,
      title: part.title,
      text,
      sentences: splitSentences(text),
      path: part.path,
    })),
  )
}

/** An example is understood as a whole, a word by its own line, everything else by paragraph. */
function splitPart({ kind, text }: LessonPart): string[] {
  if (kind === 'figure') return [writePlain(text)].filter((one) => one !== '')
  if (kind === 'vocabulary') return text.split('\n').map(writePlain).filter(isWorthSaying)
  if (kind === 'example' || kind === 'try' || kind === 'summary')
    return [writePlain(text)].filter(isWorthSaying)
  return joinLists(splitParagraphs(text).map(writePlain).filter(isWorthSaying))
}

/** Code keeps its empty lines. */
const splitParagraphs = (text: string): string[] =>
  text
    .split(/(```[\s\S]*?```)/)
    .flatMap((piece) => (piece.startsWith('```') ? [piece] : piece.split(/\n\s*\n/)))

const isWorthSaying = (text: string) => /\p{L}/u.test(text)

/** "Look for:" belongs to the list below it. */
function joinLists(paragraphs: readonly string[]): string[] {
  const joined: string[] = []
  for (const paragraph of paragraphs) {
    const before = joined.at(-1)
    const isList = /^(?:- |\d+\. )/.test(paragraph)
    const isUnfinished = before !== undefined && !/[.!?…][”"'’)\]*]*$/.test(before) && !isTable(before)
    if (before !== undefined && (isUnfinished || (isList && /^(?:- |\d+\. )/m.test(before))))
      joined[joined.length - 1] = `${before}\n${paragraph}`
    else joined.push(paragraph)
  }
  return joined
}

const isTable = (text: string) => text.startsWith('- ') || text.startsWith('```')

const RULE_OF_TABLE = /^\s*\|?\s*:?-{3,}/

/** Lines as they are read: rows of tables as items, no stress, no links. */
export function writePlain(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```)/)
    .flatMap((piece) => (piece.startsWith('```') ? [piece] : [writeLines(piece)]))
    .filter((piece) => piece.trim() !== '')
    .join('\n')
}

function writeLines(markdown: string): string {
  let header: string[] | null = null
  return markdown
    .replace(/\$\$([\s\S]+?)\$\$/g, (_, tex: string) => `$${tex.replace(/\s+/g, ' ').trim()}$`)
    .split('\n')
    .flatMap((line) => {
      if (RULE_OF_TABLE.test(line)) return []
      if (!/^\s*\|.*\|\s*$/.test(line)) {
        header = null
        return [readLine(line.replace(/^(?:\s*>)+ ?/, ''))]
      }
      const cells = splitCells(line)
      if (header === null) {
        header = cells
        return []
      }
      return [writeRow(header, cells)]
    })
    .filter((line) => line.trim() !== '')
    .join('\n')
}

const splitCells = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => readPlain(cell).text.trim())

/** A row says under which heads its cells stand; the first cell names the row where it has a head of its own or none. */
function writeRow(header: readonly string[], cells: readonly string[]): string {
  const [name = '', ...rest] = cells
  const isNamed = (header[0] ?? '') === '' || cells.length > 2
  const items = (isNamed ? rest : cells).map((cell, at) => {
    const head = header[at + (isNamed ? 1 : 0)] ?? ''
    return head === '' ? cell : `${head}: ${cell}`
  })
  return `- ${isNamed ? `${name} — ` : ''}${items.join('; ')}`
}

function readLine(line: string): string {
  const [, lead = '', rest = line] = /^\s*(?:#{1,6}\s+)?((?:[-*+]|\d+[.)])\s+)?(.*)$/.exec(line) ?? []
  const mark = lead === '' ? '' : /^\d/.test(lead) ? `${Number.parseInt(lead, 10)}. ` : '- '
  return `${mark}${readPlain(rest).text}`
}
