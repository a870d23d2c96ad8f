const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** After these a full stop ends no sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|ca|approx|Mr|Mrs|Ms|Dr|Prof|St|Fig|No|Vol|Jr|Sr|B\.C|A\.D|U\.S|a\.m|p\.m)|(?:^|\s)\p{Lu})\.\s*$/u
const MOST_ITEM_LETTERS = 500

/**
 * The sentences of a text whose lines end where paragraphs and items end. A line that ends with a colon takes the items
 * behind it along: neither says anything alone. Each is a piece of the text, letter by letter.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split('\n')) {
    const before = sentences.at(-1)
    const isTail = line.startsWith('- ') && before !== undefined && /:(?:\n- [^\n]*)*$/.test(before)
    if (isTail && before.length + line.length < MOST_ITEM_LETTERS) {
      sentences[sentences.length - 1] = `${before}\n${line}`
      continue
    }
    sentences.push(...splitLine(line))
  }
  return sentences
}

function splitLine(line: string): string[] {
  const parts: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    const before = parts.at(-1)
    const isGoingOn = before !== undefined && (ABBREVIATION.test(before) || /^[\p{Ll})”"’]/u.test(segment))
    if (isGoingOn) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts.map((part) => part.trim().replace(/^- /, '')).filter((part) => part !== '')
}
