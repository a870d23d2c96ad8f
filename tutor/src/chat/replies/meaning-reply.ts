import type { Dictionary, Sense } from '../../dictionary/dictionary.ts'
import { isUnfitWord } from '../../dictionary/unfit-words.ts'
import { findStems } from '../../retrieval/stems.ts'
import { explainSensitiveWord } from '../../safety/sensitive-words/sensitive-words.ts'
import type { ChatTask, Segment } from '../chat-port.ts'
import { pickSentences } from '../pick-sentences.ts'
import { createGuard, mayExplainWord } from '../question/guard.ts'
import { writeAsWords } from '../writing/defuse.ts'
import { createSourceList, createWriter, type Draft, makeDraft } from '../writing/draft.ts'
import { replyNotFound } from './answer-reply.ts'
import { isChild, mayQuoteTo } from './may-quote.ts'

/** One meaning at a time is enough for the first grades. */
const YOUNG = 3

/** "What does X mean?" The material first, because it explains the word as the lesson uses it; then the dictionary. */
export async function replyWithMeaning(task: ChatTask, word: string, dictionary: Dictionary): Promise<Draft> {
  const { phrase } = createWriter(task)
  if (!mayExplainWord(task.page, word)) return makeDraft([phrase('questionLater')], { help: 'hint' })
  if (isChild(task) && isUnfitWord(word)) return makeDraft([phrase('unfitWord')], { isAnswered: false })
  const defined = findDefinition(task, word)
  if (defined) return defined
  return (
    (await explainWord(task, word, dictionary)) ?? makeDraft([phrase('unknownWord')], { isAnswered: false })
  )
}

/** Hard words are explained by people, never by a dictionary with its examples. */
export const replyWithCareful = (sentences: readonly string[]): Draft =>
  makeDraft(sentences.map((text): Segment => ({ kind: 'phrase', text })))

/** The entry of a word; null where the dictionary has none. */
export async function explainWord(
  task: ChatTask,
  word: string,
  dictionary: Dictionary,
): Promise<Draft | null> {
  const { phrase } = createWriter(task)
  const careful = explainSensitiveWord(word, task.reader.language)
  if (careful) return replyWithCareful(careful)
  const entry = await dictionary.lookUp(word, { isForStudent: isChild(task) })
  if (!entry) return null
  const mayQuote = createGuard(task.page)
  const senses = entry.senses.filter(({ gloss }) => mayQuote(gloss))
  if (senses.length === 0) return makeDraft([phrase('questionLater')], { help: 'hint' })
  const isYoung = task.reader.grade !== null && task.reader.grade <= YOUNG
  const entries = senses
    .slice(0, isYoung ? 1 : senses.length)
    .map((sense): Segment => ({ kind: 'dictionary', word: entry.word, text: writeSense(entry.word, sense) }))
  return makeDraft([phrase('dictionary'), ...entries], { followUps: [`Where do my lessons use “${word}”?`] })
}

export function writeSense(word: string, { partOfSpeech, gloss, example }: Sense): string {
  const shown = example ? ` Example: “${writeAsWords(example)}”` : ''
  return `- **${writeAsWords(word)}** (${partOfSpeech}): ${writeAsWords(gloss)}.${shown}`
}

/** A sentence of the material that says what the word is: "cell: The smallest unit …", "A cell is …". */
function findDefinition(task: ChatTask, word: string): Draft | null {
  const { phrase } = createWriter(task)
  const stems = findStems(word)
  const last = stems.at(-1)
  if (last === undefined) return null
  const mayQuote = mayQuoteTo(task)
  const isDefining = (sentence: string) => {
    const [head = ''] = /^[^.]{0,60}?(?:\s(?:is|are|was|were|means?)\s|:\s)/i.exec(sentence) ?? []
    const [, named = ''] = /\b(?:called|known as)\s([^,.;]{2,40})/i.exec(sentence) ?? []
    return [head, named].some((part) => {
      const own = findStems(part)
      return own.length <= stems.length + 1 && stems.every((stem) => own.includes(stem))
    })
  }
  const picked = pickSentences(
    { ...task, stems: stems.map((stem) => ({ stem, weight: 1 })) },
    task.message,
    (sentence) => mayQuote(sentence) && isDefining(sentence),
  )
  const [first] = picked.sentences
  if (!picked.isAnswered || !first) return null
  const list = createSourceList()
  const quoted: Segment = { kind: 'quote', text: first.text, source: list.place(first.source) }
  return makeDraft([phrase('found'), quoted], {
    sources: list.sources,
    followUps: picked.followUps,
    help: task.page?.kind === 'question' ? 'hint' : 'none',
  })
}

/** A question for what something is, which the material does not answer: the dictionary may, beside the nearest lessons. */
export async function replyFromDictionary(task: ChatTask, dictionary: Dictionary): Promise<Draft> {
  const asked =
    /^(?:(?:what|who)(?:'s|s| is| are)|tell me about|explain|define|what about)?\s*(?:an?\s+|the\s+)?(?<word>[\p{L}][\p{L}'-]*(?: [\p{L}'-]+)?)$/iu
  const word = asked.exec(task.message.replace(/[’]/g, "'").replace(/[\s?.!]+$/, ''))?.groups?.word
  const isFit = word && mayExplainWord(task.page, word) && !(isChild(task) && isUnfitWord(word))
  const entry = isFit ? await explainWord(task, word, dictionary) : null
  const missing = replyNotFound(task)
  if (!entry) return missing
  const [notFound, ...nearest] = missing.segments
  const links = nearest.some(({ kind }) => kind === 'fact') ? nearest : []
  return { ...entry, segments: [...(notFound ? [notFound] : []), ...entry.segments, ...links] }
}
