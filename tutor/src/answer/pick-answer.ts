import type { AnswerPassage } from './answer-passage.ts'
import { readHead } from './defines-term.ts'
import { canAnswer } from './fits-answer.ts'
import { isAnswerable } from './is-answerable.ts'
import {
  type Asked,
  type AskedQuestion,
  explainsAsked,
  isFit,
  measureSentence,
  readAsked,
} from './score-sentence.ts'
import { suggestQuestions } from './suggest-questions.ts'
import { type Ranked, takeContext } from './take-context.ts'

export type AnswerSentence<P> = { text: string; passage: P; score: number }

export type Answer<P> = {
  /** One to three, word for word; empty when nothing answers the question. */
  sentences: AnswerSentence<P>[]
  /** The place of the one that answers; the others stand around it. */
  bestAt: number
  isAnswered: boolean
  /** Questions that the same material answers. */
  followUps: string[]
}

const PASSAGES_READ = 5
/** What a word means stands in one line of some list. */
const PASSAGES_READ_FOR_TERMS = 8

/** Quotes the best sentences of the best passages, or says that there are none. */
export function pickAnswer<P extends AnswerPassage>(
  question: AskedQuestion,
  passages: readonly P[],
  mayQuote: (sentence: string) => boolean = () => true,
): Answer<P> {
  const followUps = suggestQuestions(question.text, passages)
  const asked = readAsked(question)
  const isForTerm = asked.read.kind === 'definition' || asked.read.kind === 'difference'
  const most = isForTerm ? PASSAGES_READ_FOR_TERMS : PASSAGES_READ
  const ranked = rankSentences(asked, passages.slice(0, most))
  // Whether a sentence may be quoted takes longer to find out than how good it is.
  const best = preferEntries(asked, ranked).find(({ text }) => mayQuote(text))
  if (!best) return { sentences: [], bestAt: -1, isAnswered: false, followUps }
  const taken = takeContext(asked, best, ranked, mayQuote).filter(
    ({ text }) => text === best.text || mayQuote(text),
  )
  const quoted = taken.map(({ text }) => text)
  if (!isAnswerable(asked, best, quoted)) return { sentences: [], bestAt: -1, isAnswered: false, followUps }
  const sentences = taken.map((one) => ({ ...one, score: best.score }))
  return { sentences, bestAt: quoted.indexOf(best.text), isAnswered: true, followUps }
}

function rankSentences<P extends AnswerPassage>(asked: Asked, passages: readonly P[]): Ranked<P>[] {
  return passages
    .flatMap((passage) =>
      passage.sentences.flatMap((sentence, at) =>
        isFit(sentence.text) && canAnswer(asked.read, sentence.text)
          ? [{ text: sentence.text, passage, at, ...measureSentence(asked, sentence, passage.score) }]
          : [],
      ),
    )
    .sort((a, b) => b.score - a.score)
}

/** Two words that are compared are best explained each by its own line, where lists have both. */
function preferEntries<P>(asked: Asked, ranked: Ranked<P>[]): Ranked<P>[] {
  if (asked.read.kind !== 'difference') return ranked
  const entries = ranked.filter(({ text }) => explainsAsked(asked, text))
  const heads = new Set(entries.map(({ text }) => readHead(text).join(' ')))
  return heads.size > 1 ? entries : ranked
}
