import { findQuestionStems } from '../retrieval/stems.ts'
import type { ChatTurn } from './chat-port.ts'
import { recognizeIntent } from './recognize-intent.ts'

const POINTING = /\b(?:it|its|they|them|their|this|that|these|those|he|she|him|her|his|one|there)\b/i
const FEW_STEMS = 2
/** Whoever asks what a text says about something asks for that something. */
const ABOUT_TEXT =
  /^\s*what (?:does|do) (?:it|they|(?:the|this|that|these|my|our) \p{L}+|this|that) say (?:about|on|of) (\p{L}.*)$/iu

/**
 * What to look up for a message: "why?" says nothing by itself, so what was asked before goes along. Whoever searches
 * passages for a chat searches for this.
 */
export function writeSearchQuery(asked: { message: string; turns: readonly ChatTurn[] }): string {
  return OTHER_NAMES.reduce((query, [known, name]) => query.replace(known, name), write(asked))
}

/** Students number the wars, the lessons name them: without it the one is answered with the other. Rhymes are for rules. */
const OTHER_NAMES = [
  [/\bsoh[\s-]*cah[\s-]*toa\b/gi, 'sine, cosine and tangent'],
  [/\b(?:pemdas|bodmas|bidmas|bedmas)\b/gi, 'order of operations'],
  [/\b(?:world war (?:1|i|one)|ww ?(?:1|i)|wwi)\b/gi, 'First World War'],
  [/\b(?:world war (?:2|ii|two)|ww ?(?:2|ii)|wwii)\b/gi, 'Second World War'],
] as const

function write({ message, turns }: { message: string; turns: readonly ChatTurn[] }): string {
  const intent = recognizeIntent(message, 'text')
  if (intent.kind === 'material') return intent.topic ?? findLastTopic(turns) ?? message
  if (intent.kind === 'meaning') return message
  if (intent.kind === 'followUp') return findLastTopic(turns) ?? message
  const about = ABOUT_TEXT.exec(message)?.[1]
  if (about !== undefined) return about
  const isFollowUp = POINTING.test(message) && findQuestionStems(message).length <= FEW_STEMS
  const before = isFollowUp ? findLastTopic(turns) : null
  return before ? `${before} ${message}` : message
}

/** What the learner last asked about. */
export function findLastTopic(turns: readonly ChatTurn[]): string | null {
  for (const { role, content } of turns.toReversed()) {
    if (role !== 'user') continue
    const intent = recognizeIntent(content, 'text')
    if (intent.kind === 'material' && intent.topic) return intent.topic
    if (intent.kind === 'question' || intent.kind === 'meaning') return content
  }
  return null
}
