import { createCheck, normalize } from '../../flashcards/check-cards.ts'
import type { Flashcards } from '../../flashcards/flashcards-task.ts'
import { type Material, readMaterial } from '../../text/material.ts'
import { toStems } from '../chat/support.ts'

export type CardDraft = { question: string; answer: string; quote: string }
export type CheckedCards = Flashcards & { faults: string[] }

/** Of the words of an answer this share must stand in the sentence it is taken from. */
const LEAST_SHARE = 0.8
const LONGEST_FRONT = 300

/**
 * Keeps what would pass as a card of the embedded engine too: the quote stands in the text, the answer in the quote, the
 * question leads back to its sentence and does not hold the answer, and no two cards ask the same.
 */
export function checkModelCards({ text, cards }: { text: string; cards: CardDraft[] }): CheckedCards {
  const material = readMaterial(text)
  const isGood = createCheck(material)
  const seen = new Set<string>()
  const faults: string[] = []
  const flashcards = cards.flatMap(({ question, answer, quote }, at) => {
    const [front, back] = [question.trim(), answer.trim()]
    const sentence = findSentence(material, quote)
    const passage = material.sentences[sentence ?? -1]
    const object = (why: string) => {
      faults.push(`Card ${at + 1}: ${why}`)
      return []
    }
    if (front === '' || front.length > LONGEST_FRONT) return object('the question is missing or too long.')
    if (sentence === null || !passage) return object('the quote is not a sentence of the material.')
    if (!standsIn(back, passage.text)) return object('the answer does not stand in its quote.')
    const draft = {
      front,
      back,
      passage: passage.source,
      sentence,
      section: passage.section,
      place: sentence,
      weight: 1,
    }
    if (!isGood(draft)) return object('the question holds its answer, or another sentence answers it better.')
    const keys = [`f ${normalize(front)}`, `b ${normalize(back)}`]
    if (keys.some((key) => seen.has(key))) return object('it repeats another card.')
    for (const key of keys) seen.add(key)
    return [{ front, back, passage: passage.source }]
  })
  return { flashcards, faults }
}

/** The sentence that a quote was copied from, wholly or in part. */
export function findSentence({ sentences }: Material, quote: string): number | null {
  const wanted = normalize(quote)
  if (wanted.length < 8) return null
  const found = sentences.find(({ text }) => {
    const own = normalize(text)
    return own.includes(wanted) || (own.length > 20 && wanted.includes(own))
  })
  return found?.index ?? null
}

function standsIn(answer: string, sentence: string): boolean {
  if (` ${normalize(sentence)} `.includes(` ${normalize(answer)} `)) return true
  const own = new Set(toStems(sentence))
  const stems = toStems(answer)
  const numbers = answer.match(/\d+(?:[.,]\d+)*/g) ?? []
  if (stems.length === 0 || numbers.some((number) => !sentence.includes(number))) return false
  return stems.filter((stem) => own.has(stem)).length / stems.length >= LEAST_SHARE
}
