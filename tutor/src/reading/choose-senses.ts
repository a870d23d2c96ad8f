import { STOP_WORDS } from '../text/words.ts'
import type { FoundWord } from './hard-words.ts'
import type { Passage } from './passage.ts'

const MOST_SENSES = 2
/** A word of the same sentence says more about what is meant than one of the whole text. */
const SAME_SENTENCE = 2
/** So much more of the text must stand in a rarer meaning before it is told first. */
const LEAD = 2

/**
 * The meaning whose explanation shares most words with the text and the commonest one (after Lesk 1986); the first of
 * them comes first only when it shares clearly more.
 */
export function chooseSenses(glosses: readonly string[], passage: Passage, word: FoundWord): string[] {
  const { sentences } = passage.material
  const near = new Set(listStems(sentences[word.sentence]?.topics ?? []))
  const far = new Set(sentences.flatMap(({ topics }) => listStems(topics)))
  const own = toStem(word.lemma)
  const weigh = (gloss: string) => {
    const stems = new Set(listStems(gloss.toLowerCase().match(/\p{L}+/gu) ?? []))
    let sum = 0
    for (const stem of stems) {
      if (stem === own) continue
      if (near.has(stem)) sum += SAME_SENTENCE
      else if (far.has(stem)) sum += 1
    }
    return sum
  }
  const [commonest] = glosses
  if (commonest === undefined) return []
  const best = glosses.reduce((top, gloss) => (weigh(gloss) > weigh(top) ? gloss : top))
  const isClear = weigh(best) >= weigh(commonest) + LEAD
  const ordered = new Set(isClear ? [best, commonest, ...glosses] : [commonest, best, ...glosses])
  return [...ordered].slice(0, MOST_SENSES)
}

const listStems = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)).map(toStem)

/** Enough to see "insects" and "insect" as one word. */
const toStem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|ed|ing)$/, '')
