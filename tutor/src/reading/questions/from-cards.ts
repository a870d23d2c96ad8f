import { askWhen } from '../../flashcards/dates.ts'
import { askName, askWhat } from '../../flashcards/definitions.ts'
import type { Draft, Ground } from '../../flashcards/draft.ts'
import { askDeed, askFact } from '../../flashcards/facts.ts'
import type { Sentence } from '../../text/material.ts'
import type { QuestionKind } from '../reading-port.ts'
import { type Asked, isPlainProse, keepUnique } from './asked.ts'

type Pattern = {
  kind: QuestionKind
  weight: number
  ask: (ground: Ground, sentence: Sentence) => Draft | null
  isFit?: (draft: Draft) => boolean
  /** Questions with the same key have answers of one kind. */
  likeness: (question: string) => string
}

const openWords = (question: string) => question.split(' ').slice(0, 2).join(' ')
const outerWords = (question: string) => `${openWords(question)} ${question.split(' ').at(-1)}`

const PATTERNS: Pattern[] = [
  {
    kind: 'vocabulary',
    weight: 3,
    ask: askName,
    isFit: isWholeName,
    likeness: (question) => question.split(' ').at(-1) ?? '',
  },
  { kind: 'vocabulary', weight: 2.8, ask: askWhat, isFit: isExplaining, likeness: openWords },
  {
    kind: 'detail',
    weight: 2.4,
    ask: askFact,
    // "Constant differences mean linear, constant quotients mean exponential": two statements.
    isFit: ({ back }) => !/ means? | ways?$/.test(back),
    likeness: outerWords,
  },
  { kind: 'detail', weight: 2.5, ask: askWhen, likeness: openWords },
  // "What does the vacuole do?" has many answers, "What does it contain?" one.
  {
    kind: 'detail',
    weight: 1.9,
    ask: askDeed,
    isFit: ({ front }) => !/ do\?$/.test(front),
    likeness: outerWords,
  },
]

/** What flashcards ask of a sentence is asked of a reader, too; answers of one pattern stand beside each other. */
export function askAsCards(ground: Ground): Asked[] {
  return PATTERNS.flatMap(({ kind, weight, ask, isFit = () => true, likeness }) => {
    const asked = ground.material.sentences.filter(isPlainProse).flatMap((sentence): Asked[] => {
      if (/[?:]$/.test(sentence.text)) return []
      const draft = ask(ground, sentence)
      if (
        !draft ||
        draft.sentence === null ||
        !isFit(draft) ||
        /\b(?:too|also|both|this|that|these|those|its?|they|them)$/.test(draft.back)
      )
        return []
      const { front: question, back: answer } = draft
      return [{ kind, question, answer, sentence: sentence.index, weight, others: [] }]
    })
    return asked.map((one) => ({
      ...one,
      others: listOthers(
        one,
        asked.filter(({ question }) => likeness(question) === likeness(one.question)),
      ),
    }))
  })
}

const CLASSES =
  'process|study|act|ability|amount|distance|force|part|name|layer|line|point|practice|use|movement|rate|art|science|branch|place|energy|area|power|money|substance|material|group|system|total|length|height|space|state|study|lowest|highest|largest|smallest|longest'
const EXPLAINS = new RegExp(`^(?:an?|any|one of)\\s|^the (?:\\S+ )?(?:${CLASSES})\\b`)
const PLAIN_TERM =
  /^What (?:is|are|was|were) (?:an? )?(?!the |this |two |three |four |five )[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}\?$/u

/** "A star is a long truce" plays with words: what explains has a class and says more about it. */
function isExplaining({ front, back }: Draft): boolean {
  return (
    PLAIN_TERM.test(front) && EXPLAINS.test(back) && back.split(' ').length >= 5 && !/\banother\b/.test(back)
  )
}

/** "is called afterward" names nothing. */
function isWholeName({ back }: Draft): boolean {
  return back.split(' ').length <= 4 && !/,|^(?:\S+ly|often|so|afterwards?|after|by|on|for)\b/.test(back)
}

/** About as long, and none the beginning of another. */
function listOthers(one: Asked, all: readonly Asked[]): string[] {
  return keepUnique(
    all
      .filter((other) => other !== one)
      .map(({ answer }) => answer)
      .filter((answer) => answer.length < one.answer.length * 2.5 && answer.length * 2.5 > one.answer.length)
      .filter((answer) => answer.toLowerCase() !== one.answer.toLowerCase()),
  )
}
