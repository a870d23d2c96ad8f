import { Lexer, type Token, type Tokens } from 'marked'

export type TableRow = { cells: string[]; source: string }

/** A text's building stones. What is read aloud to nobody (code, pictures, rules) is left out. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[]; isOrdered: boolean }
  | { kind: 'table'; header: string[]; rows: TableRow[] }
  | { kind: 'formula'; text: string }

const LONGEST_PLAIN_HEADING_WORDS = 9
const BULLET = /^([^\S\n]*)[•●▪◦‣·–—]\s+/gm
/** Front matter, fences of lessons (`:::try`) and rules part blocks; as Markdown they would turn lines into headings. */
const PARTING = /^(?::::.*|-{3,}|_{3,}|\*{3,}|={3,})\s*$/gm
/** Drawings and programs inside a page: their words are labels, not sentences. */
const EMBEDDED = /<(svg|script|style|math|iframe|pre)\b[\s\S]*?<\/\1\s*>/gi
/** Shorter than a line that a mail program or an editor has wrapped. */
const SHORT_LINE = 64
const ITEM_LINE = /^\s*(?:[-*+]|\d{1,3}[.)])\s/
const CLOCK = /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?)\s+/
const MAIL_HEADER = /^(?:from|to|cc|bcc|date|sent|reply-to)\s*:.*$/gim
const MAIL_SUBJECT = /^subject\s*:\s*(.+)$/gim
const ONLY_FORMULA = /^(?:\$\$[\s\S]+?\$\$|\\\[[\s\S]+?\\\])$/
const ENDS_SENTENCE = /[.!?…:;,。！？]["'”’)\]*_]*$/

export function splitBlocks(text: string): Block[] {
  const tidy = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\\\n/g, '\n')
    .replace(/^(?:[ \t]*>)+[ \t]?/gm, '')
    .replace(EMBEDDED, '\n\n')
    .replace(MAIL_SUBJECT, '# $1\n')
    .replace(MAIL_HEADER, '')
    .replace(PARTING, '\n')
    .replace(BULLET, '$1- ')
  return findPlainHeadings(new Lexer().blockTokens(endShortItems(tidy), []).flatMap(toBlocks))
}

/**
 * Markdown takes an unindented line after an item for the rest of it. That is so where a long item was wrapped; after a
 * short one it is the next line of somebody's notes.
 */
function endShortItems(text: string): string {
  const lines = text.split('\n')
  const isOwnLine = (line: string, before: string) =>
    /^\S/.test(line) && !ITEM_LINE.test(line) && ITEM_LINE.test(before) && before.length < SHORT_LINE
  return lines.flatMap((line, n) => (isOwnLine(line, lines[n - 1] ?? '') ? ['', line] : [line])).join('\n')
}

function toBlocks(token: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', text: tidyLine((token as Tokens.Heading).text) }]
    case 'paragraph':
    case 'text':
      return readParagraph((token as Tokens.Paragraph).text)
    case 'list':
      return readList(token as Tokens.List)
    case 'table':
      return readTable(token as Tokens.Table)
    case 'code': {
      // Pasted text is often indented as a whole; only a fence says that it is code.
      const { codeBlockStyle, text } = token as Tokens.Code
      return codeBlockStyle === 'indented' ? readParagraph(text.replace(/^[ \t]+/gm, '')) : []
    }
    default:
      return []
  }
}

function readParagraph(text: string): Block[] {
  const trimmed = text.trim()
  if (trimmed === '') return []
  if (ONLY_FORMULA.test(trimmed)) return [{ kind: 'formula', text: trimmed }]
  if (isBoldLine(trimmed)) return [{ kind: 'heading', text: tidyLine(trimmed) }]
  const lines = trimmed.split('\n').map((line) => line.trim())
  if (lines.length >= 3 && lines.every((line) => CLOCK.test(line)))
    return [{ kind: 'list', items: lines.map((line) => line.replace(CLOCK, '')), isOrdered: false }]
  if (isLineByLine(lines)) return readLines(lines)
  return [{ kind: 'paragraph', text: trimmed }]
}

/** A line that is bold from end to end heads what follows. */
function isBoldLine(text: string): boolean {
  return /^\*\*[^\n]{2,120}\*\*$/.test(text) && !text.slice(2, -2).includes('**') && !/[.!]\*\*$/.test(text)
}

/** A first line that is much shorter than the others names them. */
function readLines(lines: string[]): Block[] {
  const [first = '', ...rest] = lines
  const isName =
    first.split(' ').length <= 3 && rest.every((line) => line.split(' ').length > first.split(' ').length)
  if (!isName) return [{ kind: 'list', items: lines, isOrdered: false }]
  return [
    { kind: 'heading', text: first },
    { kind: 'list', items: rest, isOrdered: false },
  ]
}

/** Notes without bullets: short lines that each begin anew and do not end a sentence. */
function isLineByLine(lines: string[]): boolean {
  if (lines.length < 3 || lines.some((line) => line.length > 90)) return false
  const open = lines.filter((line) => !ENDS_SENTENCE.test(line)).length
  const fresh = lines.filter((line) => /^[\p{Lu}\d]/u.test(line)).length
  return open >= lines.length * 0.7 && fresh >= lines.length * 0.9
}

function readList({ items, ordered }: Tokens.List): Block[] {
  const texts: string[] = []
  const inner: Block[] = []
  for (const item of items) {
    const [first, ...rest] = item.tokens.filter(({ type }) => type !== 'space' && type !== 'checkbox')
    if (first && (first.type === 'text' || first.type === 'paragraph'))
      texts.push((first as Tokens.Text).text.trim())
    else if (first) rest.unshift(first)
    inner.push(...rest.flatMap(toBlocks))
  }
  const list: Block[] = texts.length > 0 ? [{ kind: 'list', items: texts, isOrdered: ordered }] : []
  return [...list, ...inner]
}

function readTable({ header, rows, raw }: Tokens.Table): Block[] {
  const lines = raw.trim().split('\n').slice(2)
  return [
    {
      kind: 'table',
      header: header.map(({ text }) => tidyLine(text)),
      rows: rows.map((cells, n) => ({
        cells: cells.map(({ text }) => tidyLine(text)),
        source: tidyLine(lines[n] ?? ''),
      })),
    },
  ]
}

/** A page or a plain note has headings without marks: a short line of its own before longer text. */
function findPlainHeadings(blocks: Block[]): Block[] {
  return blocks.map((block, n) => {
    const next = blocks[n + 1]
    if (block.kind !== 'paragraph' || !next || next.kind === 'heading' || next.kind === 'formula')
      return block
    const words = block.text.split(/\s+/).length
    const isShort =
      words <= LONGEST_PLAIN_HEADING_WORDS && !block.text.includes('\n') && !block.text.includes('$')
    const isHeading =
      isShort &&
      !ENDS_SENTENCE.test(block.text) &&
      /^[\p{Lu}\d*_]/u.test(block.text) &&
      (next.kind !== 'paragraph' || next.text.length > block.text.length * 1.5)
    return isHeading ? { kind: 'heading', text: tidyLine(block.text) } : block
  })
}

const tidyLine = (text: string) => text.replace(/\s+/g, ' ').trim()
