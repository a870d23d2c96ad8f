import type { RankedBlock } from './rank-blocks.ts'
import type { Block } from './read-blocks.ts'

export type Excerpt = { blocks: Block[]; mark: string | null }

const MOST_WORDS = 120
const MOST_WORDS_YOUNG = 60
const YOUNG = 2
/** A paragraph so short needs the next one to be understood. */
const SHORT_WORDS = 22
/** A second paragraph comes along when it answers nearly as well. */
const NEARLY = 0.82

const countWords = (text: string) => text.split(/\s+/).length

export const findMostWords = (grade: number | null): number =>
  grade !== null && grade <= YOUNG ? MOST_WORDS_YOUNG : MOST_WORDS

/** The best paragraph, and the one beside it or the second best where both are short enough to read at once. */
export function chooseExcerpt(
  ranked: readonly RankedBlock[],
  all: readonly Block[],
  most: number,
): Excerpt | null {
  const [best] = ranked
  if (!best) return null
  const { block } = best
  const rest = most - countWords(block.text)
  const at = all.findIndex(({ name }) => name === block.name)
  const isBeside = (other: Block) =>
    other.section === block.section && other.kind === 'text' && block.kind === 'text'
  const second = ranked
    .slice(1)
    .find(
      (other) =>
        other.score >= NEARLY * best.score &&
        other.block.section === block.section &&
        countWords(other.block.text) <= rest,
    )?.block
  const next = all[at + 1]
  const needsNext = countWords(block.text) < SHORT_WORDS || block.text.endsWith(':')
  // A word and its meaning seldom answer alone.
  const use =
    block.kind === 'vocabulary'
      ? ranked.find((other) => other.block.kind === 'text' && countWords(other.block.text) <= rest)?.block
      : undefined
  const along =
    use ??
    (needsNext && next && isBeside(next) && countWords(next.text) <= rest
      ? next
      : second && second.kind === block.kind
        ? second
        : null)
  const blocks = [block, ...(along ? [along] : [])].toSorted((a, b) => all.indexOf(a) - all.indexOf(b))
  return { blocks: blocks.map((one) => cutBlock(one, most, best.best)), mark: best.best }
}

/** A paragraph that is too long is cut between sentences, around the one that answers. */
export function cutBlock(block: Block, most: number, best: string | null): Block {
  if (countWords(block.text) <= most || block.text.includes('```')) return block
  const { sentences } = block
  const at = Math.max(0, best === null ? 0 : sentences.indexOf(best))
  let [from, to] = [at, at + 1]
  let words = countWords(sentences[at] ?? '')
  for (;;) {
    const after = sentences[to]
    const before = sentences[from - 1]
    const grown =
      after !== undefined && words + countWords(after) <= most
        ? 'after'
        : before !== undefined && words + countWords(before) <= most
          ? 'before'
          : null
    if (grown === null) break
    if (grown === 'after') to += 1
    else from -= 1
    words += countWords((grown === 'after' ? after : before) ?? '')
  }
  const start = block.text.indexOf(sentences[from] ?? '')
  const last = sentences[to - 1] ?? ''
  const end = block.text.indexOf(last, Math.max(0, start)) + last.length
  return start < 0 || end <= start ? block : { ...block, text: block.text.slice(start, end) }
}
