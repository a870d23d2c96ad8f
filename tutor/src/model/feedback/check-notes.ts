import type { FeedbackTask } from '../../feedback/feedback-port.ts'

type DraftNote = { area: string; criterion: string; quote: string; advice: string }

/** A longer passage in quotation marks would be the learner's sentence, written by somebody else. */
const LONGEST_SUGGESTION = 6
const GRADES =
  /\b(?:points?|grade|score|mark)\b[^.]{0,20}\d|\d+\s*(?:\/|out of)\s*\d+|\b[A-F][+-]?\s+grade\b/i
const REWRITES =
  /\b(?:rewrite it (?:as|like)|write instead|replace it with|should (?:read|say)|better (?:would be|is)):?\s/i

/** What is wrong with a note; null where it may be shown. */
export function findNoteFault(
  { quote, advice, criterion }: DraftNote,
  { text, rubric }: FeedbackTask,
  isFit: (text: string) => boolean,
): string | null {
  if (placeQuote(text, quote) === null)
    return `The quote "${quote.slice(0, 80)}" is not in source 1, letter by letter.`
  if (criterion !== '' && !rubric.some(({ id }) => id === criterion))
    return 'There is no such line in the rubric.'
  if (advice.trim() === '' || !isFit(advice)) return 'A note must be fit for a child and must say something.'
  if (GRADES.test(advice)) return 'Notes give no points and no grade.'
  const suggestions = [...advice.matchAll(/["“«]([^"”»]+)["”»]/g)].map(([, words = '']) => words)
  const isWritten = suggestions.some(
    (words) => words.split(/\s+/).length > LONGEST_SUGGESTION && placeQuote(text, words) === null,
  )
  return isWritten || REWRITES.test(advice) ? 'Do not write the sentence for the learner.' : null
}

/** Where the words stand, however they are spaced. A word or two that occur often point at nothing. */
export function placeQuote(text: string, quote: string): { start: number; end: number } | null {
  const words = quote
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return null
  const spaced = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')
  const places = [...text.matchAll(new RegExp(spaced, 'g'))]
  const [first] = places
  if (!first || (places.length > 1 && words.length < 3)) return null
  return { start: first.index, end: first.index + first[0].length }
}
