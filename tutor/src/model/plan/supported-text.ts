import { isPromptInjection } from '../../chat/writing/defuse.ts'
import { createSupportCheck } from '../chat/support.ts'
import { takeSentences } from '../chat/take-sentences.ts'

/** Whether a text says no more than its ground does. */
export const isSupported = (ground: readonly string[], text: string): boolean =>
  text !== '' && !isPromptInjection(text) && createSupportCheck(ground)(text, []).kind === 'supported'

/** The first two sentences that say no more than their ground. */
export function keepSupportedSentences(ground: readonly string[], text: string): string {
  const sentences = takeSentences()
  return [...sentences.add(`${oneLine(text)} `), sentences.rest()]
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && isSupported(ground, sentence))
    .slice(0, 2)
    .join(' ')
}

/** Plain words: addresses and marks of Markdown have no place in a plan. */
export const oneLine = (text: string): string =>
  text
    .replace(/https?:\S+|www\.\S+/gi, '')
    .replace(/[*_`#<>[\]|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
