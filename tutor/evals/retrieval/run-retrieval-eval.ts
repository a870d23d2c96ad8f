import type { AnswerPassage } from '../../src/answer/answer-passage.ts'
import { pickAnswer } from '../../src/answer/pick-answer.ts'
import { analyzeQuestion } from '../../src/retrieval/analyze-question.ts'
import type { PassageIndex } from '../../src/retrieval/passage-index.ts'
import { splitSentences } from '../../src/retrieval/passages/split-sentences.ts'
import { findStems } from '../../src/retrieval/stems.ts'
import { compareSigns } from '../../src/retrieval/vectors.ts'
import { FRESH_OFF_TOPIC, FRESH_PARAPHRASES, FRESH_QUESTIONS } from './fresh-questions.ts'
import { OFF_TOPIC_QUESTIONS } from './off-topic.ts'
import { PARAPHRASES } from './paraphrases.ts'
import { PLAIN_QUESTIONS } from './plain-questions.ts'
import type { CurriculumQuestion } from './question.ts'

export type EvalPassage = {
  title: string
  heading: string | null
  text: string
  signs: Uint8Array
}

/** What the questions are asked of: the passages, found by their place in the list. */
export type Library = {
  index: PassageIndex
  passages: readonly EvalPassage[]
  embed: (texts: string[]) => Promise<Float32Array[]>
}

/** Every other question: thresholds and weights were tuned on one half and are counted on the other. */
export type Half = 'tuning' | 'heldOut'
export const takeHalf = <T>(list: readonly T[], half: Half): T[] =>
  list.filter((_, n) => (n % 2 === 0) === (half === 'tuning'))

export type Tally = {
  asked: number
  first: number
  five: number
  answered: number
  right: number
  misses: Miss[]
}
export type Miss = { ask: string; found: string }
export type RetrievalResult = {
  plain: Tally
  paraphrased: Tally
  offTopic: { asked: number; falselyAnswered: Miss[] }
}

const PASSAGES_FOUND = 10

type QuestionSet = {
  plain: readonly CurriculumQuestion[]
  paraphrased: readonly CurriculumQuestion[]
  offTopic: readonly string[]
}
const USUAL: QuestionSet = {
  plain: PLAIN_QUESTIONS,
  paraphrased: PARAPHRASES,
  offTopic: OFF_TOPIC_QUESTIONS,
}
/** What the choice of sentences is measured by; see the README beside. */
export const FRESH: QuestionSet = {
  plain: FRESH_QUESTIONS,
  paraphrased: FRESH_PARAPHRASES,
  offTopic: FRESH_OFF_TOPIC,
}

export async function runRetrievalEval(
  library: Library,
  half: Half,
  set: QuestionSet = USUAL,
): Promise<RetrievalResult> {
  const offTopic = takeHalf(set.offTopic, half)
  const falselyAnswered: Miss[] = []
  for (const ask of offTopic) {
    const { answer } = await askLibrary(library, ask)
    if (answer.isAnswered) falselyAnswered.push({ ask, found: answer.sentences[0]?.text ?? '' })
  }
  return {
    plain: await tally(library, takeHalf(set.plain, half)),
    paraphrased: await tally(library, takeHalf(set.paraphrased, half)),
    offTopic: { asked: offTopic.length, falselyAnswered },
  }
}

export async function askLibrary({ index, passages, embed }: Library, ask: string) {
  const [vector] = await embed([ask])
  const question = analyzeQuestion(ask, [index])
  const found = index.search(
    { vector: vector ?? null, stems: question.stems.map(({ stem }) => stem) },
    PASSAGES_FOUND,
  )
  const read = found.flatMap((hit): AnswerPassage[] => {
    const passage = passages[hit.id]
    if (!passage || !vector) return []
    const likeness = compareSigns(vector, passage.signs)
    const sentences = splitSentences(passage.text).map((text, n) => ({ text, likeness: likeness[n] ?? 0 }))
    return [{ ...hit, text: passage.text, heading: passage.heading, title: passage.title, sentences }]
  })
  return { found: read, answer: pickAnswer(question, read) }
}

async function tally(library: Library, questions: CurriculumQuestion[]): Promise<Tally> {
  const sum: Tally = { asked: questions.length, first: 0, five: 0, answered: 0, right: 0, misses: [] }
  for (const { ask, holds } of questions) {
    const { found, answer } = await askLibrary(library, ask)
    const isGold = (text: string) => holds.some((piece) => text.includes(piece))
    const place = found.findIndex(({ text }) => isGold(text))
    if (place === 0) sum.first += 1
    if (place >= 0 && place < 5) sum.five += 1
    else sum.misses.push({ ask, found: found[0]?.text.slice(0, 100) ?? '' })
    if (answer.isAnswered) sum.answered += 1
    const isRight = ({ text }: { text: string }) =>
      isEntryOf(ask, text) || holds.some((piece) => text.includes(piece) || piece.includes(text))
    if (answer.sentences.some(isRight)) sum.right += 1
  }
  return sum
}

/** "What is a fossil?" is answered by every list of words that has a line on "fossil". */
function isEntryOf(ask: string, sentence: string): boolean {
  const term = /^what (?:is|are|does) (?:an? |the )?([^?]+?)(?: mean)?\?$/i.exec(ask)?.[1]
  const word = /^(\p{Ll}[\p{L} '-]*): /u.exec(sentence)?.[1]
  return term !== undefined && word !== undefined && findStems(term).join(' ') === findStems(word).join(' ')
}
