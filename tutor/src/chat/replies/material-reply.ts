import type { GuideSource } from '../../guide/guide-task.ts'
import { splitSentences } from '../../retrieval/passages/split-sentences.ts'
import type { Tutor } from '../../tutor.ts'
import type { ChatSource } from '../chat-passage.ts'
import type { ChatMessageType, ChatTask, Segment } from '../chat-port.ts'
import { SUGGESTIONS } from '../phrases.ts'
import { defuseMarkdown, dropLinks, isPromptInjection, writeAsWords } from '../writing/defuse.ts'
import { createSourceList, createWriter, type Draft, makeDraft } from '../writing/draft.ts'
import { mayQuoteTo } from './may-quote.ts'

/** The engines that make cards, summaries and guides, whichever they are. */
export type TextTools = Pick<Tutor, 'summarize' | 'makeFlashcards' | 'writeStudyGuide'>

type Text = { title: string | null; text: string; source: ChatSource | null }
type Wish = { type: Exclude<ChatMessageType, 'text'>; topic: string | null }

const CARDS = 8
const MOST_CARDS = 20
/** Passages this like the topic are about it. */
const ABOUT = 0.5

/** Further texts are taken along only when they are about it as much as the first. */
const NEARLY_AS_GOOD = 0.08
const MOST_TEXTS = 3

/** Flashcards, a summary or a study guide of what is open, else of what was found; nothing is made of nothing. */
export async function replyWithMaterial(task: ChatTask, wish: Wish, tools: TextTools): Promise<Draft> {
  const { phrase } = createWriter(task)
  const texts = findTexts(task, wish.topic)
  if (texts.length === 0) return makeDraft([phrase('whichMaterial')], { isAnswered: false })
  const draft = await MAKERS[wish.type](task, texts, tools)
  return draft ?? makeDraft([phrase('nothingToUse')], { isAnswered: false })
}

function findTexts({ page, passages }: ChatTask, topic: string | null): Text[] {
  const found = passages.filter(({ score }) => score >= ABOUT)
  const isPageMeant = page && page.kind !== 'question' && page.text.trim() !== ''
  if (isPageMeant && (topic === null || found.length === 0))
    return [{ title: page.title, text: page.text, source: page.source }]
  const bySource = new Map<string, Text>()
  const best = found[0]?.score ?? 0
  for (const { text, source, score } of found) {
    const key = `${source.kind} ${source.id}`
    const known = bySource.get(key)
    if (known) known.text += `\n\n${text}`
    else if (bySource.size < MOST_TEXTS && score >= best - NEARLY_AS_GOOD)
      bySource.set(key, { title: source.title, source, text })
  }
  return [...bySource.values()]
}

type Make = (task: ChatTask, texts: Text[], tools: TextTools) => Promise<Draft | null>

const MAKERS: Record<Wish['type'], Make> = {
  async flashcards(task, texts, { makeFlashcards }) {
    const { phrase, fact } = createWriter(task)
    const asked = Number(/\b(\d{1,2})\b/.exec(task.message)?.[1] ?? CARDS)
    const { flashcards } = await makeFlashcards({
      text: join(texts),
      count: Math.min(MOST_CARDS, Math.max(1, asked)),
      reader: task.reader,
    })
    const mayQuote = mayQuoteTo(task)
    const fit = flashcards
      .filter(({ back, passage }) => mayQuote(back) && mayQuote(passage))
      .map(({ front, back, passage }) => ({
        front: defuseMarkdown(front),
        back: defuseMarkdown(back),
        passage: defuseMarkdown(passage),
      }))
    if (fit.length === 0) return null
    return makeDraft(
      [phrase('cards'), fact(fit.length === 1 ? 'oneCard' : 'cardCount', { count: String(fit.length) })],
      {
        messageType: 'flashcards',
        flashcards: fit,
        sources: listSources(texts),
      },
    )
  },

  async summary(task, texts, { summarize }) {
    const { phrase, fact } = createWriter(task)
    const { summary, keyPoints } = await summarize({ text: join(texts), reader: task.reader })
    const list = createSourceList()
    const mayQuote = mayQuoteTo(task)
    const quotes = summary
      .split('\n')
      .flatMap((line) => splitBySource(texts, readLine(line)))
      .filter(({ text }) => text !== '' && mayQuote(text))
      .map(({ text, source }): Segment => ({ kind: 'quote', text, source: list.place(source) }))
    if (quotes.length === 0) return null
    const terms = keyPoints.filter((term) => !isPromptInjection(term)).map(writeAsWords)
    const key = terms.length > 0 ? [fact('keyTerms', { terms: terms.join(', ') })] : []
    return makeDraft([phrase('summary'), ...quotes, ...key], {
      messageType: 'summary',
      sources: list.sources,
      followUps: [SUGGESTIONS.cards],
    })
  },

  async study_guide(task, texts, { writeStudyGuide }) {
    const { phrase } = createWriter(task)
    const sources = texts.map(({ text, title }): GuideSource => ({ text, title, url: null }))
    const { title, content } = await writeStudyGuide({
      sources,
      title: null,
      subject: task.subject,
      grade: null,
      reader: task.reader,
    })
    const guide = defuseMarkdown(content).trim()
    if (guide === '') return null
    const intro = phrase('guide')
    return makeDraft([intro, { kind: 'quote', text: guide, source: null }], {
      messageType: 'study_guide',
      title: dropLinks(title),
      sources: listSources(texts),
      body: `${intro.text}\n\n${guide}`,
      followUps: [SUGGESTIONS.cards],
    })
  },
}

const join = (texts: readonly Text[]) => texts.map(({ text }) => text).join('\n\n')

const listSources = (texts: readonly Text[]) => texts.flatMap(({ source }) => (source ? [source] : []))

const readLine = (line: string) =>
  dropLinks(line.replace(/^\s*(?:[-*]|\d+[.)]|#+)\s+/, ''))
    .replace(/\*\*|__/g, '')
    .trim()

/** Sentences of one text stay together. */
function splitBySource(texts: readonly Text[], line: string): { text: string; source: ChatSource | null }[] {
  const parts: { text: string; source: ChatSource | null }[] = []
  for (const sentence of splitSentences(line)) {
    const source = findSource(texts, sentence)
    const before = parts.at(-1)
    if (before && before.source === source) before.text += ` ${sentence}`
    else parts.push({ text: sentence, source })
  }
  return parts
}

/** The text that a sentence stands in, by its first words. */
function findSource(texts: readonly Text[], sentence: string): ChatSource | null {
  const spell = (text: string) =>
    dropLinks(text)
      .replace(/\*\*|__/g, '')
      .replace(/\s+/g, ' ')
  const start = spell(sentence).slice(0, 40)
  return (texts.find(({ text }) => spell(text).includes(start)) ?? texts[0])?.source ?? null
}
