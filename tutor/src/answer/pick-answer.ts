import { canAnswer } from './fits-answer.ts'
import { isAnswerable } from './is-answerable.ts'
import { type Asked, type AskedQuestion, isFit, measureSentence, readAsked } from './score-sentence.ts'
import { suggestQuestions } from './suggest-questions.ts'
import { type Ranked, takeContext } from './take-context.ts'

/** A passage that was found, its sentences in their order, each with its likeness to the question. */
export type AnswerPassage = {
  text: string
  heading: string | null
  /** Of the text that the passage stands in, where it is known. */
  title?: string | null
  score: number
  cosine: number
  coverage: number
  sentences: readonly { text: string; likeness: number }[]
}

export type AnswerSentence<P> = { text: string; passage: P; score: number }

export type Answer<P> = {
  /** One to three, word for word; empty when nothing answers the question. */
  sentences: AnswerSentence<P>[]
  isAnswered: boolean
  /** Questions that the same material answers. */
  followUps: string[]
}

const PASSAGES_READ = 5

/** Quotes the best sentences of the best passages, or says that there are none. */
export function pickAnswer<P extends AnswerPassage>(
  question: AskedQuestion,
  passages: readonly P[],
  mayQuote: (sentence: string) => boolean = () => true,
): Answer<P> {
  const followUps = suggestQuestions(question.text, passages)
  const asked = readAsked(question)
  const ranked = rankSentences(asked, passages.slice(0, PASSAGES_READ))
  // Whether a sentence may be quoted takes longer to find out than how good it is.
  const best = ranked.find(({ text }) => mayQuote(text))
  if (!best) return { sentences: [], isAnswered: false, followUps }
  const { passage, score } = best
  const texts = takeContext(asked, best, ranked, mayQuote).filter(
    (text) => text === best.text || mayQuote(text),
  )
  if (!isAnswerable(asked, best, texts)) return { sentences: [], isAnswered: false, followUps }
  return { sentences: texts.map((text) => ({ text, passage, score })), isAnswered: true, followUps }
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
