import { Parser } from 'htmlparser2'
import { UnreadableFile } from './unreadable-file.ts'

const DEEPEST_HEADING = 6
/** Deeper than anything people write; what is deeper was made to exhaust whoever reads it. */
const DEEPEST_NESTING = 500

type Paragraph = { text: string; level: number; isItem: boolean }

/** The paragraphs of a Word file as Markdown: headings, items of lists, rows of tables. What was deleted stays out. */
export function writeDocxText(xml: string, headings: ReadonlyMap<string, number>): string {
  const blocks: string[] = []
  // Boxes of text stand inside the paragraph that they are tied to.
  const open: Paragraph[] = []
  const cells: string[][] = []
  let depth = 0
  let isText = false
  let skipped = 0

  function endParagraph(): void {
    const { text = '', level = 0, isItem = false } = open.pop() ?? {}
    const tidy = text.replace(/[^\S\n]+/g, ' ').trim()
    const row = cells.at(-1)
    if (row) row[row.length - 1] = [row.at(-1), tidy.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
    else if (tidy !== '') blocks.push(mark(tidy, level, isItem))
  }

  function endRow(): void {
    const row = cells.pop()?.filter((cell) => cell !== '') ?? []
    const outer = cells.at(-1)
    if (outer) outer[outer.length - 1] = [outer.at(-1), ...row].filter(Boolean).join(' ')
    else if (row.length > 0) blocks.push(row.join(' | '))
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > DEEPEST_NESTING) throw new UnreadableFile('wordDamaged')
        // The same once more, for programs of old.
        if (name === 'mc:Fallback') skipped += 1
        if (skipped > 0) return
        const paragraph = open.at(-1)
        if (name === 'w:p') open.push({ text: '', level: 0, isItem: false })
        else if (name === 'w:tr') cells.push([])
        else if (name === 'w:tc') cells.at(-1)?.push('')
        else if (name === 'w:t') isText = true
        else if (!paragraph) return
        else if (name === 'w:tab') paragraph.text += ' '
        else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n'
        else if (name === 'w:noBreakHyphen') paragraph.text += '-'
        else if (name === 'w:numPr') paragraph.isItem = true
        else if (name === 'w:pStyle') paragraph.level = headings.get(attributes['w:val'] ?? '') ?? 0
        else if (name === 'w:outlineLvl') paragraph.level = readLevel(attributes['w:val']) || paragraph.level
      },
      ontext(part) {
        const paragraph = open.at(-1)
        if (isText && skipped === 0 && paragraph) paragraph.text += part
      },
      onclosetag(name) {
        depth -= 1
        if (name === 'mc:Fallback') skipped -= 1
        if (skipped > 0) return
        if (name === 'w:t') isText = false
        else if (name === 'w:p') endParagraph()
        else if (name === 'w:tr') endRow()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return blocks.join('\n\n')
}

const readLevel = (value: string | undefined): number => (/^[0-5]$/.test(value ?? '') ? Number(value) + 1 : 0)

function mark(text: string, level: number, isItem: boolean): string {
  if (level > 0) return `${'#'.repeat(Math.min(level, DEEPEST_HEADING))} ${text.replaceAll('\n', ' ')}`
  // Numbered headings are headings; everything else that is numbered is an item.
  return isItem ? `- ${text.replaceAll('\n', ' ')}` : text
}
