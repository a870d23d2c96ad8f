import type { Material, Sentence } from '../../text/material.ts'
import { PERSON_NOUNS } from '../../text/words.ts'

/** What people do and cities, rivers or firms do not. */
const HUMAN_VERBS = new Set(
  `say ask whisper shout smile laugh cry nod think feel wonder hug reply grin sigh whistle giggle blink kneel listen remember
  learn write invent discover knock shrug frown gasp guess promise explain beg climb`.split(/\s+/),
)
/** Grandpa; “…,” said Lena. */
const SPOKEN_OF =
  /\b(Grandpa|Grandma|Granny|Mom|Mum|Dad|Mama|Papa)\b|[”"] (?:said|says|asked|asks|whispered|muttered|shouted|cried|replied|called) (\p{Lu}\p{Ll}+)\b/gu
const NO_PERSON =
  /^(?:Mount|Mountain|Lake|River|North|South|East|West|New|Saint|St|Earth|Mars|Venus|Jupiter|God)\b/
const TITLES =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Grandma|Grandpa|Granny|Aunt|Uncle|Captain|King|Queen|Sir|Lady|Professor|Prince|Princess|Mom|Mum|Dad|Mother|Father)\.?$/
const STORY_PEOPLE = new Set(
  `diver eyewitness goalkeeper chief viewer girl boy child kid baby mother father mom mum dad parent sister brother twin aunt uncle cousin grandmother grandfather
  grandma grandpa neighbor neighbour friend farmer fisherman fishermen baker tailor shepherd student pupil classmate coach
  visitor traveler traveller stranger villager crowd family team class worker researcher driver gardener librarian mayor patient
  customer crew settler immigrant citizen soldier sailor pilot astronaut judge police thief guard servant knight hunter herder
  weaver potter carpenter builder miner cook chef waiter clerk owner buyer seller trader banker reader listener speaker player
  runner swimmer climber dancer actor director photographer reporter journalist editor critic translator expert volunteer
  tourist guest host passenger rider witness victim winner loser champion enemy rebel slave peasant noble lord emperor people
  reformer candidate voter employee employer manager boss assistant intern partner colleague client nurse surgeon dentist
  pharmacist vet zookeeper beekeeper firefighter plumber electrician mechanic tutor principal professor grandson granddaughter
  son daughter husband wife widow orphan teenager adult youth elder ancestor men women man woman children creator maker`.split(
    /\s+/,
  ),
)

export const isPersonNoun = (lemma: string): boolean => PERSON_NOUNS.has(lemma) || STORY_PEOPLE.has(lemma)

/** One to three words, written large, at the start of the sentence; how many, or 0. */
export function countNameWords({ words }: Sentence): number {
  let count = 0
  while (count < 4 && /^\p{Lu}[\p{L}'’-]*\.?$/u.test(words[count]?.text ?? '')) count += 1
  return count <= 3 && words[0]?.text !== 'I' ? count : 0
}

/** The people whom a text calls by name: they do what only people do, or are spoken of as he or she in the next sentence. */
export function findPeople({ sentences }: Material): Set<string> {
  const known = seen.get(sentences)
  if (known) return known
  const found = collectPeople(sentences)
  seen.set(sentences, found)
  return found
}

/** Several questions ask for the people of one text. */
const seen = new WeakMap<readonly Sentence[], Set<string>>()

function collectPeople(sentences: readonly Sentence[]): Set<string> {
  const { large, small } = sortByCase(sentences)
  const people = new Map<string, number>()
  for (const [at, sentence] of sentences.entries()) {
    const count = countNameWords(sentence)
    const verb = sentence.words[count]
    if (count === 0 || !verb) continue
    const name = readName(sentence, count)
    // A common word that begins its sentence is never written large inside another one.
    const isName =
      large.has(name.split(' ')[0] ?? '') ||
      count > 1 ||
      (sentence.words[0]?.pos === 'PROPN' && !/s$/.test(name) && !small.has(name.toLowerCase()))
    if (NO_PERSON.test(name)) continue
    const isHuman = HUMAN_VERBS.has(verb.lemma) && /^(?:VERB|NOUN|AUX)$/.test(verb.pos)
    const next = sentences[at + 1]?.words[0]?.text ?? ''
    const isSpokenOf = /^(?:He|She|His|Her)$/.test(next) && /^(?:VERB|AUX)$/.test(verb.pos)
    if (TITLES.test(sentence.words[0]?.text ?? '') || (isName && (isHuman || isSpokenOf)))
      people.set(name, (people.get(name) ?? 0) + 1)
  }
  for (const { text } of sentences)
    for (const [, called = '', speaker = ''] of text.matchAll(SPOKEN_OF)) people.set(called || speaker, 1)
  return new Set(people.keys())
}

export const readName = ({ text, words }: Sentence, count: number): string =>
  text.slice(words[0]?.start, words[count - 1]?.end)

/** Words that are written large inside a sentence and never small; and those that are written small. */
function sortByCase(sentences: readonly Sentence[]): { large: Set<string>; small: Set<string> } {
  const large = new Set<string>()
  const small = new Set<string>()
  for (const { words } of sentences)
    for (const [at, { text }] of words.entries()) {
      if (/^\p{Ll}/u.test(text)) small.add(text)
      else if (at > 0 && /^\p{Lu}/u.test(text)) large.add(text)
    }
  return { large: new Set([...large].filter((word) => !small.has(word.toLowerCase()))), small }
}
