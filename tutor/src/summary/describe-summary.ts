import type { Reader } from '../reader.ts'
import { findPace } from '../text/pace.ts'
import { MOST_KEY_POINTS, MOST_SENTENCES, MOST_WORDS, SHARE } from './sizes.ts'

/** What the embedded engine is asked for: the prompt of a summary that no language model wrote. */
export function describeSummary(reader: Reader): string {
  const pace = findPace(reader)
  const words = Math.round(MOST_WORDS * pace)
  const percent = Math.round(SHARE * pace * 100)
  return `Quote the weightiest sentences of the text in their order: about ${percent} percent of it, at most ${words} words and ${MOST_SENTENCES} sentences; leave a short text as it is. Name up to ${MOST_KEY_POINTS} of its most important terms.`
}
