import { readHead } from './defines-term.ts'
import { givesReason } from './fits-answer.ts'
import { type Asked, dependsOnContext, explainsAsked, isFit, type Measured } from './score-sentence.ts'

/** A sentence in its passage, judged. */
export type Ranked<P> = { text: string; passage: P; at: number } & Measured

export type Taken<P> = { text: string; passage: P }
type WithSentences = { sentences: readonly { text: string }[] }

const MOST_SENTENCES = 3
/** A second sentence from elsewhere in the passage must be nearly as good as the first. */
const SECOND_SHARE = 0.9
const SEVERAL = /\b(?:and|or|between|from|than|vs|versus)\b/i
const LONGEST_LETTERS = 600

/**
 * The best sentence with what it needs to be understood: the one before it if it leans on that, the one behind it if that
 * goes on about the same or if the sentence only repeats the question, and one more of the passage if it is as good.
 */
export function takeContext<P extends WithSentences>(
  asked: Asked,
  best: Ranked<P>,
  ranked: readonly Ranked<P>[],
  mayQuote: (sentence: string) => boolean,
): Taken<P>[] {
  const same = ranked.filter(({ passage }) => passage === best.passage)
  if (explainsAsked(asked, best.text)) return takeEntries(asked, best, ranked)
  const texts = best.passage.sentences.map(({ text }) => text)
  const isUsable = (at: number) => {
    const text = texts[at]
    return text !== undefined && isFit(text) && readHead(text).length === 0 && mayQuote(text)
  }
  let [from, to] = [best.at, best.at]
  while (
    from > 0 &&
    to - from < MOST_SENTENCES - 1 &&
    dependsOnContext(texts[from] ?? '') &&
    isUsable(from - 1)
  )
    from -= 1
  const isOpen = () => needsMore(asked, best, texts.slice(from, to + 1).join(' '))
  while (to - from < MOST_SENTENCES - 1 && isUsable(to + 1) && (isOpen() || leansOn(texts[to + 1] ?? '')))
    to += 1
  const taken = new Set(Array.from({ length: to - from + 1 }, (_, n) => from + n))
  const more = same.find(
    ({ at, score, text }) =>
      !taken.has(at) && score >= SECOND_SHARE * best.score && readHead(text).length === 0,
  )
  if (more && taken.size < MOST_SENTENCES - 1) taken.add(more.at)
  const quoted = [...taken].sort((a, b) => a - b).map((at) => texts[at] ?? '')
  return trim(quoted, best.text).map((text) => ({ text, passage: best.passage }))
}

/** The question is repeated, or its reason is still to come. */
function needsMore({ read }: Asked, best: { isEcho: boolean; text: string }, said: string): boolean {
  if (said.endsWith(':') || (best.isEcho && said.endsWith(best.text))) return true
  return (read.kind === 'reason' && !givesReason(said)) || (read.kind === 'manner' && said === best.text)
}

const GOES_ON = /^(?:It|They|This|These|That is|He|She|Such|For example|So)\b/
const leansOn = (next: string) => GOES_ON.test(next)

/** Long quotes are cut from the end that does not hold the answer. */
function trim(texts: string[], best: string): string[] {
  const kept = [...texts]
  while (kept.length > 1 && kept.join(' ').length > LONGEST_LETTERS) {
    if (kept.at(-1) !== best) kept.pop()
    else kept.shift()
  }
  return kept
}

/** One line of a list, or each that is named, wherever it stands: "What is the difference between an ion and an isotope?" */
function takeEntries<P>(asked: Asked, best: Ranked<P>, ranked: readonly Ranked<P>[]): Taken<P>[] {
  const taken = [best]
  for (const one of SEVERAL.test(asked.text) ? ranked : []) {
    const isNew = !taken.some(({ text }) => readHead(text).join(' ') === readHead(one.text).join(' '))
    if (isNew && taken.length < MOST_SENTENCES && explainsAsked(asked, one.text)) taken.push(one)
  }
  return taken.sort((a, b) => a.at - b.at).map(({ text, passage }) => ({ text, passage }))
}
