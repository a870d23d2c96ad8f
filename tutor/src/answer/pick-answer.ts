import { canAnswer } from './expected-answer.ts'
import { type AskedQuestion, explainsAsked, isFit, leans, readHead, scoreSentence } from './score-sentence.ts'

/** A passage that was found, its sentences in their order, each with its likeness to the question. */
export type AnswerPassage = {
  text: string
  heading: string | null
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
const MOST_SENTENCES = 3
/** A second sentence must be nearly as good as the first. */
const SECOND_SHARE = 0.9
/**
 * Meaning and words together, or meaning alone where it is near enough. Tuned on the tuning half of
 * `tutor/evals/retrieval`, so that a question from elsewhere is seldom answered.
 */
const LEAST_SCORE = 0.58
const LEAST_COSINE = 0.52
const MOST_FOLLOW_UPS = 3
const SEVERAL = /\b(?:and|or|between|from|than)\b/i

/** Quotes the best sentences of the best passages, or says that there are none. */
export function pickAnswer<P extends AnswerPassage>(
  question: AskedQuestion,
  passages: readonly P[],
): Answer<P> {
  const read = passages.slice(0, PASSAGES_READ)
  const followUps = suggestQuestions(question, passages)
  const ranked = rankSentences(question, read)
  const [best] = ranked
  if (!best || !isAnswerable(read)) return { sentences: [], isAnswered: false, followUps }
  return { sentences: takeContext(question, best, ranked), isAnswered: true, followUps }
}

/** Whether the material holds an answer at all. */
function isAnswerable([best]: readonly AnswerPassage[]): boolean {
  return best !== undefined && (best.score >= LEAST_SCORE || best.cosine >= LEAST_COSINE)
}

type Ranked<P> = AnswerSentence<P> & { at: number }

function rankSentences<P extends AnswerPassage>(
  question: AskedQuestion,
  passages: readonly P[],
): Ranked<P>[] {
  return passages
    .flatMap((passage) =>
      passage.sentences.map((sentence, at) => ({
        text: sentence.text,
        passage,
        score: scoreSentence(question, sentence, passage.score),
        at,
      })),
    )
    .filter(({ text }) => isFit(text) && canAnswer(question.text, text))
    .sort((a, b) => b.score - a.score)
}

/** The best sentence, the one before it if it leans on that, and one more of the same passage if it is as good. */
function takeContext<P extends AnswerPassage>(
  question: AskedQuestion,
  best: Ranked<P>,
  ranked: Ranked<P>[],
): AnswerSentence<P>[] {
  const same = ranked.filter(({ passage }) => passage === best.passage)
  if (explainsAsked(question, best.text)) return takeEntries(question, best, same)
  const before = same.find(({ at }) => at === best.at - 1)
  const taken = leans(best.text) && before ? [before, best] : [best]
  const more = same.find((one) => !taken.includes(one) && one.score >= SECOND_SHARE * best.score)
  if (more && taken.length < MOST_SENTENCES) taken.push(more)
  return taken.sort((a, b) => a.at - b.at).map(({ text, passage, score }) => ({ text, passage, score }))
}

/** One line of the list, or each that is named: "What is the difference between an ion and an isotope?" */
function takeEntries<P extends AnswerPassage>(
  question: AskedQuestion,
  best: Ranked<P>,
  same: Ranked<P>[],
): AnswerSentence<P>[] {
  const taken = [best]
  for (const one of SEVERAL.test(question.text) ? same : []) {
    const isNew = !taken.some(({ text }) => readHead(text).join(' ') === readHead(one.text).join(' '))
    if (isNew && taken.length < MOST_SENTENCES && explainsAsked(question, one.text)) taken.push(one)
  }
  return taken.sort((a, b) => a.at - b.at).map(({ text, passage, score }) => ({ text, passage, score }))
}

/** What else the passages explain: their words and headings, in fixed phrases. */
function suggestQuestions(question: AskedQuestion, passages: readonly AnswerPassage[]): string[] {
  const asked = question.text.toLowerCase()
  const words = passages
    .flatMap(({ text }) => [...text.matchAll(/^([\p{L} -]{3,30}): [^\n]+$/gmu)].map(([, word = '']) => word))
    .filter((word) => /^\p{Ll}/u.test(word))
    .map((word) => `What does “${word}” mean?`)
  const headings = passages
    .flatMap(({ heading }) => (heading === null ? [] : [heading]))
    .map((heading) => (heading.endsWith('?') ? heading : `Tell me about “${heading}”.`))
  const isNew = (text: string) => !asked.includes((/“(.+)”/.exec(text)?.[1] ?? text).toLowerCase())
  return [...new Set([...headings.slice(1, 3), ...words, ...headings.slice(3)])]
    .filter(isNew)
    .slice(0, MOST_FOLLOW_UPS)
}
