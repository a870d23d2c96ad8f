import { findStems } from '../retrieval/stems.ts'

/** Whether a text names something, in any form of its words. */
export function isOneWord(text: string, name: string): boolean {
  const own = findStems(name)
  const all = new Set(findStems(text))
  return own.length > 0 && own.every((stem) => all.has(stem))
}

/** The same number for the same words, so that a conversation can be held again. */
export function hashWords(words: string): number {
  let hash = 7
  for (const letter of words) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
