import { findStems } from '../retrieval/stems.ts'
import { CONTEXT_WORDS } from '../text/words.ts'
import { definesTerm, readHead } from './defines-term.ts'
import { ENTRY, hasForm } from './fits-answer.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'

/** The question as the search has taken it: its stems, each with its rarity. */
export type AskedQuestion = { text: string; stems: readonly { stem: string; weight: number }[] }

/** The same, read once for all sentences. */
export type Asked = AskedQuestion & { read: ReadQuestion; allWeight: number }

export function readAsked({ text, stems }: AskedQuestion): Asked {
  const allWeight = stems.reduce((sum, { weight }) => sum + weight, 0) || 1
  return { text, stems, read: readQuestion(text), allWeight }
}

/** Tuned on the tuning halves of `tutor/evals/retrieval`. */
const WEIGHTS = {
  coverage: 0.3,
  passage: 0.5,
  definition: 0.2,
  form: 0.02,
  subject: 0.06,
  beside: 0.12,
  echo: 0.06,
}
const FEWEST_WORDS = 4
/** What stands behind it is where or when, not who or what. */
const SIDEWAYS = /^(?:on|in|at|from|with|under|near|for|by|to|without) /i
/** How early a subject stands. */
const EARLY_STEMS = 4
/** With fewer words of its own a sentence only repeats the question. */
const FEW_NEW_STEMS = 3

export type Measured = {
  score: number
  /** The share of the question's stems, by rarity, that stand in the sentence. */
  coverage: number
  definition: number
  hasForm: boolean
  /** What the question is about comes first in the sentence. */
  isSubject: boolean
  /** Says little more than the question itself. */
  isEcho: boolean
}

/** How well a sentence answers a question: its meaning, the words they share, its form, its passage, and its subject. */
export function measureSentence(
  asked: Asked,
  sentence: { text: string; likeness: number },
  passageScore: number,
): Measured {
  const { read, stems, allWeight } = asked
  const { text, likeness } = sentence
  const own = findStems(text)
  const ownSet = new Set(own)
  const covered = stems.reduce((sum, { stem, weight }) => sum + (ownSet.has(stem) ? weight : 0), 0)
  const coverage = covered / allWeight
  const definition = definesTerm(read.term, text)
  const fits = hasForm(read, text)
  const isSideways = (read.kind === 'role' || read.kind === 'definition') && SIDEWAYS.test(text)
  const isSubject = read.subject !== null && own.slice(0, EARLY_STEMS).includes(read.subject) && !isSideways
  const added = [...ownSet].filter((stem) => !stems.some((one) => one.stem === stem)).length
  const isEcho = added < FEW_NEW_STEMS && definition === 0
  const score =
    likeness +
    WEIGHTS.coverage * coverage +
    WEIGHTS.passage * passageScore +
    WEIGHTS.definition * definition * (read.kind === 'role' ? 0.6 : 1) +
    (fits ? WEIGHTS.form : 0) +
    (isSubject ? WEIGHTS.subject : 0) -
    (isBeside(asked, text) ? WEIGHTS.beside : 0) -
    (isEcho ? WEIGHTS.echo : 0)
  return { score, coverage, definition, isSubject, hasForm: fits, isEcho }
}

/** A whole sentence that states something. Questions, titles and rows of tables state nothing. */
export function isFit(sentence: string): boolean {
  const isWhole = /[.!:…][”"'’)]*$/.test(sentence) || sentence.includes('\n- ')
  return (
    isWhole &&
    !/[?][”"'’)]*$/.test(sentence) &&
    !sentence.includes(' | ') &&
    sentence.split(' ').length >= FEWEST_WORDS
  )
}

/** Says "it" or "they" of something that the sentence before it names. */
export function dependsOnContext(sentence: string): boolean {
  return CONTEXT_WORDS.has(/^[\p{L}'’]+/u.exec(sentence)?.[0].toLowerCase() ?? '')
}

/** "What is it good for?", "what is it if …?" */
const ASKS_MORE = /\b(?:good for|used for|if|when|like)\b/i
const SETTING = /\s(?:in|on|across)\s.*$/i

/** Whether a line of a word list explains something that the question names. */
export function explainsAsked({ text, stems }: AskedQuestion, sentence: string): boolean {
  const head = readHead(sentence)
  const topic = findStems(text.replace(SETTING, ''))
  const isAsked = (one: string) => topic.includes(one) && stems.some(({ stem }) => stem === one)
  return head.length > 0 && head.every(isAsked)
}

const MEANING_KINDS = new Set(['definition', 'role', 'difference', 'other'])

/** What a word means tells nobody why or where; and what another word means tells them nothing at all. */
function isBeside(asked: Asked, sentence: string): boolean {
  if (!/^\p{Ll}/u.test(sentence) || !ENTRY.test(sentence)) return false
  const { kind, text } = asked.read
  return !MEANING_KINDS.has(kind) || ASKS_MORE.test(text) || !explainsAsked(asked, sentence)
}
