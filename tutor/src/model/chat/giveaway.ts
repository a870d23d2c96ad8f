import type { OpenPage } from '../../chat/chat-port.ts'
import { describesAnswer, isTrueFalseQuestion, restatesQuestion } from '../giveaway/describe.ts'
import { createDesignation } from '../giveaway/designate.ts'
import { readAnswers, statesAnswer } from '../giveaway/state-answer.ts'
import { fold, listHidden, toWords } from '../giveaway/unhide.ts'

export type Secret = {
  options: string[]
  /** As the math engine found them; none where it knows nothing of the question. */
  answers: string[]
  /** The question itself; what stands in it may be said. */
  question?: string
  /** Hints that come with the question may be given word for word. */
  hints?: string[]
  /** What the learner wrote: their own guess may be named, but not judged. */
  ofLearner?: string
}

const VERDICT =
  /\b(?:answer|solution|result|correct|right|choose|pick|select|click|go with|it(?:'|’)?s|it is|must be|equals|wrong|out|not|n't|never|neither|nor|mistakes?|false|either|yes|no|exactly|good|fits|got it|well done|looks?|gets?|gives?|makes?|total|comes to)\b|=|\b(?:es|est|ist|sí|oui|ja|nein|non)\b/i
const COMPARES =
  /^\W*(?:compare|look at|think (?:about|of)|read|describe|put|sort|try|here are|the options are|you can choose|imagine|go through)\b/i
const DENIES =
  /\b(?:not|isn't|isn’t|out|wrong|neither|nor|no|never|mistakes?|false|cross(?:ed)?|cannot|can't|incorrect|rule[ds]?)\b|n['’]t\b/i
/** "Is it B?", "could it be Jupiter?": a guess put into the learner's mouth. */
const SUGGESTS =
  /\b(?:is|isn't|isn’t|could|can|might|may|would|was|wasn't)(?:n't)? (?:it|that|the answer)(?: be)?(?: really| not| perhaps| maybe)?(?: the| option| letter)* ?\(?[\p{L}\p{N}]+\)?(?: [\p{L}\p{N}]+){0,2}\s*\?\s*$|\b(?:right|correct|don't you think|wouldn't you|no)\?\s*$|\b(?:what|how) about\b/iu

/** A word or two of a hint is no hint, and may be the answer. */
const FEWEST_OF_HINT = 4

/**
 * Whether a reply gives away what the learner is to find: it points to some options and not to others, it describes or
 * denies what is right, or it states the answer that the math engine found. One sentence at a time, and all of them together.
 */
export function createGiveawayCheck(secret: Secret): (said: string) => boolean {
  const { options, answers, question = '', hints = [], ofLearner = '' } = secret
  const designate = createDesignation(options, question)
  const answer = readAnswers(answers)
  const given = hints.map(toWords)
  const guessed = toWords(ofLearner)
  const isTrueFalse = isTrueFalseQuestion(question)
  const isGuarded = options.length > 0 || question !== ''

  function tells(sentence: string): boolean {
    const words = toWords(sentence)
    if (words.split(' ').length > FEWEST_OF_HINT && given.some((hint) => hint.includes(words))) return false
    if (answers.length > 0 && statesAnswer(sentence, answer, question)) return true
    if (!isGuarded) return false
    if (describesAnswer(sentence, isTrueFalse)) return true
    if (answers.length === 0 && question !== '' && restatesQuestion(question, sentence)) return true
    return options.length > 0 && pointsOut(sentence)
  }

  function pointsOut(sentence: string): boolean {
    const found = designate(sentence)
    if (found.size === 0 || found.size === options.length) return false
    if (/[?？]\s*$/.test(sentence.trim())) return SUGGESTS.test(sentence) && found.size === 1
    const isOwnGuess = [...found].every((at) => guessed.includes(toWords(options[at] ?? '')))
    if (found.size === 1) return !isOwnGuess || VERDICT.test(sentence)
    return COMPARES.test(sentence)
      ? DENIES.test(sentence)
      : VERDICT.test(sentence) || found.size === options.length - 1
  }

  return (said) => {
    const sentences = splitSaid(said)
    return (
      sentences.some(tells) || (options.length > 0 && tellsAltogether(said, sentences, secret, designate))
    )
  }
}

/** Spelled by first letters, or one option after the other struck out. */
function tellsAltogether(
  said: string,
  sentences: readonly string[],
  { options }: Secret,
  designate: (sentence: string) => Set<number>,
): boolean {
  const hidden = listHidden(said).map(fold)
  const isSpelled = options.some((option) => {
    const letters = fold(option).replace(/[^\p{L}]/gu, '')
    return letters.length > 3 && hidden.some((one) => one.includes(letters))
  })
  const denied = new Set(sentences.filter((one) => DENIES.test(one)).flatMap((one) => [...designate(one)]))
  return isSpelled || (denied.size < options.length && denied.size >= options.length - 1)
}

const splitSaid = (said: string): string[] =>
  (said.match(/(?:[^.!?。！？\n]|\.(?=\d))+[.!?。！？]*/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Options of a question that still counts; nobody but the learner chooses among them before a first try. */
export function listHiddenOptions(page: OpenPage | null): string[] {
  return page?.kind === 'question' && !page.hasTried ? page.options : []
}
