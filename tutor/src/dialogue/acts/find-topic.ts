import type { Act, Language } from './act.ts'
import { findChineseTopic } from './find-chinese-topic.ts'
import { isRequestWord } from './request-words.ts'
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
/** They seldom have a topic: it has to stand after a word that calls for one. */
const SELDOM_NAMES: ReadonlySet<Act> = new Set([
  'again',
  'simpler',
  'differently',
  'show',
  'hint',
  'stuck',
  'bored',
  'feelings',
  'what-next',
])
const CALLS_FOR_TOPIC =
  /^(?:explain|explane|about|on|of|with|at|hate|love|draw|get|understand|do|explica|explicame|sobre|de|con|odio|entiendo|en|explique|expliquer|sur|avec|deteste|comprends|les|las|erklar|erklare|uber|mit|bei|hasse|versteh|verstehe)$/
const LONGEST_TOPIC = 14
const LONGEST_SELDOM_TOPIC = 4

type Word = { shown: string; plain: string }
type Table = TopicWords & { language: Language }

/** The part of a message that names the subject matter, as the student wrote it; null for "this", "it" and "again". */
export function findTopic(message: string, act: Act, language: Language): string | null {
  if (WITHOUT_TOPIC.has(act)) return null
  if (language === 'zh')
    return findChineseTopic(message, { isQuestion: ASKS_ITSELF.has(act), isSeldom: SELDOM_NAMES.has(act) })
  const words = splitShown(message)
  const table = { ...TOPIC_WORDS[language], language }
  const found = ASKS_ITSELF.has(act)
    ? findQuestion(words, table)
    : (findCompared(words, act, table) ?? findNamed(words, act, table))
  if (!found.some(({ plain }) => isContent(plain, table))) return null
  return found
    .slice(0, LONGEST_TOPIC)
    .map(({ shown }) => shown)
    .join(' ')
}

/** Of more than one word, so that no list of words can drop it. */
const COURTESY = /\b(?:por favor|s['’ ]?il (?:te|vous) pla[iî]t|thank (?:you|u)|real quick)(?![\p{L}])/giu

/** The words as they stand, beside their plain form without marks and accents. */
function splitShown(message: string): Word[] {
  return message
    .replace(/[’‘]/g, "'")
    .replace(COURTESY, ' ')
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

/** Words of requests that a lesson can be about all the same. */
const LEARNED: ReadonlySet<string> = new Set([
  'time',
  'reading',
  'animals',
  'numbers',
  'spelling',
  'writing',
  'math',
])
/** They may belong to a topic: "long division". */
const ADJECTIVES: ReadonlySet<string> = new Set([
  'long',
  'short',
  'hard',
  'simple',
  'good',
  'bad',
  'negative',
  'main',
])
const SMALL: ReadonlySet<string> = new Set(['s', 't', 'be', 'by', 'if', 'or', 'as', 'than', 'to', 'into'])

const isContent = (plain: string, { pointers, articles, fillers, frame, markers }: Table): boolean =>
  ![pointers, articles, fillers, markers, SMALL].some((set) => set.has(plain)) &&
  !/^\d+$/.test(plain) &&
  (!frame.has(plain) || LEARNED.has(plain))

/** "Ok but how do plants drink": without what stands around the question. */
function findQuestion(words: readonly Word[], table: Table): Word[] {
  const asked = dropRequest(dropWhile(words, ({ plain }) => table.fillers.has(plain)))
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

const BETWEEN = new Set([
  'between',
  'btwn',
  'entre',
  'zwischen',
  'compare',
  'compara',
  'vergleiche',
  'contrast',
])

/** "What is the difference between mitosis and meiosis", "mass vs weight": both sides. */
function findCompared(words: readonly Word[], act: Act, table: Table): Word[] | undefined {
  if (act !== 'compare') return undefined
  const marker = words.findIndex(({ plain }) => BETWEEN.has(plain))
  const isCompared = words.some(({ plain }) => /^(?:vs|versus|or|ou|oder|o)$/.test(plain))
  if (marker === -1 && !isCompared) return undefined
  const sides = words
    .slice(marker + 1)
    .filter(({ plain }) => !/^(?:the|those|these|two|los|dos|les|deux|die|beiden)$/.test(plain))
  return dropLastWhile(sides, ({ plain }) => table.fillers.has(plain))
}

/** What the words of the request leave over. */
function findNamed(words: readonly Word[], act: Act, table: Table): Word[] {
  const isRequest = ({ plain }: Word) =>
    [table.fillers, table.frame, table.markers, table.pointers].some((set) => set.has(plain)) ||
    /^\d+(?:st|nd|rd|th)?$/.test(plain) ||
    isRequestWord(plain, table.language)
  const begin = words.findIndex((word) => !isRequest(word))
  const marker = findMarker(words, table, begin === -1 ? words.length : begin)
  const from = marker === -1 ? withAdjectives(words, begin, table) : marker + 1
  if (from === -1) return []
  const dropped = dropWhile(
    words.slice(from),
    ({ plain }) => table.articles.has(plain) || table.markers.has(plain),
  )
  const trimmed = trimTail(cutManner(dropped, table), table)
  if (!SELDOM_NAMES.has(act)) return trimmed
  const before = words
    .slice(0, words.length - dropped.length)
    .findLast(({ plain }) => !table.articles.has(plain))
  return before && CALLS_FOR_TOPIC.test(before.plain) && trimmed.length <= LONGEST_SELDOM_TOPIC ? trimmed : []
}

/** "Long division" begins with a word that requests have as well. */
function withAdjectives(words: readonly Word[], begin: number, table: Table): number {
  const before = words[begin - 1]
  return before && ADJECTIVES.has(before.plain) && table.language === 'en' ? begin - 1 : begin
}

/** The last marker before the first word that is no request: "make a quiz for me about time" begins after "about". */
function findMarker(words: readonly Word[], table: Table, begin: number): number {
  for (let at = Math.min(begin, words.length) - 1; at >= 0; at -= 1) {
    const next = words[at + 1]
    if (table.markers.has((words[at] as Word).plain) && next && isNamed(next.plain, table)) return at
  }
  return -1
}

const isNamed = (plain: string, { pointers, fillers, frame, language }: Table): boolean =>
  !pointers.has(plain) &&
  !fillers.has(plain) &&
  !/^\d+$/.test(plain) &&
  (ADJECTIVES.has(plain) || LEARNED.has(plain) || (!frame.has(plain) && !isRequestWord(plain, language)))

function cutManner(words: readonly Word[], { manners }: Table): Word[] {
  const said = words.map(({ plain }) => plain)
  const found = manners.exec(said.join(' '))
  if (!found || found.index === 0) return [...words]
  return words.slice(0, said.join(' ').slice(0, found.index).trim().split(' ').length)
}

function trimTail(words: readonly Word[], table: Table): Word[] {
  const trimmed = dropLastWhile(words, ({ plain }) => table.tails.has(plain) || table.fillers.has(plain))
  return dropLastWhile(trimmed, ({ plain }) => table.markers.has(plain) || table.articles.has(plain))
}

function dropWhile<T>(list: readonly T[], test: (item: T) => boolean): T[] {
  const from = list.findIndex((item) => !test(item))
  return from === -1 ? [] : list.slice(from)
}

const dropLastWhile = <T>(list: readonly T[], test: (item: T) => boolean): T[] =>
  dropWhile(list.toReversed(), test).toReversed()
