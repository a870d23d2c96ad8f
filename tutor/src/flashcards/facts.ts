import { isWord, type Sentence } from '../text/material.ts'
import { ACTION_VERBS, HAVING_VERBS } from '../text/words.ts'
import { isPronoun, readRest, readSubject } from './clause.ts'
import { draft, weighSubject } from './definitions.ts'
import { type Draft, type Ground, KIND_WEIGHT } from './draft.ts'

type Pattern = {
  /** The verb and what belongs to it, as it stands behind the subject. */
  verb: RegExp
  /** How many words of it. */
  words: number
  ask: (subject: string, verb: string) => string
  /** Words of the verb that the answer keeps: "to carry …". */
  keeps?: number
}

const doOrDoes = (verb: string) => (/[^s]s$/i.test(verb) ? 'does' : 'do')
const first = (verb: string) => verb.split(' ')[0] ?? ''

const PATTERNS: Pattern[] = [
  {
    verb: /^(?:is|are) made (?:up )?of /i,
    words: 3,
    ask: (subject, verb) => `What ${first(verb)} ${subject} made of?`,
  },
  {
    verb: /^(?:is|are) used (?:to|for) /i,
    words: 3,
    keeps: 1,
    ask: (subject, verb) => `What ${first(verb)} ${subject} used for?`,
  },
  {
    verb: /^(?:is|are) measured in /i,
    words: 3,
    ask: (subject, verb) => `In what ${first(verb)} ${subject} measured?`,
  },
  {
    verb: /^(?:is|are|was|were) caused by /i,
    words: 3,
    ask: (subject, verb) => `What ${first(verb)} ${subject} caused by?`,
  },
  { verb: /^means? /i, words: 1, ask: (subject, verb) => `What ${doOrDoes(verb)} ${subject} mean?` },
  {
    verb: /^refers? to /i,
    words: 2,
    ask: (subject, verb) => `What ${doOrDoes(first(verb))} ${subject} refer to?`,
  },
  {
    verb: /^consists? of /i,
    words: 2,
    ask: (subject, verb) => `What ${doOrDoes(first(verb))} ${subject} consist of?`,
  },
  {
    verb: /^depends? on /i,
    words: 2,
    ask: (subject, verb) => `What ${doOrDoes(first(verb))} ${subject} depend on?`,
  },
  {
    verb: /^states? that /i,
    words: 2,
    ask: (subject, verb) => `What ${doOrDoes(first(verb))} ${subject} state?`,
  },
  {
    verb: /^(?:occurs?|happens?) when /i,
    words: 2,
    keeps: 1,
    ask: (subject, verb) => `When ${doOrDoes(first(verb))} ${subject} ${first(verb).replace(/s$/i, '')}?`,
  },
  {
    verb: /^takes? place in /i,
    words: 3,
    keeps: 1,
    ask: (subject, verb) => `Where ${doOrDoes(first(verb))} ${subject} take place?`,
  },
]

/** "X consists of …", "X is made of …", "X occurs when …". */
export function askFact(ground: Ground, sentence: Sentence): Draft | null {
  const { words, text } = sentence
  for (let at = 1; at < Math.min(words.length, 10); at += 1) {
    const tail = text.slice(words[at]?.start)
    const found = PATTERNS.find(({ verb }) => verb.test(tail))
    if (!found) continue
    const subject = readSubject(sentence, at)
    const isUp = /^\S+ made up of /i.test(tail) ? 1 : 0
    const rest = subject ? readRest(sentence, at + found.words + isUp - (found.keeps ?? 0)) : null
    if (!subject || !rest || isPronoun(rest.words[0]) || rest.words.filter(isWord).length > 30) return null
    return draft(sentence, {
      front: found.ask(ground.casing(subject), text.slice(words[at]?.start, words[at]?.end)),
      back: rest.text,
      weight: KIND_WEIGHT.fact + weighSubject(ground, words.slice(0, at)),
    })
  }
  return null
}

/** "The vacuole stores water": What does the vacuole do? For verbs of having: What does X contain? */
export function askDeed(ground: Ground, sentence: Sentence): Draft | null {
  const { words } = sentence
  for (let at = 1; at < Math.min(words.length - 1, 8); at += 1) {
    const verb = words[at]
    const next = words[at + 1]
    if (!verb || !next || !/^(?:VERB|NOUN|AUX)$/.test(verb.pos)) continue
    const isSingle = /s$/i.test(verb.text)
    const base = isSingle ? toBase(verb.text.toLowerCase()) : verb.text.toLowerCase()
    const isHaving = HAVING_VERBS.has(base)
    if (!isHaving && !ACTION_VERBS.has(base)) continue
    if (!isSingle && (verb.pos !== 'VERB' || !/s$|[^s]i$|ria$|dria$|ple$/i.test(words[at - 1]?.text ?? '')))
      continue
    if (!/^(?:DET|ADJ|NOUN|PROPN|NUM|ADV|FORMULA)$/.test(next.pos)) continue
    const subject = readSubject(sentence, at)
    const weight = weighSubject(ground, words.slice(0, at))
    const rest = readRest(sentence, isHaving ? at + 1 : at)
    // A question about what is hardly mentioned would only fit this one sentence.
    const isDefinite = /^the /i.test(subject ?? '')
    if (!subject || weight < (isDefinite ? 0.4 : 0.25) || !rest || rest.words.length < 2) return null
    // What somebody does in a story is no property of theirs.
    if (/^\p{Lu}\p{Ll}/u.test(ground.casing(subject))) return null
    if (rest.words.slice(0, 3).some(isPronoun) || rest.words.filter(isWord).length > 24) return null
    const does = isSingle ? 'does' : 'do'
    return draft(sentence, {
      front: `What ${does} ${ground.casing(subject)} ${isHaving ? base : 'do'}?`,
      back: rest.text,
      weight: KIND_WEIGHT.deed + weight,
    })
  }
  return null
}

function toBase(verb: string): string {
  if (verb === 'has') return 'have'
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|o)es$/.test(verb)) return verb.slice(0, -2)
  return verb.slice(0, -1)
}
