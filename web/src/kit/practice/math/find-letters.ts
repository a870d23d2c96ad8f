const LETTER = /<mi(?:\s[^>]*)?>([a-zA-Zα-ωΑ-Ω])<\/mi>/g
const MOST_LETTERS = 6
/** π has a key of its own. */
const CONSTANTS = new Set(['π', 'e'])

/** The letters that the formulas of a question speak of, in their order: an answer is written with the same ones. */
export function findLetters(promptHtml: string): string[] {
  const found = [...promptHtml.matchAll(LETTER)].map(([, letter]) => String(letter))
  const letters = [...new Set(found)].filter((letter) => !CONSTANTS.has(letter))
  return letters.slice(0, MOST_LETTERS)
}
