import { findQuestionStems, findStems } from '../retrieval/stems.ts'
import { LEANING } from '../text/words.ts'

/** The question as the search has taken it: its stems, each with its rarity. */
export type AskedQuestion = { text: string; stems: readonly { stem: string; weight: number }[] }

const COVERAGE_WEIGHT = 0.2
const PASSAGE_WEIGHT = 0.5
const DEFINITION_BONUS = 0.12
const ENTRY_MALUS = 0.1
const REASON_BONUS = 0.05
const LEANING_MALUS = 0.04
const UNFIT_MALUS = 1
const FEWEST_WORDS = 4

/** How well a sentence answers a question: its meaning, the words they share, its passage, and whether it stands alone. */
export function scoreSentence(
  question: AskedQuestion,
  sentence: { text: string; likeness: number },
  passageScore: number,
): number {
  const stems = new Set(findStems(sentence.text))
  const all = question.stems.reduce((sum, { weight }) => sum + weight, 0) || 1
  const covered = question.stems.reduce((sum, { stem, weight }) => sum + (stems.has(stem) ? weight : 0), 0)
  return (
    sentence.likeness +
    COVERAGE_WEIGHT * (covered / all) +
    PASSAGE_WEIGHT * passageScore +
    (isDefinition(question, sentence.text) ? DEFINITION_BONUS : 0) +
    (ASKS_REASON.test(question.text) && GIVES_REASON.test(sentence.text) ? REASON_BONUS : 0) -
    (isBeside(question, sentence.text) ? ENTRY_MALUS : 0) -
    (leans(sentence.text) ? LEANING_MALUS : 0) -
    (isFit(sentence.text) ? 0 : UNFIT_MALUS)
  )
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
export function leans(sentence: string): boolean {
  return LEANING.has(/^[\p{L}'’]+/u.exec(sentence)?.[0].toLowerCase() ?? '')
}

const ASKS_REASON = /^\W*(?:why|how come)\b/i
const GIVES_REASON = /\b(?:because|since|therefore|that is why|so that|due to|the reason)\b|, so\b/i
const ASKS_MEANING =
  /^\W*(?:what(?:['’]?s| is| are| was| were)|what (?:does|do)\b.* mean\b|define|explain|who (?:is|are|was|were)|(?:what(?:['’]?s| is) the )?difference between|compare)\b/i
/** What something is for is near to what it is. */
const ASKS_ROLE = /^\W*(?:what (?:does|do)\b.*\b(?:do|tell|show|mean)\b|how (?:does|do)\b.*\bwork\b)/i
/** "What is a mole in chemistry?" asks for a mole. */
const SETTING = /\s(?:in|on|across)\s.*$/i
/** "What is it good for?", "what is it if …?" */
const ASKS_MORE = /\b(?:good for|used for|if|when|like)\b/i
/** "habitat: The place where …" */
const ENTRY = /^(\p{L}[\p{L} '’-]{0,30}): /u

/** Whether a line of a word list explains something that the question names. */
export function explainsAsked({ text, stems }: AskedQuestion, sentence: string): boolean {
  const head = readHead(sentence)
  const topic = findStems(text.replace(SETTING, ''))
  const isAsked = (one: string) => topic.includes(one) && stems.some(({ stem }) => stem === one)
  return head.length > 0 && head.every(isAsked)
}

/** The stems of the word that a line of a word list explains; none of any other sentence. */
export const readHead = (sentence: string): string[] => findStems(ENTRY.exec(sentence)?.[1] ?? '')

/** What a word means tells nobody why or where; and what another word means tells them nothing at all. */
function isBeside(question: AskedQuestion, sentence: string): boolean {
  if (!/^\p{Ll}/u.test(sentence) || !ENTRY.test(sentence)) return false
  return !asksMeaning(question) || ASKS_MORE.test(question.text) || !explainsAsked(question, sentence)
}

/** "What is rain?", "what does rain do?", "explain rain", or the bare word. */
function asksMeaning({ text, stems }: AskedQuestion): boolean {
  return ASKS_MEANING.test(text) || ASKS_ROLE.test(text) || text.trim().split(/\s+/).length <= stems.length
}

function isDefinition(question: AskedQuestion, sentence: string): boolean {
  const { text, stems } = question
  if (!asksMeaning(question) || stems.length === 0) return false
  const topic = findQuestionStems(text.replace(SETTING, ''))
  const most = readHead(sentence).length * (/\sand\s/i.test(text) ? 3 : 2)
  if (explainsAsked(question, sentence)) return most >= topic.length && !ASKS_MORE.test(text)
  if (stems.length > 3) return false
  const last = topic.at(-1) ?? ''
  const [head = ''] = /^(?:[^\s:]+\s){0,6}?(?:[^\s:]+:|is|are|was|were|means|mean)\s/i.exec(sentence) ?? []
  const [, named = ''] = /\b(?:called|named|known as|is an?|are) ([^,.;]{2,40})/i.exec(sentence) ?? []
  return findStems(head).includes(last) || findStems(named).includes(last)
}
