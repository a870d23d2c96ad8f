import { countSyllables, isFamiliarWord } from '#engines/readability/index.ts'
import { openDictionary } from '../../reading/analyze-reading.ts'
import type { Passage } from '../../reading/passage.ts'
import type { HardWord } from '../../reading/reading-port.ts'
import { createSupportCheck, toStems } from '../chat/support.ts'
import { cutMaterial } from '../texts/material-parts.ts'
import { findWholeWords } from './find-whole-words.ts'

const MOST_WORDS = 12
const MOST_SENSES = 2
const LONGEST_MEANING = 160
/** Of the words of a meaning. */
const LEAST_SHARE = 1 / 3
const WORD = /^\p{L}[\p{L}’'-]{3,40}$/u

/**
 * The hard words of the text with what they mean in it, first as the model says it, then as the dictionary does. A meaning
 * is kept when the word stands in the text and either the dictionary or the text says something of the kind.
 */
export async function keepGlosses(
  { text }: Passage,
  known: readonly HardWord[],
  proposed: readonly { word: string; meaning: string }[],
): Promise<HardWord[]> {
  const isSaid = createSupportCheck(cutMaterial(text))
  const words = new Map(known.map((word) => [word.word.toLowerCase(), word]))
  const glossed = new Set<string>()
  for (const { word, meaning: written } of proposed) {
    const meaning = tidyMeaning(written)
    const key = word.trim().toLowerCase()
    if (glossed.has(key) || meaning === null) continue
    const found = words.get(key) ?? findNew(text, key)
    if (!found || (!words.has(key) && words.size >= MOST_WORDS)) continue
    const stems = toStems(meaning)
    // A word is not explained by itself.
    if (stems.length === 0 || toStems(key).some((stem) => stems.includes(stem))) continue
    const entry = await openDictionary().lookUp(key, { isForStudent: true, isEverySense: true })
    const isKnown = entry?.senses.some(({ gloss }) => isLike(stems, gloss)) ?? false
    if (!isKnown && isSaid(`${key}: ${meaning}.`, []).kind !== 'supported') continue
    glossed.add(key)
    words.set(key, { ...found, senses: [meaning, ...found.senses].slice(0, MOST_SENSES) })
  }
  return [...words.values()].sort((a, b) => a.start - b.start)
}

/** Says about the same as one of the dictionary's meanings. */
function isLike(stems: readonly string[], gloss: string): boolean {
  const own = new Set(toStems(gloss))
  return stems.filter((stem) => own.has(stem)).length >= stems.length * LEAST_SHARE
}

function findNew(text: string, key: string): HardWord | null {
  if (!WORD.test(key) || isFamiliarWord(key)) return null
  const place = findWholeWords(text, key)
  if (!place) return null
  const word = text.slice(place.start, place.end)
  return { word, ...place, syllables: countSyllables(word), senses: [] }
}

function tidyMeaning(text: string): string | null {
  const plain = text
    .replace(/[*_`#<>[\]|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
  return plain === '' || plain.length > LONGEST_MEANING || /https?:|www\./i.test(plain) ? null : plain
}
