import type { ExplainedWord } from '../explain-word.ts'
import type { Asked } from './asked.ts'

const LONGEST_GLOSS = 120
const SHORTEST_GLOSS = 12

/** "Which word in the text means …?" Only of words with one meaning: the dictionary does not see which one the text has. */
export function askMeanings(words: readonly ExplainedWord[]): Asked[] {
  const plain = words.filter(({ senses: [gloss = ''], lemma, isPlain }) => {
    const isShort = gloss.length >= SHORTEST_GLOSS && gloss.length <= LONGEST_GLOSS
    const stem = lemma.slice(0, Math.max(4, lemma.length - 3))
    return (
      isPlain &&
      isShort &&
      !/ing$/.test(lemma) &&
      !gloss.startsWith('(usually plural)') &&
      !gloss.toLowerCase().includes(stem)
    )
  })
  return plain.map((one) => ({
    kind: 'vocabulary',
    question: `Which word in the text means “${one.senses[0]}”?`,
    answer: one.word,
    sentence: one.sentence,
    weight: 2.9,
    others: words
      .filter(
        ({ pos, lemma, word }) => pos === one.pos && lemma !== one.lemma && isMany(word) === isMany(one.word),
      )
      .map(({ word }) => word),
  }))
}

const isMany = (word: string) => /[^su]s$/.test(word)
