import { createDice } from '#engines/dice/index.ts'
import { isPromptInjection } from '../../chat/writing/defuse.ts'
import { createCheck, normalize } from '../../flashcards/check-cards.ts'
import { findPart, type Passage, readPassage } from '../../reading/passage.ts'
import type { HardWord, QuestionKind, Reading, ReadingQuestion, Span } from '../../reading/reading-port.ts'
import { createClashCheck, createSupportCheck, toStems } from '../chat/support.ts'
import { findSentence } from '../texts/check-cards.ts'
import { findWholeWords } from './find-whole-words.ts'
import { keepGlosses } from './keep-glosses.ts'

export type QuestionDraft = {
  kind: Exclude<QuestionKind, 'sequence'>
  question: string
  answer: string
  quote: string
  wrong: string[]
}
export type ReadingDraft = { questions: QuestionDraft[]; words: { word: string; meaning: string }[] }
export type CheckedReading = {
  /** Those of the model that stand up to the text, filled up with those of the embedded engine. */
  questions: ReadingQuestion[]
  hardWords: HardWord[]
  /** How many of the model's questions do. */
  kept: number
  faults: string[]
}

/** Comprehension is asked about the text; whoever asks about the child is up to something else. */
const TO_READER = /\b(?:you|your|yours|yourself)\b/i
const FEWEST_ASKED = 4
const LONGEST_QUESTION = 300
const LONGEST_OPTION = 200
const FEWEST_OTHERS = 2
const MOST_OTHERS = 3
/** A question in other words than the text's still speaks of what it speaks of. */
const LEAST_SHARED = 0.25

/**
 * Holds questions and meanings of a model against the text: an answer is words of the sentence that it is said to stand
 * in, every option is words of the text, and a meaning belongs to a word that is there and known to the dictionary.
 */
export async function checkReading({
  text,
  base,
  draft,
}: {
  text: string
  base: Reading
  draft: ReadingDraft
}): Promise<CheckedReading> {
  const passage = readPassage(text)
  const findFault = createQuestionCheck(passage)
  const faults: string[] = []
  const questions: ReadingQuestion[] = []
  for (const [at, one] of draft.questions.entries()) {
    const checked = findFault(one)
    const isRepeated =
      typeof checked !== 'string' &&
      questions.some(
        ({ question, answer }) =>
          normalize(question) === normalize(checked.question) ||
          normalize(answer) === normalize(checked.answer),
      )
    if (typeof checked === 'string') faults.push(`Question ${at + 1}: ${checked}`)
    else if (isRepeated) faults.push(`Question ${at + 1}: it repeats another one.`)
    else questions.push(checked)
  }
  const hardWords = await keepGlosses(passage, base.hardWords, draft.words)
  return { questions: fillUp(questions, base.questions), hardWords, kept: questions.length, faults }
}

/** In the order of the text, the question about the whole first. */
function fillUp(own: ReadingQuestion[], others: readonly ReadingQuestion[]): ReadingQuestion[] {
  const most = Math.max(others.length, FEWEST_ASKED)
  const asked = own.slice(0, most)
  for (const other of others) {
    const isTaken = asked.some(
      ({ answer, evidence, kind }) =>
        normalize(answer) === normalize(other.answer) ||
        evidence.start === other.evidence.start ||
        (kind === 'mainIdea' && other.kind === 'mainIdea'),
    )
    if (asked.length < most && !isTaken) asked.push(other)
  }
  const placeOf = ({ kind, evidence }: ReadingQuestion) =>
    kind === 'mainIdea' ? -1 : kind === 'sequence' ? Number.POSITIVE_INFINITY : evidence.start
  return asked.sort((a, b) => placeOf(a) - placeOf(b))
}

/** The question with its proof, or what is wrong with it. */
function createQuestionCheck(passage: Passage): (draft: QuestionDraft) => ReadingQuestion | string {
  const { text, material } = passage
  const isGood = createCheck(material)
  // Orders to machines are no part of what is read, and nothing may be asked about them.
  const sober = material.sentences.filter((one) => !isPromptInjection(one.text))
  const isForeign = createClashCheck(sober.map((one) => one.text).join(' '))
  const tidy = fold(text)
  return ({ kind, question: asked, answer: told, quote, wrong }) => {
    const question = asked.replace(/\s+/g, ' ').trim()
    if (question.length > LONGEST_QUESTION || !/^[\p{Lu}“"].*\?$/u.test(question)) return 'it is no question.'
    const at = findSentence(material, quote)
    const sentence = at === null ? undefined : material.sentences[at]
    const place = sentence && findPart(passage, sentence, { start: 0, end: sentence.text.length })
    if (!sentence || !place || isPromptInjection(sentence.text))
      return 'the quote is not a sentence of the text.'
    const span = findWords(text, place, told)
    if (!span) return 'the answer is not words of its quote.'
    const answer = text.slice(span.start, span.end).replace(/\s+/g, ' ')
    if (` ${normalize(question)} `.includes(` ${normalize(answer)} `)) return 'the question holds its answer.'
    if (TO_READER.test(question)) return 'it asks about the reader instead of the text.'
    // Names of whom a sentence calls "she" stand shortly before it.
    const around = sober.filter(({ index }) => index >= sentence.index - 2 && index <= sentence.index)
    const ground = around.map((one) => one.text).join(' ')
    const known = new Set(toStems(kind === 'mainIdea' ? sober.map((one) => one.text).join(' ') : ground))
    const stems = toStems(question)
    const shared = stems.filter((stem) => known.has(stem)).length
    if (isForeign(question) || shared < Math.max(1, stems.length * LEAST_SHARED))
      return 'it asks about something that is not said there.'
    const evidence = text.slice(place.start, place.end)
    if (kind === 'detail' || kind === 'vocabulary') {
      const card = {
        front: question,
        back: answer,
        passage: '',
        section: 0,
        place: sentence.index,
        weight: 0,
      }
      const claim = `${question.replace(/\?$/, '.')} ${answer}`
      const isTold = createSupportCheck([ground])(claim, []).kind !== 'unsupported'
      if (!isGood({ ...card, sentence: sentence.index }) || !isTold)
        return 'another sentence answers it, or none does.'
    }
    const others = wrong
      .map((other) => other.replace(/\s+/g, ' ').trim())
      .filter((other) => isFitOption(other, { tidy, evidence: fold(evidence), answer: fold(answer) }))
    const options = drawOptions(`${text}\n${question}`, answer, others)
    // What is asked about the whole text could be answered in many ways.
    if (options === null && kind === 'mainIdea') return 'its other options are not words of the text.'
    return { kind, question, options, answer, evidence: { ...place, text: evidence } }
  }
}

/** Wrong, but from the text: an option that stands in the proof itself would be as right as the answer. */
function isFitOption(
  other: string,
  { tidy, evidence, answer }: { tidy: string; evidence: string; answer: string },
): boolean {
  const own = fold(other)
  if (own === '' || own.length > LONGEST_OPTION || own.includes(answer) || answer.includes(own)) return false
  return tidy.includes(own) && !evidence.includes(own)
}

function drawOptions(seed: string, answer: string, others: readonly string[]): string[] | null {
  const unique = [...new Map(others.map((other) => [fold(other), other])).values()]
  if (unique.length < FEWEST_OTHERS) return null
  return createDice(seed).shuffle([answer, ...unique.slice(0, MOST_OTHERS)])
}

/** Where the words stand within a place of the text, whatever the spaces and capitals; null when they do not. */
function findWords(text: string, { start, end }: Span, words: string): Span | null {
  const found = findWholeWords(text.slice(start, end), words.trim().replace(/[.?!,;:]+$/, ''))
  return found && { start: start + found.start, end: start + found.end }
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
