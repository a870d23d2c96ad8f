import { findStems } from '../retrieval/stems.ts'
import { ENTRY } from './fits-answer.ts'

/** The stems of the word that a line of a word list explains; none of any other sentence. */
export const readHead = (sentence: string): string[] => findStems(ENTRY.exec(sentence)?.[1] ?? '')

const HEAD =
  /^(?:\p{Lu}\. )?(?:(?:so|thus|but|in \p{L}+|here|now|for \p{L}+),? )?(?<head>[^.;:]{1,60}?)\s(?:(?:is|are|was|were) (?!called|named|known|not\b|never\b)(?<kind>(?:simply |just |really )?(?:an?|the|what|any|one|when|somebody|someone|something|like (?:an?|the)|those|all|people|things|parts?)\b)?|means?\b|refers? to\b|consists? of\b|describes?\b|tells?\b)/iu
const NAMED =
  /\b(?:called|named|known as|calls? (?:it|this|them|that|these)|names? (?:it|this)|(?:this|that|it|which) (?:is|are)|(?:is|are) (?:its|their))\s(?:an?\s|the\s|its\s)?(?!not\s)(?<name>[^,.;:]{2,40})/giu
const APPOSED = /(?:^|\s)(?<name>[^\s,]+(?: [^\s,]+){0,2}), (?:an?|the|which|in which|that is|or|one of)\s/giu
/** "The cell is the smallest unit that …" says which thing it is, "Gandhi led …" what somebody did. */
const TURNED = /\b(?:is|are|was|were) (?:an?|the) (?<name>[^,.;:]{2,50})/giu
const DID =
  /^(?:(?:In|On|By|From) [^,]{2,30}, )?(?<name>(?:the )?(?:\p{Lu}[\p{L}.'’-]*\s){1,4})(?:led|was|wrote|became|began|made|built|ruled|won|taught|fought|sang|drew|found|gave|\p{Ll}{2,}ed)\b/gu

/** How plainly a sentence says what a term is: 1 for a definition, half for the name at the end of one, else 0. */
export function definesTerm(term: readonly string[], sentence: string): number {
  if (term.length === 0) return 0
  const entry = readHead(sentence)
  if (entry.length > 0 && /^\p{Ll}/u.test(sentence))
    return isSame(entry, term) ? 1 : entry.every((stem) => term.includes(stem)) ? 0.7 : 0
  const { head = '', kind } = HEAD.exec(sentence)?.groups ?? {}
  // "A noun made from a verb" is no verb.
  const own =
    /\s(?:of|from|in|with|on|for|by|to|without|between)\s/.test(head) && term.length === 1
      ? []
      : findStems(head)
  if (isSame(own, term)) return kind === undefined ? 0.6 : 1
  if (endsWith(own, term) && own.length <= term.length + 1) return kind === undefined ? 0.4 : 0.7
  if (names(NAMED, sentence, term, 'first')) return 0.9
  if (names(APPOSED, sentence, term, 'last')) return 0.6
  return names(TURNED, sentence, term, 'first') || names(DID, sentence, term, 'last') ? 0.5 : 0
}

const isSame = (own: readonly string[], term: readonly string[]) =>
  own.length === term.length && term.every((stem) => own.includes(stem))

const endsWith = (own: readonly string[], term: readonly string[]) =>
  own.length > 0 && term.every((stem) => own.includes(stem))

/** Whether a name that the pattern finds begins or ends with the term: "a right angle" is no name of "angle". */
function names(pattern: RegExp, sentence: string, term: readonly string[], where: 'first' | 'last'): boolean {
  for (const { groups } of sentence.matchAll(pattern)) {
    const own = findStems((groups?.name ?? '').replace(/\sof\s.*$/, ''))
    if (isSame(where === 'first' ? own.slice(0, term.length) : own.slice(-term.length), term)) return true
  }
  return false
}
