/** About what fits into a card; more would be drawn for nobody. */
const MOST_CHARACTERS = 600
const MOST_LINES = 8
const CHARACTERS_A_LINE = 45

type Start = { text: string; isWhole: boolean }

/** The first whole blocks of a text: a list, a table or a formula is never cut in two. */
export function takeStart(content: string): Start {
  const blocks = splitBlocks(content.trim())
  const taken: string[] = []
  let length = 0
  for (const block of blocks) {
    if (taken.length > 0 && length + block.length > MOST_CHARACTERS) break
    taken.push(block)
    length += block.length
  }
  const [first = ''] = taken
  if (taken.length === 1 && first.length > MOST_CHARACTERS) {
    return { text: cutAtWord(first), isWhole: false }
  }
  const text = taken.join('\n\n')
  return { text, isWhole: taken.length === blocks.length && countLines(text) <= MOST_LINES }
}

/** At empty lines, but not inside code or a formula that stands on lines of its own. */
function splitBlocks(text: string): string[] {
  const blocks: string[] = ['']
  let fence: string | null = null
  for (const line of text.split(/\r\n|\r|\n/)) {
    const mark = /^\s*(```|~~~|\$\$)/.exec(line)?.[1] ?? null
    const isOneLine = mark === '$$' && /^\s*\$\$.+\$\$\s*$/.test(line)
    if (fence === null && line.trim() === '') {
      if (blocks.at(-1)) blocks.push('')
      continue
    }
    const block = blocks.pop()
    blocks.push(block ? `${block}\n${line}` : line)
    if (fence === null && mark && !isOneLine) fence = mark
    else if (fence !== null && (mark === fence || (fence === '$$' && line.trimEnd().endsWith('$$'))))
      fence = null
  }
  return blocks.filter((block) => block !== '')
}

function cutAtWord(block: string): string {
  const start = block.slice(0, MOST_CHARACTERS)
  const place = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'))
  // Half a formula would look like a broken one.
  const cut = place > MOST_CHARACTERS / 2 ? start.slice(0, place) : start
  const isInFormula = (cut.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1
  return `${(isInFormula ? cut.slice(0, cut.lastIndexOf('$')) : cut).trimEnd()}…`
}

function countLines(text: string): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0)
}
