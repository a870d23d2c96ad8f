/** About what fits into a card; more would be drawn for nobody. */
const MOST_CHARACTERS = 600
const MOST_LINES = 8
const CHARACTERS_A_LINE = 45

/** Tables, code and formulas on lines of their own. */
const WHOLE_ONLY = /^\s*(?:\||```|~~~|\$\$)/

type Start = { text: string; isWhole: boolean }

/** The first whole blocks of a text: a list, a table or a formula is never cut in two. */
export function takeStart(content: string): Start {
  const blocks = splitBlocks(content.trim())
  const taken: string[] = []
  let length = 0
  for (const block of blocks) {
    const room = MOST_CHARACTERS - length
    if (block.length > room) {
      // Of prose a part is better than nothing, as long as the card has room for it.
      if (taken.length === 0 || (room > MOST_CHARACTERS / 2 && !WHOLE_ONLY.test(block)))
        taken.push(cutAtWord(block, room))
      return { text: taken.join('\n\n'), isWhole: false }
    }
    taken.push(block)
    length += block.length
  }
  const text = taken.join('\n\n')
  return { text, isWhole: countLines(text) <= MOST_LINES }
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

function cutAtWord(block: string, most: number): string {
  const start = block.slice(0, most)
  const place = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'))
  const cut = place > most / 2 ? start.slice(0, place) : start
  // Half a formula would look like a broken one.
  const isInFormula = (cut.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1
  return `${(isInFormula ? cut.slice(0, cut.lastIndexOf('$')) : cut).trimEnd()}…`
}

function countLines(text: string): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0)
}
