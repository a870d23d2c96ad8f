import type { GuideSource, Tutor } from '../../ports.ts'
import type { ChatMessageType, ChatSource, ChatTask, Segment } from '../chat-port.ts'
import { SUGGESTIONS } from '../phrases.ts'
import { defuseMarkdown, dropLinks, isPlanted, writeAsWords } from '../writing/defuse.ts'
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
  for (const { text, source } of found) {
    const key = `${source.kind} ${source.id}`
    const known = bySource.get(key)
    bySource.set(key, { title: source.title, source, text: known ? `${known.text}\n\n${text}` : text })
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
    return makeDraft([phrase('cards'), fact('cardCount', { count: String(fit.length) })], {
      messageType: 'flashcards',
      flashcards: fit,
      sources: listSources(texts),
    })
  },

  async summary(task, texts, { summarize }) {
    const { phrase, fact } = createWriter(task)
    const { summary, keyPoints } = await summarize({ text: join(texts), reader: task.reader })
    const list = createSourceList()
    const mayQuote = mayQuoteTo(task)
    const quotes = summary
      .split('\n')
      .map((line) =>
        dropLinks(line.replace(/^\s*(?:[-*]|#+)\s+/, ''))
          .replace(/\*\*|__/g, '')
          .trim(),
      )
      .filter((line) => line !== '' && mayQuote(line))
      .map((text): Segment => ({ kind: 'quote', text, source: list.place(findSource(texts, text)) }))
    if (quotes.length === 0) return null
    const terms = keyPoints.filter((term) => !isPlanted(term)).map(writeAsWords)
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

/** The text that a line of a summary stands in, by its first words. */
function findSource(texts: readonly Text[], line: string): ChatSource | null {
  const start = line.slice(0, 40)
  return (texts.find(({ text }) => text.includes(start)) ?? texts[0])?.source ?? null
}
