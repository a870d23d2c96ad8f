import { createHash } from 'node:crypto'
import { type Line, readPage } from './read-page.ts'
import { splitSentences } from './split-sentences.ts'
import { writeHtml } from './write-html.ts'

/** A piece of a text that can be found, quoted and opened. */
export type Passage = {
  /** The id of the heading in the page that the passage stands under; null before the first one. */
  sectionId: string | null
  heading: string | null
  text: string
  /** Place within the section, in letters: see `Line`. */
  start: number
  end: number
  /** Of everything its vector depends on. */
  hash: string
}

export type Source = {
  title: string
  text: string
  format: 'html' | 'markdown'
  /** Words and what they mean, as lessons list them. */
  vocabulary?: Record<string, string>
}

/** The id of the list of words on the page of a lesson. */
export const VOCABULARY_SECTION = 'vocabulary'

const MOST_WORDS = 170
const FEW_WORDS = 45
/** Of a list of words, each of which is about something else. */
const MOST_VOCABULARY_WORDS = 60

export function splitPassages({ title, text, format, vocabulary = {} }: Source): Passage[] {
  const sections = readPage(format === 'html' ? text : writeHtml(text))
  const passages = sections.flatMap(({ id, heading, lines }) =>
    packLines(lines.flatMap(cutLine), MOST_WORDS).map((part) => toPassage(title, id, heading, part)),
  )
  // A database does not keep the order.
  const words = Object.keys(vocabulary).sort()
  const meanings = words.map((word) => ({
    text: `${word}: ${vocabulary[word]}`,
    start: 0,
    end: 0,
    isTitle: false,
  }))
  const lists = packLines(meanings, MOST_VOCABULARY_WORDS).map((part) =>
    toPassage(title, VOCABULARY_SECTION, null, part),
  )
  return [...passages, ...lists]
}

function toPassage(title: string, sectionId: string | null, heading: string | null, lines: Line[]): Passage {
  const text = lines.map((line) => line.text).join('\n')
  return {
    sectionId,
    heading,
    text,
    start: lines[0]?.start ?? 0,
    end: lines.at(-1)?.end ?? 0,
    hash: createHash('sha256')
      .update(`${leadOf(title, heading)}\n${text}`)
      .digest('base64url')
      .slice(0, 16),
  }
}

/** What the vector takes in besides the text: what the text is about is often said above it only. */
export function leadOf(title: string, heading: string | null): string {
  return heading === null ? `${title}.` : `${title}. ${heading}.`
}

/** As many lines together as a passage holds; a short rest goes with what stands before it. */
function packLines(lines: Line[], most: number): Line[][] {
  const packs: Line[][] = []
  let words = 0
  for (const line of lines) {
    const more = countWords(line.text)
    const pack = packs.at(-1)
    if (pack && words + more <= most) {
      pack.push(line)
      words += more
    } else {
      const titles = pack && pack.length > 1 && pack.at(-1)?.isTitle ? pack.splice(-1) : []
      packs.push([...titles, line])
      words = more
    }
  }
  const [last, before] = [packs.at(-1), packs.at(-2)]
  if (last && before && last.reduce((sum, { text }) => sum + countWords(text), 0) < FEW_WORDS) {
    before.push(...last)
    packs.pop()
  }
  return packs
}

/** A paragraph longer than a passage is cut between sentences; a sentence longer than one is cut anywhere. */
function cutLine(line: Line): Line[] {
  if (countWords(line.text) <= MOST_WORDS) return [line]
  const parts: string[] = []
  for (const sentence of splitSentences(line.text).flatMap(cutWords)) {
    const before = parts.at(-1)
    if (before !== undefined && countWords(before) + countWords(sentence) <= MOST_WORDS / 2)
      parts[parts.length - 1] = `${before} ${sentence}`
    else parts.push(sentence)
  }
  let start = line.start
  return parts.map((text, n) => {
    const end = n === parts.length - 1 ? line.end : Math.min(line.end, start + text.replace(/\s/g, '').length)
    const part = { text, start, end, isTitle: false }
    start = end
    return part
  })
}

function cutWords(sentence: string): string[] {
  const words = sentence.split(' ')
  if (words.length <= MOST_WORDS) return [sentence]
  return Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, n) =>
    words.slice(n * MOST_WORDS, (n + 1) * MOST_WORDS).join(' '),
  )
}

const countWords = (text: string): number => text.split(' ').length
