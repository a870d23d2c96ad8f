import type { Segment } from '../chat-port.ts'
import { writeAsWords } from './defuse.ts'

/**
 * One piece of Markdown a segment; together they are the content. A quote is a block quote with the number of its
 * source, so that nobody takes it for the tutor's own words.
 */
export function writePieces(segments: readonly Segment[]): string[] {
  return segments.map((segment, at) => {
    const before = segments[at - 1]
    const text = writeSegment(segment)
    return before ? `${partFrom(before, segment)}${text}` : text
  })
}

function writeSegment(segment: Segment): string {
  if (segment.kind !== 'quote') return segment.text
  const mark = segment.source === null ? '' : ` [${segment.source + 1}]`
  return `${writeMarked(segment)}${mark}`
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

/** The sentence that answers is set in bold within its paragraph. */
function writeMarked({ text, mark }: Extract<Segment, { kind: 'quote' }>): string {
  const at = mark ? text.indexOf(mark) : -1
  if (!mark || at < 0 || mark.includes('\n') || text.includes('```')) return writeQuoted(text)
  const [before, after] = [text.slice(0, at), text.slice(at + mark.length)]
  const space = /\s$/.test(before) ? ' ' : ''
  const gap = before.endsWith('\n') ? '\n' : space
  const next = /^\n/.test(after) ? '\n' : /^\s/.test(after) ? ' ' : ''
  return `${writeQuoted(before.trimEnd())}${gap}**${writeQuoted(mark)}**${next}${writeQuoted(after.trimStart())}`
}

/** Code leads nowhere and loads nothing, so it stays code; a price stays a price. */
const AS_IT_IS = /(```[^`]*```|`[^`\n]+`|\\\$)/

const writeQuoted = (text: string): string =>
  text
    .split(AS_IT_IS)
    .map((part, at) => (at % 2 === 1 ? part : writeAsWords(part)))
    .join('')

const isItem = ({ text }: Segment) => /^(?:- |\d+\. )/.test(text)
const isBlock = (segment: Segment) => segment.kind === 'quote' || segment.text.includes('\n')

function partFrom(before: Segment, segment: Segment): string {
  if (isBlock(before) || isBlock(segment)) return '\n\n'
  if (isItem(before) && isItem(segment)) return '\n'
  if (isItem(before) || isItem(segment)) return '\n\n'
  if (before.kind === 'step' || segment.kind === 'step') return '\n\n'
  return ' '
}
