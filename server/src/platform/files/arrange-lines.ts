/** A line as it stands on a page. `y` counts upwards, in points like the size of its letters. */
export type PrintedLine = { text: string; sizePt: number; y: number }

const HEADING_RATIO = 1.15
const LONGEST_HEADING = 200
/** Lines farther apart than this many of their sizes belong to different paragraphs. */
const PARAGRAPH_GAP = 1.7
const MOST_HEADING_LEVELS = 3
const BULLET = /^[•‣▪●◦·]\s*/
const PAGE_NUMBER = /^(?:page\s*)?\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?$/i
/** On so many pages the same line at the edge is no part of the text. */
const FEWEST_REPEATS = 3

type Block = { text: string; sizePt: number; isItem: boolean }

/** Pages of printed lines as Markdown: paragraphs put together again, larger lines as headings. */
export function arrangeLines(pages: readonly (readonly PrintedLine[])[]): string {
  const blocks: Block[] = []
  for (const page of dropEdges(pages)) {
    let above: PrintedLine | null = null
    for (const line of page) {
      addLine(blocks, line, above)
      above = line
    }
  }
  const bodyPt = findBodySize(blocks)
  const levels = findHeadingSizes(blocks, bodyPt)
  return blocks.map((block) => writeBlock(block, levels)).join('\n\n')
}

function addLine(blocks: Block[], line: PrintedLine, above: PrintedLine | null): void {
  const last = blocks.at(-1)
  const isItem = BULLET.test(line.text)
  const text = line.text.replace(BULLET, '')
  const goesOn =
    last !== undefined &&
    !isItem &&
    isSameSize(last.sizePt, line.sizePt) &&
    (above ? isNextLine(above, line) : isCutByPage(last.text, text))
  if (goesOn) last.text = joinLines(last.text, text)
  else blocks.push({ text, sizePt: line.sizePt, isItem })
}

const isSameSize = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.06 * Math.max(one, other)

function isNextLine(above: PrintedLine, { y, sizePt }: PrintedLine): boolean {
  const gap = above.y - y
  return gap > -0.5 * sizePt && gap <= PARAGRAPH_GAP * sizePt
}

/** A sentence that has not ended goes on at the top of the next page. */
const isCutByPage = (before: string, after: string): boolean =>
  !/[.!?:;…"”)]$/.test(before) && /^\p{Ll}/u.test(after)

function joinLines(before: string, after: string): string {
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after
  return `${before} ${after}`
}

/** Numbers of pages, and what stands at the top or the bottom of page after page, are not read aloud either. */
function dropEdges(pages: readonly (readonly PrintedLine[])[]): PrintedLine[][] {
  const seen = new Map<string, number>()
  for (const page of pages)
    for (const name of new Set(edgesOf(page).map(nameEdge))) seen.set(name, (seen.get(name) ?? 0) + 1)
  const fewest = Math.max(FEWEST_REPEATS, pages.length / 2)
  const isEdge = (line: PrintedLine) =>
    (pages.length > 1 && PAGE_NUMBER.test(line.text)) || (seen.get(nameEdge(line)) ?? 0) >= fewest
  return pages.map((page) => {
    const edges = new Set(edgesOf(page).filter(isEdge))
    return page.filter((line) => !edges.has(line))
  })
}

function edgesOf(page: readonly PrintedLine[]): PrintedLine[] {
  const [first, last] = [page[0], page.at(-1)]
  return first && last ? (first === last ? [first] : [first, last]) : []
}

const nameEdge = ({ text }: PrintedLine): string => text.replace(/\d+/g, '#')

/** The size in which most letters are printed. */
function findBodySize(blocks: readonly Block[]): number {
  const letters = new Map<number, number>()
  for (const { text, sizePt } of blocks) {
    const size = roundSize(sizePt)
    letters.set(size, (letters.get(size) ?? 0) + text.length)
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

const roundSize = (sizePt: number): number => Math.round(sizePt * 2) / 2

function isHeading({ text, sizePt, isItem }: Block, bodyPt: number): boolean {
  return !isItem && roundSize(sizePt) >= bodyPt * HEADING_RATIO && text.length <= LONGEST_HEADING
}

/** The largest first. */
function findHeadingSizes(blocks: readonly Block[], bodyPt: number): number[] {
  const sizes = blocks.filter((block) => isHeading(block, bodyPt)).map(({ sizePt }) => roundSize(sizePt))
  return [...new Set(sizes)].sort((one, other) => other - one)
}

function writeBlock({ text, sizePt, isItem }: Block, headingSizes: readonly number[]): string {
  if (isItem) return `- ${text}`
  const level = text.length <= LONGEST_HEADING ? headingSizes.indexOf(roundSize(sizePt)) : -1
  return level === -1 ? text : `${'#'.repeat(Math.min(level + 1, MOST_HEADING_LEVELS))} ${text}`
}
