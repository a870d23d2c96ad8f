import type { Act, Language } from './act.ts'
import { findChineseTopic } from './find-chinese-topic.ts'
import { TOPIC_WORDS, type TopicWords } from './topic-words.ts'

/** Their message names no subject matter, or is all of it. */
const WITHOUT_TOPIC: ReadonlySet<Act> = new Set([
  'answer',
  'dont-know',
  'yes-no',
  'small-talk',
  'next',
  'proud',
  'problem',
  'off-topic',
  'check',
])
/** The question itself says what to look for. */
const ASKS_ITSELF: ReadonlySet<Act> = new Set(['fact', 'how', 'why'])
const LONGEST_TOPIC = 14

type Word = { shown: string; plain: string }

/** The part of a message that names the subject matter, as the student wrote it; null for "this", "it" and "again". */
export function findTopic(message: string, act: Act, language: Language): string | null {
  if (WITHOUT_TOPIC.has(act)) return null
  if (language === 'zh') return findChineseTopic(message, ASKS_ITSELF.has(act))
  const words = splitShown(message)
  const table = TOPIC_WORDS[language]
  const found = ASKS_ITSELF.has(act) ? findQuestion(words, table) : (findCompared(words, act) ?? findNamed(words, table))
  if (!found.some(({ plain }) => isContent(plain, table))) return null
  return found
    .slice(0, LONGEST_TOPIC)
    .map(({ shown }) => shown)
    .join(' ')
}

/** The words as they stand, beside their plain form without marks and accents. */
function splitShown(message: string): Word[] {
  return message
    .replace(/[’‘]/g, "'")
    .split(/\s+/)
    .flatMap((piece) => piece.split(/(?<=^[ldjcmtsn]')(?=\p{L})/iu))
    .map((piece) => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((piece) => piece !== '')
    .map((shown) => ({ shown, plain: toPlain(shown) }))
}

const toPlain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}|'/gu, '')
    .replace(/ß/g, 'ss')

const isContent = (plain: string, { pointers, articles, fillers, frame, markers }: TopicWords): boolean =>
  !(pointers.has(plain) || articles.has(plain) || fillers.has(plain) || markers.has(plain) || SMALL.has(plain)) &&
  (!frame.has(plain) || LEARNED.has(plain))

/** Words of requests that a lesson can be about all the same. */
const LEARNED: ReadonlySet<string> = new Set(['time', 'study', 'meaning', 'definition', 'practice'])
const SMALL: ReadonlySet<string> = new Set(['s', 't', 'be', 'by', 'if', 'or', 'as', 'than', 'to', 'into'])

/** "Ok but how do plants drink": without what stands around the question. */
function findQuestion(words: readonly Word[], table: TopicWords): Word[] {
  const from = dropWhile(words, ({ plain }) => table.fillers.has(plain))
  const asked = dropRequest(from)
  return dropLastWhile(asked, ({ plain }) => table.fillers.has(plain))
}

const REQUESTS =
  /^(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls )?(?:explain|tell|teach|show)(?: to)?(?: me)? (?=how|why|what|when|where|who|which|if|the)|^(?:do (?:you|u) know|i (?:wanna|want to|need to) know|i (?:dont|still dont) (?:get|understand|know|see)) (?=how|why|what|when|where|who|which)|^(?:explicame|dime|ensename) (?=como|por|que|cuando|quien|donde)|^(?:explique|dis|apprends)(?: moi)? (?=comment|pourquoi|quand|qui|ou)|^(?:erklar|sag|zeig)(?: mir)? (?=wie|warum|wieso|wann|wer|wo)/

/** "Explain how magnets work" asks how magnets work. */
function dropRequest(words: readonly Word[]): Word[] {
  const said = `${words.map(({ plain }) => plain).join(' ')} `
  const request = REQUESTS.exec(said)?.[0].trim()
  return words.slice(request ? request.split(' ').length : 0)
}

const BETWEEN = new Set(['between', 'entre', 'zwischen', 'compare', 'compara', 'vergleiche', 'contrast'])

/** "What is the difference between mitosis and meiosis", "mass vs weight": both sides. */
function findCompared(words: readonly Word[], act: Act): Word[] | undefined {
  if (act !== 'compare') return undefined
  const marker = words.findIndex(({ plain }) => BETWEEN.has(plain))
  if (marker !== -1) return words.slice(marker + 1)
  return words.some(({ plain }) => /^(?:vs|versus|or|ou|oder|o)$/.test(plain)) ? [...words] : undefined
}

/** What the words of the request leave over. */
function findNamed(words: readonly Word[], table: TopicWords): Word[] {
  const isRequest = ({ plain }: Word) => table.fillers.has(plain) || table.frame.has(plain) || /^\d+$/.test(plain)
  const begin = words.findIndex((word) => !isRequest(word) && !table.markers.has(word.plain))
  const marker = findMarker(words, table, begin === -1 ? words.length : begin)
  const from = marker === -1 ? begin : marker + 1
  if (from === -1) return []
  const named = dropWhile(words.slice(from), ({ plain }) => table.articles.has(plain) || table.markers.has(plain))
  const ended = cutManner(named, table)
  const trimmed = dropLastWhile(ended, ({ plain }) => table.tails.has(plain) || table.fillers.has(plain))
  return dropLastWhile(trimmed, ({ plain }) => table.markers.has(plain) || table.articles.has(plain))
}

/** The last marker before the first word that is no request: "make a quiz for me about time" begins after "about". */
function findMarker(words: readonly Word[], table: TopicWords, begin: number): number {
  for (let at = Math.min(begin, words.length) - 1; at >= 0; at -= 1) {
    const next = words[at + 1]
    if (table.markers.has((words[at] as Word).plain) && next && isNamed(next.plain, table)) return at
  }
  return -1
}

const isNamed = (plain: string, { pointers, fillers }: TopicWords): boolean =>
  !pointers.has(plain) && !fillers.has(plain) && !/^(?:me|us|class|tomorrow|friday|fun|mi|moi|mich)$/.test(plain)

function cutManner(words: readonly Word[], { manners }: TopicWords): Word[] {
  const said = words.map(({ plain }) => plain)
  const found = manners.exec(said.join(' '))
  if (!found || found.index === 0) return [...words]
  return words.slice(0, said.join(' ').slice(0, found.index).trim().split(' ').length)
}

function dropWhile<T>(list: readonly T[], test: (item: T) => boolean): T[] {
  const from = list.findIndex((item) => !test(item))
  return from === -1 ? [] : list.slice(from)
}

const dropLastWhile = <T>(list: readonly T[], test: (item: T) => boolean): T[] =>
  dropWhile(list.toReversed(), test).toReversed()
