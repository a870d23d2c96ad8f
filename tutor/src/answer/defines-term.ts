import { findStems } from '../retrieval/stems.ts'
import { ENTRY } from './fits-answer.ts'

/** The stems of the word that a line of a word list explains; none of any other sentence. */
export const readHead = (sentence: string): string[] => findStems(ENTRY.exec(sentence)?.[1] ?? '')

const HEAD =
  /^(?:(?:so|thus|but|in \p{L}+|here|now|for \p{L}+),? )?(?<head>[^.;:]{1,60}?)\s(?:(?:is|are|was|were) (?<kind>(?:simply |just |really )?(?:an?|the|what|any|one|when|somebody|someone|something|like|called|those|all|people|things|parts?)\b)?|means?\b|refers? to\b|consists? of\b|describes?\b|tells?\b)/iu
const NAMED =
  /\b(?:called|named|known as|calls? (?:it|this|them|that|these)|names? (?:it|this)|(?:this|that|it|which) (?:is|are)|(?:is|are) (?:its|their))\s(?:an?\s|the\s|its\s)?(?<name>[^,.;:]{2,40})/giu
const APPOSED = /(?:^|\s)(?<name>[^\s,]+(?: [^\s,]+)?), (?:an?|the|which|that is|or)\s/giu

/** How plainly a sentence says what a term is: 1 for a definition, half for the name at the end of one, else 0. */
export function definesTerm(term: readonly string[], sentence: string): number {
  if (term.length === 0) return 0
  const entry = readHead(sentence)
  if (entry.length > 0 && /^\p{Ll}/u.test(sentence))
    return isSame(entry, term) ? 1 : entry.every((stem) => term.includes(stem)) ? 0.7 : 0
  const { head = '', kind } = HEAD.exec(sentence)?.groups ?? {}
  const own = findStems(head)
  if (isSame(own, term)) return kind === undefined ? 0.6 : 1
  if (endsWith(own, term) && own.length <= term.length + 1) return kind === undefined ? 0.4 : 0.7
  if (names(NAMED, sentence, term)) return 0.9
  return names(APPOSED, sentence, term) ? 0.6 : 0
}

const isSame = (own: readonly string[], term: readonly string[]) =>
  own.length === term.length && term.every((stem) => own.includes(stem))

const endsWith = (own: readonly string[], term: readonly string[]) =>
  own.length > 0 && term.every((stem) => own.includes(stem))

function names(pattern: RegExp, sentence: string, term: readonly string[]): boolean {
  for (const { groups } of sentence.matchAll(pattern)) {
    const own = findStems(groups?.name ?? '').slice(0, term.length + 1)
    if (own.length > 0 && term.every((stem) => own.includes(stem))) return true
  }
  return false
}
