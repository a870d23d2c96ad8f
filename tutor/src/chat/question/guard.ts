import { findStems } from '../../retrieval/stems.ts'
import type { OpenPage } from '../chat-port.ts'

type Question = Extract<OpenPage, { kind: 'question' }>

/** A question that still counts; once it was tried it may be talked about openly. */
export function openQuestion(page: OpenPage | null): Question | null {
  return page?.kind === 'question' && !page.hasTried ? page : null
}

const HALF = 0.5
const ASKS_MEANING = /\b(?:mean|means|meaning|define|definition|synonym|antonym|opposite|another word)\b/i

/**
 * Whether a sentence may be quoted while a question counts: it must hold neither the text of an option nor half of what
 * sets one option apart from the others.
 */
export function createGuard(page: OpenPage | null): (sentence: string) => boolean {
  const question = openQuestion(page)
  if (!question || question.options.length === 0) return () => true
  const options = question.options.map((option) => ({ text: spell(option), stems: findStems(option) }))
  const asked = new Set(findStems(question.text))
  const own = options.map(({ stems }) =>
    [...new Set(stems)].filter(
      (stem) => !asked.has(stem) && options.some((other) => !other.stems.includes(stem)),
    ),
  )
  return (sentence) => {
    const words = ` ${spell(sentence)} `
    if (options.some(({ text }) => text !== '' && words.includes(` ${text} `))) return false
    const stems = new Set(findStems(sentence))
    return own.every(
      (parts) =>
        parts.length === 0 ||
        parts.filter((stem) => stems.has(stem)).length < Math.max(1, parts.length * HALF),
    )
  }
}

/** Explaining a word can be the answer: when it is one of the options, or when its meaning is what is asked for. */
export function mayExplainWord(page: OpenPage | null, word: string): boolean {
  const question = openQuestion(page)
  if (!question) return true
  const stems = findStems(word)
  const isIn = (text: string) => stems.length > 0 && stems.every((stem) => findStems(text).includes(stem))
  if (question.options.some(isIn)) return false
  return !(ASKS_MEANING.test(question.text) && isIn(question.text))
}

/** Words and numbers alone, so that marks hide nothing. */
const spell = (text: string) =>
  text
    .toLowerCase()
    .replace(/\$|\\[a-z]+|[{}]/g, ' ')
    .replace(/[^\p{L}\p{N}.,/%-]+/gu, ' ')
    .replace(/[.,-](?=\s|$)|(?<=\s|^)[.,-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
