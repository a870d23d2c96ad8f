import { parseDocument } from 'htmlparser2'
import { type MathNode, writeMath } from '#engines/formulas/write-math.ts'

type AnyNode = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<AnyNode, { attribs: object }>

/**
 * A line of a text: a paragraph, an item of a list (it begins with "- "), a row of a table. `start` and `end` count the
 * letters of the section before its beginning and its end: every character of the page's text but spaces and signs that
 * only voices hear, those of formulas as they stand in the page, none of drawings.
 */
export type Line = {
  text: string
  start: number
  end: number
  /** Names what follows, as the title of a box does. */
  isTitle: boolean
}
export type Section = { id: string | null; heading: string | null; lines: Line[] }

const UNSEEN = /[\s\u200b\u2061-\u2064]/g
const BLOCKS = new Set(
  'address article blockquote br dd div dl dt figcaption figure hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Drawings are not read out; scripts are no text at all. */
const SKIPPED = new Set(['svg', 'script', 'style', 'template', 'iframe', 'object'])
/** The names of boxes that say nothing by themselves. */
const BOX_NAME = /^(?:Worked example|Good to know|Watch out|In short|Try it)(?::\s*|$)/
const HEADING = /^h[1-6]$/

/** The lines of a page by section. What a reader has to open first, the answers of exercises, is left out. */
export function readPage(html: string): Section[] {
  const sections: Section[] = [{ id: null, heading: null, lines: [] }]
  let current = sections[0] as Section
  let letters = 0
  let text = ''
  let start = 0
  let hidden = 0
  let isTitle = false

  function endLine(): void {
    const tidy = text.replace(/\s+/g, ' ').trim().replace(BOX_NAME, '')
    if (tidy !== '' && tidy !== '-') current.lines.push({ text: tidy, start, end: letters, isTitle })
    text = ''
    isTitle = false
    start = letters
  }
  function say(said: string, shown: string): void {
    if (text.trim() === '') start = letters
    letters += said.replace(UNSEEN, '').length
    if (hidden === 0) text += shown
  }
  function enterSection(element: Element): void {
    endLine()
    const hasPlace = /^h[23]$/.test(element.name) && element.attribs.id !== undefined
    const heading = readText(element).replace(/\s+/g, ' ').trim()
    if (hasPlace) letters = 0
    const id = hasPlace ? (element.attribs.id ?? null) : current.id
    if (!hasPlace) letters += heading.replace(UNSEEN, '').length
    current = { id, heading, lines: [] }
    sections.push(current)
    start = letters
  }
  function walk(node: AnyNode): void {
    if (node.type === 'text') say(node.data, node.data)
    if (!('attribs' in node) || SKIPPED.has(node.name)) return
    if (node.name === 'math') say(readText(node), writeMath(node as MathNode))
    else if (HEADING.test(node.name) && hidden === 0) enterSection(node)
    else walkInto(node)
  }
  function walkInto(node: Element): void {
    const isBlock = BLOCKS.has(node.name)
    if (isBlock) endLine()
    if (node.name === 'li') text = '- '
    if (node.attribs.class === 'box-title') isTitle = true
    if ((node.name === 'td' || node.name === 'th') && text.trim() !== '') text += ' | '
    if (node.name === 'details') hidden += 1
    for (const child of node.children) walk(child)
    if (node.name === 'details') hidden -= 1
    if (isBlock) endLine()
  }
  for (const node of parseDocument(html).children) walk(node)
  endLine()
  return sections.filter(({ lines }) => lines.length > 0)
}

function readText(node: AnyNode): string {
  if (node.type === 'text') return node.data
  return 'children' in node ? node.children.map(readText).join('') : ''
}
