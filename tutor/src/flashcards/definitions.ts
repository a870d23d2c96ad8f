import type { Word } from '../text/language.ts'
import { isWord, type Sentence } from '../text/material.ts'
import { EMPTY_NOUNS, PERSON_NOUNS } from '../text/words.ts'
import { isPronoun, readRest, readSubject } from './clause.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

const BE = /^(?:is|are|was|were)$/i
const LONGEST_ANSWER_WORDS = 34
/** "7 feet long" measures and names nothing. */
const MEASURED = new Set('long wide high tall deep thick old away high low'.split(' '))
/** Longer than a subject of its own: "A variable that counts rounds is called …" */
const LONGEST_NAMED_WORDS = 14

/** "X is a …": What is X? */
export function askWhat(ground: Ground, sentence: Sentence): Draft | null {
  const at = sentence.words.findIndex(({ text }) => BE.test(text))
  const subject = at > 0 ? readSubject(sentence, at) : null
  const rest = subject ? readRest(sentence, at + 1) : null
  if (!subject || !rest || !isNaming(rest.words)) return null
  const count = rest.words.filter(isWord).length
  if (count > LONGEST_ANSWER_WORDS || isCircular(sentence.words.slice(0, at), rest.words)) return null
  const verb = sentence.words[at]?.text.toLowerCase() ?? ''
  // "The method is the cipher" speaks of a method that was spoken of before.
  const isLoose = /^the \S+$/i.test(subject) && weighSubject(ground, sentence.words.slice(0, at)) < 0.2
  if (isLoose) return null
  // A number or a formula belongs to what is described exactly: "the boiling point of water", not "the area".
  const isExact = / of |\p{Lu}/u.test(ground.casing(subject)) || /^the \S+ \S/i.test(subject)
  if (/^(?:NUM|FORMULA)$/.test(rest.words[0]?.pos ?? '') && !isExact) return null
  const asks = isPerson(ground.casing(subject), rest.words) ? 'Who' : 'What'
  return draft(sentence, {
    front: `${asks} ${verb} ${ground.casing(subject)}?`,
    back: rest.text,
    weight:
      KIND_WEIGHT.definition + weighSubject(ground, sentence.words.slice(0, at)) - (count < 3 ? 0.3 : 0),
  })
}

/** "Y is called X": What is Y called? */
export function askName(ground: Ground, sentence: Sentence): Draft | null {
  const { words, text } = sentence
  const at = words.findIndex(
    ({ text: verb }, n) =>
      BE.test(verb) &&
      (/^(?:called|named|termed)$/i.test(words[n + 1]?.text ?? '') ||
        (/^known$/i.test(words[n + 1]?.text ?? '') && words[n + 2]?.lemma === 'as')),
  )
  if (at < 1 || at > LONGEST_NAMED_WORDS) return null
  const isKnownAs = /^known$/i.test(words[at + 1]?.text ?? '')
  const rest = readRest(sentence, at + (isKnownAs ? 3 : 2))
  const plain = readSubject(sentence, at)
  // A described thing may hold a clause, but must begin as a thing and hold no comma.
  const isDescribed = words[0]?.pos === 'DET' && /^(?:a|an|the)$/i.test(words[0].text)
  const described = isDescribed && !words.slice(0, at).some((word) => word.text === ',' || isPronoun(word))
  const subject = plain ?? (described ? text.slice(0, words[at - 1]?.end) : null)
  if (!subject || !rest || rest.words.filter(isWord).length > 8) return null
  const verb = words[at]?.text.toLowerCase() ?? ''
  return draft(sentence, {
    front: `What ${verb} ${ground.casing(subject)} ${isKnownAs ? 'known as' : 'called'}?`,
    back: rest.text,
    weight: KIND_WEIGHT.name + weighSubject(ground, rest.words),
  })
}

type Asked = { front: string; back: string; weight: number }

export function draft(sentence: Sentence, asked: Asked): Draft {
  return {
    ...asked,
    passage: sentence.text,
    sentence: sentence.index,
    section: sentence.section,
    place: sentence.index,
  }
}

/** The complement names a thing: "a process …", "parts of a cell", "$A = πr^2$"; not "green" or "made of …". */
function isNaming(words: readonly Word[]): boolean {
  const [first] = words
  if (!first || isComparing(words) || words[1]?.lemma === 'else') return false
  const nouns = words.filter(({ pos }) => pos === 'NOUN')
  if (nouns.length > 0 && words.length < 5 && nouns.every(({ lemma }) => EMPTY_NOUNS.has(lemma))) return false
  if (first.pos === 'FORMULA') return true
  if (
    /^(?:not|also|still|only|just|very|too|often|usually|always|never|so|more|less|most|about|there|here|now|then|no|why|what|how|where|when|because|that|this|these|those|one|such|all|both)$/i.test(
      first.text,
    )
  )
    return /^(?:one|the|any)$/i.test(first.text) && words[1]?.lemma === 'of'
  if (first.pos === 'DET')
    return words.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'FORMULA')
  if (first.text.toLowerCase() === 'anything' || first.text.toLowerCase() === 'something')
    return words.length > 2
  if (first.pos === 'NUM') return words.length > 1 && !words.some(({ lemma }) => MEASURED.has(lemma))
  // "melted rock", "infections that …", "clothing and equipment"
  const noun = words.findIndex(({ pos }) => pos !== 'ADJ' && pos !== 'VERB')
  if (first.pos === 'VERB' && !(noun === 1 && words[1]?.pos === 'NOUN' && /ed$/.test(first.text)))
    return false
  const head = words[noun]
  return head !== undefined && /^(?:NOUN|PROPN)$/.test(head.pos) && words.length > 1
}

/** "slower than AES" compares; "more than 50 percent" measures. */
function isComparing(words: readonly Word[]): boolean {
  return words.some(
    ({ lemma }, n) =>
      lemma === 'than' && !/^(?:more|less|fewer|other|rather)$/i.test(words[n - 1]?.text ?? ''),
  )
}

function isCircular(subject: readonly Word[], complement: readonly Word[]): boolean {
  const known = new Set(subject.map(({ lemma }) => lemma))
  return complement
    .filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'FORMULA')
    .every(({ lemma }) => known.has(lemma))
}

/** A name, and the complement's own noun is somebody: "an English scientist who …". */
function isPerson(subject: string, complement: readonly Word[]): boolean {
  if (!/^\p{Lu}\S*(?:\s+(?:of|the|von|van|de|da)?\s*\p{Lu}\S*)*$/u.test(subject)) return false
  const end = complement.findIndex(({ pos }, n) => n > 0 && /^(?:ADP|PRON|SCONJ|VERB|PUNCT)$/.test(pos))
  const phrase = end < 0 ? complement : complement.slice(0, end)
  return phrase.some(({ lemma, pos }) => pos === 'NOUN' && PERSON_NOUNS.has(lemma))
}

export function weighSubject({ weighTerm }: Ground, words: readonly Word[]): number {
  const lemmas = words.filter(({ pos }) => /^(?:ADJ|NOUN|PROPN)$/.test(pos)).map(({ lemma }) => lemma)
  let best = 0
  for (let from = 0; from < lemmas.length; from += 1)
    for (let to = from + 1; to <= lemmas.length; to += 1)
      best = Math.max(best, weighTerm(lemmas.slice(from, to).join(' ')))
  return best
}
