import type { AnswerPassage } from '../answer/answer-passage.ts'
import { fitStyle } from '../answer/fit-style.ts'
import { pickAnswer } from '../answer/pick-answer.ts'
import { splitSentences } from '../retrieval/passages/split-sentences.ts'
import { findQuestionStems, findStems } from '../retrieval/stems.ts'
import { readPlain } from '../text/plain.ts'
import type { ChatPassage, ChatSource } from './chat-passage.ts'
import type { ChatTask } from './chat-port.ts'

/** A passage of the search, or a paragraph of the page that is open. */
type Material = Omit<ChatPassage, 'source'> & { source: ChatSource | null }
export type Picked = { text: string; source: ChatSource | null }
export type PickedAnswer = { sentences: Picked[]; isAnswered: boolean; followUps: string[] }

const PAGE_PARAGRAPHS = 5
/** Half of the weighty words of a question are enough on the page that it is asked on. */
const PAGE_BASE = 0.36
const PAGE_SHARE = 0.46

/** The sentences that answer a question, of those that may be quoted. */
export function pickSentences(
  task: ChatTask,
  question: string,
  mayQuote: (sentence: string) => boolean,
): PickedAnswer {
  const stems = task.stems ?? findQuestionStems(question).map((stem) => ({ stem, weight: 1 }))
  const pick = (passages: readonly ChatPassage[]) =>
    pickAnswer(
      { text: question, stems },
      [...readOpenPage(task.page, passages, stems), ...passages]
        .sort((a, b) => b.score - a.score)
        .map((material) => toAnswerPassage(material, stems)),
      mayQuote,
    )
  const found = pick(task.passages)
  const elsewhere = found.isAnswered ? task.passages : leaveOutOwnPage(task)
  const answer = elsewhere.length < task.passages.length ? pick(elsewhere) : found
  const sentences = fitStyle(task.explanationStyle ?? 'balanced', answer, mayQuote)
  const { isAnswered, followUps } = answer
  return {
    sentences: sentences.map(({ text, passage }) => ({ text, source: passage.source })),
    isAnswered,
    followUps,
  }
}

/** Whoever has an own text open asks about it: where its meaning seems far, its words decide. */
function leaveOutOwnPage({ page, passages }: ChatTask): readonly ChatPassage[] {
  const source = page && page.kind !== 'question' && page.kind !== 'lesson' ? page.source : null
  return source ? passages.filter((passage) => !isSame(passage.source, source)) : passages
}

type Stems = readonly { stem: string; weight: number }[]

function toAnswerPassage(
  { text, source, score, coverage, heading = null, cosine = 0, sentences }: Material,
  stems: Stems,
): AnswerPassage & { source: ChatSource | null } {
  // Without likenesses a passage that shares no word with the question may be about anything.
  const isNear = sentences || stems.some(({ stem }) => findStems(text).includes(stem))
  const own = sentences ?? splitSentences(text).map((one) => ({ text: one, likeness: compare(one, stems) }))
  return {
    text,
    source,
    score: isNear ? score : 0,
    coverage,
    heading,
    title: source?.title ?? null,
    cosine,
    sentences: own,
  }
}

/** How like a sentence is to a question, by words alone. */
function compare(sentence: string, stems: Stems): number {
  const own = new Set(findStems(sentence))
  const shared = stems.filter(({ stem }) => own.has(stem)).length
  return shared === 0 ? 0 : shared / Math.sqrt(Math.max(1, own.size) * stems.length)
}

/** The paragraphs of the open page that hold most of the question's words; the search may not know the page. */
function readOpenPage(page: ChatTask['page'], passages: readonly ChatPassage[], stems: Stems): Material[] {
  if (!page || page.kind === 'question' || stems.length === 0) return []
  const { source } = page
  // What the search has read itself, it has read better.
  if (source && passages.some((passage) => isSame(passage.source, source))) return []
  const all = stems.reduce((sum, { weight }) => sum + weight, 0)
  return page.text
    .split(/\n\s*\n|(?<=\n)(?=#)/)
    .map((text) => {
      const own = new Set(findStems(text))
      const covered = stems.reduce((sum, { stem, weight }) => sum + (own.has(stem) ? weight : 0), 0)
      return { text, coverage: covered / all }
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.coverage - a.coverage)
    .slice(0, PAGE_PARAGRAPHS)
    .map(({ text, coverage }) => ({
      text: text.split('\n').map(readLine).join('\n'),
      source,
      coverage,
      score: PAGE_BASE + PAGE_SHARE * coverage,
    }))
}

/** Pictures and tags leave a mark, so that nobody quotes a sentence with a hole in it. */
const HOLES = /!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)|<\/?[a-zA-Z!][^<>\n]{0,300}>/g

const readLine = (line: string) =>
  readPlain(
    line
      .replace(HOLES, '\uFFFC')
      .replace(/^\s*#{1,6}\s+/, '')
      .replace(/^\s*[*+]\s+/, '- '),
  ).text

const isSame = (one: ChatSource, other: ChatSource) => one.kind === other.kind && one.id === other.id
