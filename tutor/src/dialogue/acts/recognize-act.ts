import { ACTS, type Act, LANGUAGES, type Language } from './act.ts'
import { classify } from './classifier.ts'
import { type ActContext, decideByContext, weighByContext } from './decide-by-context.ts'
import { findTopic } from './find-topic.ts'
import { splitWords, tidyMessage } from './split-words.ts'

export type { ActContext } from './decide-by-context.ts'

export type RecognizedAct = {
  act: Act
  /** The share of the act, from 0 to 1. */
  confidence: number
  /** All acts that have a share worth naming, the likeliest first. */
  ranked: { act: Act; share: number }[]
  /** Of the message itself; of the conversation where the message is too short to tell. */
  language: Language
  /** The words that name the subject matter, or null. */
  topic: string | null
}

const SMALLEST_SHARE = 0.01
/** What shape and context settle is as good as certain. */
const SETTLED_SHARE = 0.97
/** How much likelier the language of the conversation is than another, before a word is read. */
const SAME_LANGUAGE = 4

/** What a message of a student does in the conversation, in any spelling. Takes well below a millisecond. */
export function recognizeAct(message: string, context: ActContext): RecognizedAct {
  const tidy = tidyMessage(message)
  const words = splitWords(tidy)
  const shares = classify(message)
  const ranked = rank(message, tidy, shares.acts, words.length, context)
  const language = findLanguage(message, shares.languages, context.language)
  const [best] = ranked
  const act = best?.act ?? 'small-talk'
  return { act, confidence: best?.share ?? 0, ranked, language, topic: findTopic(message, act, language) }
}

function rank(message: string, tidy: string, shares: readonly number[], wordCount: number, context: ActContext) {
  const read = ACTS.map((act, at) => ({ act, share: shares[at] ?? 0 }))
  const settled = decideByContext(message, tidy, context)
  const weighed = settled ? settle(read, settled) : weighByContext(read, context, wordCount)
  return weighed.filter(({ share }) => share >= SMALLEST_SHARE).sort((a, b) => b.share - a.share)
}

function settle(shares: readonly { act: Act; share: number }[], settled: Act) {
  const others = shares.reduce((sum, { act, share }) => (act === settled ? sum : sum + share), 0)
  return shares.map(({ act, share }) => ({
    act,
    share: act === settled ? SETTLED_SHARE : ((1 - SETTLED_SHARE) * share) / Math.max(others, Number.MIN_VALUE),
  }))
}

function findLanguage(message: string, shares: readonly number[], spoken: string): Language {
  const usual = LANGUAGES.find((language) => spoken.toLowerCase().startsWith(language)) ?? 'en'
  if (/\p{Script=Han}/u.test(message)) return 'zh'
  if (!/\p{L}{2}/u.test(message)) return usual
  const weighed = LANGUAGES.map((language, at) => ({
    language,
    share: (shares[at] ?? 0) * (language === usual ? SAME_LANGUAGE : 1),
  }))
  return weighed.reduce((best, one) => (one.share > best.share ? one : best)).language
}
