import { STOP_WORDS } from '../text/words.ts'
import { stem } from './stem.ts'

/** Words of questions that say what is wanted, not what it is about. */
const ASKING = new Set(
  `tell explain describe mean means meant meaning define definition difference between give please help know understand
  learn want thing stuff kind sort way much many really actually exactly someone somebody something anything people
  does work happen happens cause example`.split(/\s+/),
)
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu
const known = new Map<string, string>()
const MOST_KNOWN = 50_000

/** The stems of the words that carry a topic, in order, with repeats. */
export function findStems(text: string): string[] {
  const stems: string[] = []
  for (const [word] of text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .matchAll(WORD)) {
    const bare = word.replace(/['’].*$/, '')
    if (bare.length > 1 && !STOP_WORDS.has(bare)) stems.push(stemOf(bare))
  }
  return stems
}

/** Those of a question, each once. A question made of small words only is taken by all of them. */
export function findQuestionStems(question: string): string[] {
  const stems = findStems(question)
  const topical = stems.filter((one) => !ASKING.has(one))
  return [...new Set(topical.length > 0 ? topical : stems)]
}

/** The same words come again and again. */
function stemOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const found = stem(word)
  known.set(word, found)
  return found
}
