export const SENTENCE_CODES = [
  'background',
  'nothing-visible',
  'figure',
  'clones',
  'says',
  'thinks',
  'variable',
  'list',
  'question',
  'background-changed',
  'appeared',
  'hidden',
  'moved',
  'turned',
  'costume-changed',
  'grew',
  'shrank',
  'variable-changed',
  'list-changed',
  'clones-changed',
] as const
export type SentenceCode = (typeof SENTENCE_CODES)[number]

/** A sentence to be said: its words come from the messages, by its code. */
export type Sentence = { code: SentenceCode; values: Record<string, string | number> }

export function say(code: SentenceCode, values: Sentence['values'] = {}): Sentence {
  return { code, values }
}
