import type { ExplanationStyle } from '../chat/chat-port.ts'
import type { AnswerPassage } from './answer-passage.ts'
import type { Answer, AnswerSentence } from './pick-answer.ts'
import { isFit } from './score-sentence.ts'

/** Sentences that a detailed answer has more than a balanced one. */
const MOST_MORE = 2

/** As much of the answer as the learner likes to read: up to the sentence that answers, or on to what follows it. */
export function fitStyle<P extends AnswerPassage>(
  style: ExplanationStyle,
  { sentences, bestAt }: Pick<Answer<P>, 'sentences' | 'bestAt'>,
  mayQuote: (sentence: string) => boolean,
): AnswerSentence<P>[] {
  // What stands before the best one says what it is about: "It melts at 0 °C" alone would not.
  if (style === 'concise') return sentences.slice(0, bestAt + 1)
  const last = sentences.at(-1)
  if (style === 'balanced' || !last) return sentences
  const { passage, score } = last
  const at = passage.sentences.findIndex(({ text }) => text === last.text)
  const following = at < 0 ? [] : passage.sentences.slice(at + 1, at + 1 + MOST_MORE)
  const end = following.findIndex(({ text }) => !isFit(text) || !mayQuote(text))
  const more = end < 0 ? following : following.slice(0, end)
  return [...sentences, ...more.map(({ text }) => ({ text, passage, score }))]
}
