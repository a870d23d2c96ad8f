import { splitWords, tidyMessage } from './split-words.ts'

/** More rows mean fewer features that share one; with 35 numbers each this is 1.1 MB. */
export const ROWS = 32_768

/** The beginning and the end of a long message tell most of what it wants. */
const MOST_WORDS = 60
const KEPT_AT_BEGINNING = 25
const LONGEST_GRAM = 5
const LONGEST_EXACT = 5

/** How much each kind of feature may say, together. */
const WORD_WEIGHT = 1
const GRAM_WEIGHT = 0.8
const SHAPE_WEIGHT = 0.4

const FNV_OFFSET = 0x81_1c_9d_c5
const FNV_PRIME = 0x01_00_01_93

export type Features = { rows: number[]; values: number[] }

/** The features of a message as rows of the weights, and how much each counts. */
export function listFeatures(message: string): Features {
  const words = keepEnds(splitWords(tidyMessage(message)))
  const features: Features = { rows: [], values: [] }
  addGroup(features, listWordGrams(words), WORD_WEIGHT)
  addGroup(features, listLetterGrams(words), GRAM_WEIGHT)
  addGroup(features, listShapes(message, words), SHAPE_WEIGHT)
  return features
}

const keepEnds = (words: string[]): string[] =>
  words.length > MOST_WORDS
    ? [...words.slice(0, KEPT_AT_BEGINNING), ...words.slice(KEPT_AT_BEGINNING - MOST_WORDS)]
    : words

function addGroup({ rows, values }: Features, names: string[], weight: number): void {
  const unique = new Set(names.map(hash))
  const value = weight / Math.sqrt(Math.max(unique.size, 1))
  for (const row of unique) {
    rows.push(row)
    values.push(value)
  }
}

/** One to three words with their neighbors; `^` and `$` mark the first and the last word. */
function listWordGrams(words: string[]): string[] {
  const framed = ['^', ...words, '$']
  const grams = words.map((word) => `1 ${word}`)
  for (let at = 0; at + 1 < framed.length; at += 1) {
    grams.push(`2 ${framed[at]} ${framed[at + 1]}`)
    if (at + 2 < framed.length) grams.push(`3 ${framed[at]} ${framed[at + 1]} ${framed[at + 2]}`)
  }
  if (words.length <= LONGEST_EXACT) grams.push(`= ${words.join(' ')}`)
  return grams
}

/** Two to five letters, across words: a misspelled word keeps most of them. */
function listLetterGrams(words: string[]): string[] {
  const text = ` ${words.join(' ')} `
  const grams: string[] = []
  for (let size = 2; size <= LONGEST_GRAM; size += 1)
    for (let at = 0; at + size <= text.length; at += 1) grams.push(`g${text.slice(at, at + size)}`)
  return grams
}

const COUNTS = [1, 2, 3, 5, 8, 14, 25]

function listShapes(message: string, words: string[]): string[] {
  const spoken = words.filter((word) => /\p{L}/u.test(word))
  const shapes = [`words ${COUNTS.findIndex((count) => spoken.length <= count)}`]
  if (/[?？]/.test(message)) shapes.push('asks')
  if (/[!！]/.test(message)) shapes.push('calls')
  if (/\d/.test(message)) shapes.push(spoken.length === 0 ? 'only numbers' : 'numbers')
  if (/\d\s*[-+*/×÷^]\s*\d|[a-z]\s*[-+]\s*\d|\d\s*x\s*\d/i.test(message)) shapes.push('calculation')
  if (/\S\s*=\s*\S/.test(message)) shapes.push('equation')
  if (/^\W*[a-e]\W*$/i.test(message)) shapes.push('letter')
  return shapes
}

/** FNV-1a, alike on every machine. */
function hash(name: string): number {
  let sum = FNV_OFFSET
  for (let at = 0; at < name.length; at += 1) sum = Math.imul(sum ^ name.charCodeAt(at), FNV_PRIME)
  return (sum >>> 0) % ROWS
}
