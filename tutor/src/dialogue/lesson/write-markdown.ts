import { parseDocument } from 'htmlparser2'
import type { MathNode } from '#engines/formulas/write-math.ts'
import { writeTex } from '#engines/formulas/write-tex.ts'

export type AnyNode = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<AnyNode, { attribs: object }>

const BLOCKS = new Set(
  'address article blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section table ul'.split(
    ' ',
  ),
)
/** Drawings cannot be written down; what is folded away has to be opened first. */
const SKIPPED = new Set(['svg', 'script', 'style', 'template', 'iframe', 'object', 'details', 'hr'])
const STRESS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', del: '~~' }
/** In Markdown these would be more than a sign. */
const MARKS = /[\\`*_[\]<|~$]|&(?=[a-z#\d]+;)/gi
/** At the beginning of a line these would make a heading, a quotation or a list of it. */
const LEADING = /^(?:[#>+-](?=\s|$)|\d+(?=[.)](?:\s|$)))/

export const isElement = (node: AnyNode): node is Element => 'attribs' in node

export const isBlock = (node: AnyNode): boolean =>
  isElement(node) && (BLOCKS.has(node.name) || node.attribs.display === 'block')

export const readNodes = (html: string): AnyNode[] => parseDocument(html).children

/** Plain words as Markdown that says the same. */
export const escapeMarks = (text: string): string => text.replace(MARKS, '\\$&')

/** Each paragraph, list, table, … as Markdown without HTML and links. What is no block stands in a paragraph of its own. */
export function writeBlocks(nodes: readonly AnyNode[]): string[] {
  const blocks: string[] = []
  let line: AnyNode[] = []
  const endLine = () => {
    const text = writeParagraph(line)
    if (text !== '') blocks.push(text)
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node)
    else {
      endLine()
      blocks.push(...writeBlock(node as Element))
    }
  }
  endLine()
  return blocks
}

function writeBlock(node: Element): string[] {
  const { name, children, attribs } = node
  if (SKIPPED.has(name)) return []
  switch (name) {
    case 'math':
      return [`$$${writeTex(node as MathNode)}$$`]
    case 'ul':
      return writeList(children, () => '- ')
    case 'ol':
      return writeList(children, (n) => `${Number(attribs.start ?? 1) + n}. `)
    case 'table':
      return writeTable(node)
    case 'pre':
      return [writeCode(readText(node))]
    case 'blockquote':
      return [writeBlocks(children).join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '')]
    default:
      return writeBlocks(children)
  }
}

function writeParagraph(nodes: readonly AnyNode[]): string {
  return writeInline(nodes)
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim().replace(LEADING, escapeLeading))
    .join('\n')
    .trim()
}

const escapeLeading = (start: string): string => (/^\d/.test(start) ? `${start}\\` : `\\${start}`)

function writeList(nodes: readonly AnyNode[], mark: (n: number) => string): string[] {
  const items = nodes.filter((node): node is Element => isElement(node) && node.name === 'li')
  const lines = items.map((item, n) => {
    const lead = mark(n)
    const [first = '', ...rest] = writeBlocks(item.children)
    const inside = [first, ...rest.map((block) => (/^(?:- |\d+\. )/.test(block) ? block : `\n${block}`))]
    return lead + inside.join('\n').replace(/\n(?=.)/g, `\n${' '.repeat(lead.length)}`)
  })
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function writeTable(table: Element): string[] {
  const rows = findAll(table, 'tr').map((row) =>
    row.children
      .filter((cell): cell is Element => isElement(cell) && /^t[dh]$/.test(cell.name))
      // Within a table even code must not hold a bare bar.
      .map(({ children }) =>
        writeParagraph(children)
          .replaceAll('\n', ' ')
          .replace(/(?<!\\)\|/g, '\\|'),
      ),
  )
  const [head] = rows
  if (!head) return []
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [[write(head), write(head.map(() => '---')), ...rows.slice(1).map(write)].join('\n')]
}

function findAll(node: Element, name: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : findAll(child, name)))
}

/** Words within a line, with their stress, code and formulas; a line ends where the page breaks it. */
export function writeInline(nodes: readonly AnyNode[]): string {
  return nodes.reduce((line, node) => {
    const more = writeWord(node)
    // "$x$2" would be no formula: a sign that nobody sees keeps the two apart.
    return /[^\\]\$$/.test(line) && /^\d/.test(more) ? `${line}\u200b${more}` : line + more
  }, '')
}

function writeWord(node: AnyNode): string {
  if (node.type === 'text') return escapeMarks(node.data.replace(/\s+/g, ' '))
  if (!isElement(node) || SKIPPED.has(node.name)) return ''
  if (node.name === 'math') return `$${writeTex(node as MathNode)}$`
  if (node.name === 'br') return '\n'
  if (node.name === 'code') return writeSnippet(readText(node))
  const inside = writeInline(node.children)
  const stress = STRESS[node.name]
  return stress === undefined ? inside : inside.replace(/^(\s*)(.*?)(\s*)$/s, wrapIn(stress))
}

/** Marks touch the words that they stress. */
const wrapIn = (mark: string) => (_: string, before: string, words: string, after: string) =>
  words === '' ? before + after : `${before}${mark}${words}${mark}${after}`

function writeSnippet(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1)
  const edge = /^`|`$/.test(code) ? ' ' : ''
  return code === '' ? '' : `${fence}${edge}${code}${edge}${fence}`
}

function writeCode(code: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`
}

const longestRun = (code: string): number =>
  Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))

export function readText(node: AnyNode): string {
  if (node.type === 'text') return node.data
  return 'children' in node ? node.children.map(readText).join('') : ''
}
