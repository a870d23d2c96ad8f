import type { Token } from '../reading/tokens.ts'
import { isKindOf, isMeasure, isOpposite, singular, TIMES } from '../words/nouns.ts'
import { verbOf } from '../words/verbs.ts'

/** Words of a question that need not have been told of. */
const FREE = new Set(
  (
    'how many much more fewer less does do did is are was were will would can could must should has have had be been the a an of in on at to for from with by than and or ' +
    'he she they it him her them his its their we i you my our us who that this these those there all both each every one two left now still altogether together total in up so ' +
    'more long tall high wide deep heavy old far longer taller shorter older younger heavier lighter wider deeper what not then yet already just only back first start beginning begin before after end again day way other ' +
    'money change number fraction percent perimeter area volume average mean profit cost price amount people person animal child piece group side square cubic full whole half same different everyone any ' +
    'as if when while during per away out off over around down into about also be free needed some either another cent coin completely exactly missing fence fencing sale selling final reduced'
  ).split(' '),
)

/** Whether a question speaks only of what the story has told of; "the red ones" of a story without red asks for something else. */
/** "glasses of 0.2 liter" are told of by the question itself. */
function isMeasuredHere(question: readonly Token[], at: number): boolean {
  return question[at + 1]?.word === 'of' && question[at + 2]?.numeral !== undefined
}

export function knowsWords(story: readonly Token[], question: readonly Token[]): boolean {
  const told = new Set(story.map(({ word }) => singular(word)))
  return question.every(({ word, numeral }, at) => {
    if (numeral || isMeasuredHere(question, at) || !/^[a-z]/.test(word) || FREE.has(word) || verbOf(word))
      return true
    const noun = singular(word)
    return (
      FREE.has(noun) ||
      told.has(noun) ||
      told.has(word) ||
      [...told].some((each) => isOpposite(each, word) || isOpposite(each, noun)) ||
      isMeasure(noun) ||
      TIMES.has(noun) ||
      [...told].some((each) => isKindOf(each, noun))
    )
  })
}
