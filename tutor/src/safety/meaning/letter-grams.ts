import { splitWords } from '../../retrieval/minilm/tokenize.ts'

/** How many numbers a piece of a word can have; pieces that share one are told apart by the others of their message. */
export const GRAM_BUCKETS = 65_536
const MOST_GRAMS = 400
const LONGEST_WORD = 24
const LENGTHS_IN_WORDS = [3, 4, 5]
const LENGTHS_OF_IDEOGRAPHS = [1, 2, 3, 4]
const MARK = /^[\p{P}$+<=>^`|~]$/u
const IDEOGRAPH = /^\p{Script=Han}$/u

/**
 * Words, neighboring words and pieces of words as numbers: what a vocabulary of English does not know, other languages and
 * misspellings, is told by them. `tutor/evals/chat/safety/training/features.py` says the same.
 */
export function listGrams(text: string): number[] {
  const words = splitWords(text).filter((word) => !MARK.test(word))
  const grams: string[] = []
  let run: string[] = []
  const endRun = () => {
    grams.push(...piecesOf(run, LENGTHS_OF_IDEOGRAPHS).map((piece) => `h${piece}`))
    run = []
  }
  for (const word of words) {
    if (IDEOGRAPH.test(word)) run.push(word)
    else {
      endRun()
      const short = shorten(word)
      grams.push(`w${short}`, ...piecesOf([...`<${short}>`], LENGTHS_IN_WORDS))
    }
  }
  endRun()
  const plain = words.filter((word) => !IDEOGRAPH.test(word)).map(shorten)
  grams.push(...plain.slice(1).map((word, at) => `b${plain[at]} ${word}`))
  return grams.length > 0 ? grams.slice(0, MOST_GRAMS).map(hash) : [0]
}

const shorten = (word: string): string => [...word].slice(0, LONGEST_WORD).join('')

const piecesOf = (letters: string[], lengths: number[]): string[] =>
  lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) =>
      letters.slice(at, at + length).join(''),
    ),
  )

/** FNV-1a over UTF-16. */
function hash(text: string): number {
  let state = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619) >>> 0
  return state % GRAM_BUCKETS
}
