import type { Passage } from '../passage.ts'
import { type Asked, keepUnique } from './asked.ts'
import { findPeople } from './people.ts'

const VERB =
  '(?:said|says|asked|asks|whispered|whispers|muttered|shouted|shouts|cried|cries|replied|replies|called|calls)'
/** “I will,” said Lena. “I will,” Lena said. Lena said, “I will.” */
const SAID_AFTER = new RegExp(`“([^“”]{6,120}?),?” ${VERB} (\\p{Lu}\\p{Ll}+)\\b`, 'gu')
const NAMED_AFTER = new RegExp(`“([^“”]{6,120}?),?” (\\p{Lu}\\p{Ll}+) ${VERB}\\b`, 'gu')
const SAID_BEFORE = new RegExp(`(?<![\\p{L}] )\\b(\\p{Lu}\\p{Ll}+) ${VERB}, “([^“”]{6,120}?)”`, 'gu')

/** Who says something that the text itself puts into a mouth. */
export function askSpeakers({ text, material, places }: Passage): Asked[] {
  const people = findPeople(material)
  const found = [
    ...[SAID_AFTER, NAMED_AFTER].flatMap((said) =>
      [...text.matchAll(said)].map(([all, words, speaker]) => ({ all, words, speaker })),
    ),
    ...[...text.matchAll(SAID_BEFORE)].map(([all, speaker, words]) => ({ all, words, speaker })),
  ]
  return found.flatMap(({ all, words = '', speaker = '' }): Asked[] => {
    const start = text.indexOf(all)
    const sentence = places.findIndex((place) => place !== null && place.end > start)
    // Somebody who is spoken to by name would be taken for the speaker.
    const isNamed = [...people].some((name) => words.includes(name))
    if (!people.has(speaker) || sentence < 0 || isNamed || text.indexOf(all, start + 1) >= 0) return []
    return [
      {
        kind: 'detail',
        question: `Who says “${words}”?`,
        answer: speaker,
        sentence,
        span: { start, end: start + all.length },
        weight: 2.1,
        others: keepUnique([...people].filter((name) => name !== speaker)),
      },
    ]
  })
}
