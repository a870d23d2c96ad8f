import type { Segment } from '../../chat/chat-port.ts'
import type { Question } from './lesson-questions.ts'

const LETTERS = 'ABCDEFGH'

/** A question as it stands in a chat: the text to read, the prompt, the options by letter. */
export function writeQuestion({ passage, prompt, options }: Question, number?: number): Segment[] {
  const lead = number === undefined ? '' : `**${number}.** `
  const read = passage === null ? [] : [toFact(`${passage}\n`)]
  const listed = options.map((text, at) => `- **${LETTERS[at]}** ${text}`)
  // A line break makes a paragraph of its own.
  const isBlock = number !== undefined || listed.length > 0
  return [...read, toFact([`${lead}${prompt}`, ...(isBlock ? [listed.join('\n')] : [])].join('\n\n'))]
}

/** What the product knows of its own questions: checked texts, with their formulas. */
const toFact = (text: string): Segment => ({ kind: 'fact', text })

/** "b", "the second one" and the words of an option are answers; so is anything where an answer is typed. */
export function namesOption({ options }: Question, message: string): boolean {
  const bare = message
    .trim()
    .toLowerCase()
    .replace(/[\s.!?)]+$/, '')
  if (/^(?:(?:is it|it'?s|i think|maybe|option|answer|letter|um+|ok|so)\s+)*\(?[a-h]\)?$/.test(bare))
    return options.length > 0
  if (/\b(?:first|second|third|fourth|last)(?: one)?$/.test(bare)) return options.length > 0
  return options.some((option) => option.toLowerCase().replace(/[.!?]+$/, '') === bare)
}
