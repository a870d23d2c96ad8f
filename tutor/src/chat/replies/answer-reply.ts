import { splitSentences } from '../../retrieval/passages/split-sentences.ts'
import { findQuestionStems, findStems } from '../../retrieval/stems.ts'
import type { ChatSource } from '../chat-passage.ts'
import type { ChatTask, Segment } from '../chat-port.ts'
import { type PhraseId, SUGGESTIONS } from '../phrases.ts'
import { type PickedAnswer, pickSentences } from '../pick-sentences.ts'
import { openQuestion } from '../question/guard.ts'
import type { WantedHelp } from '../recognize-intent.ts'
import { findLastTopic, writeSearchQuery } from '../search-query.ts'
import { writeAsWords } from '../writing/defuse.ts'
import { createSourceList, createWriter, type Draft, makeDraft } from '../writing/draft.ts'
import { linkTo } from '../writing/facts.ts'
import { mayQuoteTo } from './may-quote.ts'

const MOST_NEAREST = 3
/** Below this a passage has nothing to do with the question. */
const NEAR = 0.35
const LONGEST_FOLLOW_UP = 70
const EXAMPLE = /\b(?:for example|for instance|such as|e\.g\.|imagine|example)\b/i

/** The best sentences of the material, quoted; or an honest "not here" with what comes closest. */
export function replyFromMaterial(task: ChatTask): Draft {
  const query = writeSearchQuery(task)
  const mayQuote = mayQuoteTo(task)
  const picked = pickSentences(task, query, mayQuote)
  if (openQuestion(task.page) && isWithheld(task, query, mayQuote))
    return makeDraft([createWriter(task).phrase('questionLater')], { help: 'hint' })
  if (!picked.isAnswered) return replyNotFound(task)
  return quote(task, picked, isAllOnPage(task, picked) ? 'onPage' : 'found')
}

/** The sentence that answers would give the open question away: another one beside it would only confuse. */
function isWithheld(task: ChatTask, query: string, mayQuote: (sentence: string) => boolean): boolean {
  const { sentences, isAnswered } = pickSentences(task, query, () => true)
  return isAnswered && sentences.some(({ text }) => !mayQuote(text))
}

/** "Why?", "explain more", "another example", "I don't get it": what the material says besides. */
export function replyToFollowUp(task: ChatTask, wants: WantedHelp): Draft {
  const { phrase } = createWriter(task)
  const topic = findLastTopic(task.turns)
  if (topic === null) return makeDraft([phrase('noTopic')], { isAnswered: false })
  const said = task.turns.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const mayQuote = mayQuoteTo(task)
  const wasQuoted = (sentence: string) => said.some((content) => content.includes(writeAsWords(sentence)))
  // Beside what was quoted, or in the words of the question: anything else is about something else.
  const homes = task.passages
    .filter(({ text }) => splitSentences(text).some(wasQuoted))
    .map(({ text }) => text)
  const stems = findQuestionStems(topic)
  const isNear = (sentence: string) =>
    homes.some((text) => text.includes(sentence)) || findStems(sentence).some((stem) => stems.includes(stem))
  const isNew = (sentence: string) => mayQuote(sentence) && isNear(sentence) && !wasQuoted(sentence)
  const wanted = wants === 'example' ? (one: string) => isNew(one) && EXAMPLE.test(one) : isNew
  const picked = pickSentences(task, topic, wanted)
  if (picked.isAnswered) return quote(task, picked, INTROS[wants] ?? 'more')
  const list = listNearest(task)
  return makeDraft([phrase('noMore'), ...(list.length > 0 ? [phrase('nearest'), ...list] : [])], {
    isAnswered: false,
  })
}

const INTROS: Partial<Record<WantedHelp, PhraseId>> = {
  example: 'example',
  simpler: 'otherWords',
  stuck: 'otherWords',
}

function quote(task: ChatTask, { sentences, followUps }: PickedAnswer, intro: PhraseId): Draft {
  const { phrase } = createWriter(task)
  const list = createSourceList()
  const quotes = sentences.map(
    ({ text, source }): Segment => ({ kind: 'quote', text, source: list.place(source) }),
  )
  const near = followUps.filter(
    (one) => one.length <= LONGEST_FOLLOW_UP && isFromSources(task, list.sources, one),
  )
  return makeDraft([phrase(intro), ...quotes], {
    sources: list.sources,
    followUps: [...near.slice(0, 2), SUGGESTIONS.why],
    help: task.page?.kind === 'question' ? 'hint' : 'none',
  })
}

/** A question that the same text answers; other texts were found for other reasons. */
function isFromSources({ passages }: ChatTask, sources: readonly ChatSource[], followUp: string): boolean {
  const named = /“(.+)”/.exec(followUp)?.[1] ?? followUp
  return passages.some(
    ({ source, heading, text }) =>
      sources.some(({ kind, id }) => kind === source.kind && id === source.id) &&
      (heading === named || text.includes(`${named}:`)),
  )
}

/** An honest "not here", with what comes closest: lessons on the topic, or such that may be meant. */
export function replyNotFound(task: ChatTask): Draft {
  const { phrase } = createWriter(task)
  const isTaught = isTopicTaught(task)
  const list = listNearest(task)
  return makeDraft(
    [
      phrase(isTaught ? 'notFound' : 'notTaught'),
      ...(list.length > 0 ? [phrase(isTaught ? 'nearest' : 'maybe'), ...list] : [phrase('rephrase')]),
    ],
    { isAnswered: false },
  )
}

/** Whether the rarest word of the question, which says what it is about, stands in anything that was found. */
function isTopicTaught({ passages, stems = [] }: ChatTask): boolean {
  const [rarest] = stems.toSorted((a, b) => b.weight - a.weight)
  if (!rarest) return true
  return passages.some(({ text, source }) => findStems(`${source.title} ${text}`).includes(rarest.stem))
}

/** Where to look, as links: titles are known, sentences would be guesses. */
function listNearest(task: ChatTask): Segment[] {
  const { fact } = createWriter(task)
  const nearest: ChatSource[] = []
  for (const { source, score } of task.passages)
    if (score >= NEAR && nearest.every(({ kind, id }) => kind !== source.kind || id !== source.id))
      nearest.push(source)
  return nearest.slice(0, MOST_NEAREST).map(({ title, path, subject }) => {
    const link = linkTo(title, path)
    return subject
      ? fact('placeInSubject', { link, subject: writeAsWords(subject) })
      : fact('place', { link })
  })
}

function isAllOnPage({ page }: ChatTask, { sentences }: PickedAnswer): boolean {
  if (!page || page.kind === 'question') return false
  return sentences.every(
    ({ source }) => source === null || (page.source?.kind === source.kind && page.source.id === source.id),
  )
}
