import type { FeedbackComment } from '#contract/teaching/feedback-comments.ts'
import { foldText } from '../../../ui/format/fold-text.ts'

const MOST_SHOWN = 6

/** What follows a slash that begins a word, up to the caret; null when no comment is asked for. */
export function findTyped(text: string, caret: number): { start: number; words: string } | null {
  const found = /(?:^|\s)\/([^/\n]{0,40})$/.exec(text.slice(0, caret))
  if (!found) return null
  const words = found[1] ?? ''
  return { start: caret - words.length - 1, words }
}

export function matchComments(bank: readonly FeedbackComment[], words: string): FeedbackComment[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  return bank
    .filter(({ content }) => wanted.every((word) => foldText(content).includes(word)))
    .slice(0, MOST_SHOWN)
}

/** In the place of what was typed for it, else on a line of its own behind everything. */
export function insertComment(
  text: string,
  place: { start: number; end: number } | null,
  comment: string,
): { text: string; caret: number } {
  const before = place ? text.slice(0, place.start) : text.trimEnd() && `${text.trimEnd()}\n`
  const after = place ? text.slice(place.end) : ''
  return { text: `${before}${comment}${after}`, caret: before.length + comment.length }
}
