import type { Material } from '../../text/material.ts'
import type { Term } from '../../text/terms.ts'
import type { Asked } from './asked.ts'
import { countNameWords, findPeople, readName } from './people.ts'

/** A text is about what stands in so many of its sentences, at least twice as many as anything else. */
const FEWEST_SENTENCES = 3
const SHARE = 0.25
const LEAD = 1.5
const SIDE_SENTENCES = 2

/** "Which of these is the text mostly about?": the one thing it comes back to, among things that it only mentions. */
export function askMainIdea(material: Material, terms: readonly Term[]): Asked | null {
  const person = askMainPerson(material)
  if (person) return person
  const counted = [...terms].sort((a, b) => b.sentences.length - a.sentences.length)
  const [top] = counted
  if (!top || top.sentences.length < Math.max(FEWEST_SENTENCES, material.sentences.length * SHARE))
    return null
  const words = new Set(top.key.split(' '))
  const rivals = counted.slice(1).filter(({ key }) => !key.split(' ').some((word) => words.has(word)))
  if ((rivals[0]?.sentences.length ?? 0) * LEAD > top.sentences.length) return null
  const isPlural = (text: string) => /[^s]s$/.test(text)
  const others = rivals
    .filter(({ sentences }) => sentences.length <= SIDE_SENTENCES)
    .filter(({ shown }) => isPlural(shown) === isPlural(top.shown) && isLarge(shown) === isLarge(top.shown))
    .map(({ shown }) => shown)
    // As the text writes it: a name that its casing cannot tell is left out.
    .filter(
      (shown) =>
        material.sentences.some(({ text }) => text.includes(shown)) &&
        !/^(?:means|ways?|others?)$/.test(shown),
    )
  const sentence = top.sentences[0]
  return sentence === undefined
    ? null
    : {
        kind: 'mainIdea',
        question: 'Which of these is the text mostly about?',
        answer: top.shown,
        sentence,
        weight: 4,
        others,
      }
}

const isLarge = (text: string) => /^\p{Lu}/u.test(text)

/** In a story with several people, the one who does most. */
function askMainPerson(material: Material): Asked | null {
  const people = findPeople(material)
  const counts = new Map<string, { sentences: number; first: number }>()
  for (const sentence of material.sentences) {
    const name = readName(sentence, countNameWords(sentence))
    if (!people.has(name)) continue
    const known = counts.get(name)
    counts.set(name, { sentences: (known?.sentences ?? 0) + 1, first: known?.first ?? sentence.index })
  }
  const ranked = [...counts].sort(([, a], [, b]) => b.sentences - a.sentences)
  const [first, second] = ranked
  if (!first || !second || ranked.length < 3 || first[1].sentences < second[1].sentences * 2) return null
  return {
    kind: 'mainIdea',
    question: 'Who is this story mostly about?',
    answer: first[0],
    sentence: first[1].first,
    weight: 4,
    others: ranked.slice(1).map(([name]) => name),
  }
}
