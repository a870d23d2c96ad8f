import { isSameValue } from '#engines/algebra/index.ts'
import type { OpenPage } from '../../chat/chat-port.ts'

/** Words with which somebody says which answer is right. */
const TELLS =
  /\b(?:answer|solution|result|correct|right (?:one|choice|option)|choose|pick|select|go with|it(?:'|’)?s|it is|must be|equals|comes out|gives|letter)\b|=/i
const LETTERS = 'ABCDEFGH'

type Secret = { options: string[]; answers: string[] }

/**
 * Whether a sentence gives away what the learner is to find: it names one of the options in words that tell, or it states
 * the answer that the math engine found. Naming several options, or one that is part of the question, tells nothing.
 */
export function createGiveawayCheck({ options, answers }: Secret): (sentence: string) => boolean {
  const shown = options.map((option) => normalize(option)).filter((option) => option !== '')
  return (sentence) => {
    const text = ` ${normalize(sentence)} `
    const named = shown.filter((option) => text.includes(` ${option} `))
    const letters = new Set(
      [...sentence.matchAll(/\b(?:option|choice|answer|letter)\s*(?:is\s*)?[:(]*\s*\(?([A-H])\b/gi)].map(
        ([, letter]) => LETTERS.indexOf((letter ?? '').toUpperCase()),
      ),
    )
    const isAsking = /\?\s*$/.test(sentence)
    const [letter, more] = [...letters]
    if (!isAsking && letter !== undefined && more === undefined && letter < options.length) return true
    if (!isAsking && named.length === 1 && TELLS.test(sentence)) return true
    return answers.some((answer) => statesAnswer(sentence, answer))
  }
}

/** "x = 4", "is 4.", "**4**": the value at the end of a statement, or behind an equals sign. */
function statesAnswer(sentence: string, answer: string): boolean {
  const bare = sentence.replace(/[*_$`\\]/g, ' ')
  const value = answer.includes('=') ? (answer.split('=').at(-1) ?? '').trim() : answer.trim()
  if (value === '') return false
  if (normalize(bare).includes(normalize(answer)) && answer.includes('=')) return true
  const stated = [
    ...bare.matchAll(/(?:=|\bis|\bequals|\banswer:?|\bgives|\bget|\bmakes)\s*(-?\d+(?:[./]\d+)?)/gi),
  ]
  return stated.some(([, number = '']) => isSameValue(number, value))
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%/.=+-]+/gu, ' ')
    .replace(/[.](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Options of a question that still counts; nobody but the learner chooses among them before a first try. */
export function listHiddenOptions(page: OpenPage | null): string[] {
  return page?.kind === 'question' && !page.hasTried ? page.options : []
}
