import { type Expression, evaluate, parse, print } from '#engines/algebra/index.ts'
import { negateValue, type Value } from '#engines/algebra/numbers/value.ts'
import { isAmong, isCount, listNumbers, toValue } from '../claims/ground.ts'
import { listClaims } from '../claims/list-claims.ts'
import { READ_LANGUAGES } from '../claims/number-words.ts'
import { writePlainMath } from '../claims/plain-math.ts'
import { joinDigits, listHidden, readRoman } from './unhide.ts'

type Answer = { values: Value[]; forms: string[] }

export function readAnswers(answers: readonly string[]): Answer {
  const sides = answers.flatMap((answer) => {
    const bare = answer.replace(/\\[a-z]+|[{}$]/gi, ' ').replace(/(?<=\d)\s+[\p{L}°²³/]+\s*$/u, '')
    const parsed = parse(bare.replace(/,\s*/g, '; '))
    return parsed.ok ? parsed.statements.flatMap(({ sides }) => sides.slice(-1)) : []
  })
  return {
    values: sides.flatMap(toValue),
    forms: sides.filter((side) => evaluate(side) === null).map(spell),
  }
}

const spell = (expression: Expression) => print(expression).replace(/[\s*]/g, '')
const squeeze = (text: string) => text.replace(/[\s()]/g, '')

const NUMBER = /(?<![\p{L}\d.])\d+(?:\.\d+)?(?:\/\d+)?%?(?:\s+(\p{L}+))?/gu
/** Number words of other languages that are words of English. */
const ENGLISH_TOO = /\b(?:once|elf|seize|dos)\b(?!\s*(?:$|[.,;!?]))/gi
/** A number of the question is called the right one. */
const CHOSEN =
  /(\d+(?:\.\d+)?(?:\/\d+)?)\s+(?:is|looks|seems|would be|has to be|must be)\s+(?:right|correct|it(?![\p{L}'])|the (?:right|one|answer|solution|result))/giu

/**
 * Whether a sentence holds the answer of a calculation: as digits or in words of any of our languages, as a fraction, a decimal
 * or a percentage, worked out or still to be worked out. A number of the question tells nothing until something is said to be it.
 */
export function statesAnswer(sentence: string, { values, forms }: Answer, question: string): boolean {
  const asked = writePlainMath(question, 'en')
  const given = listNumbers(asked)
  const isAsking = /[?？]\s*$/.test(sentence.trim())
  const isAnswer = (value: Value) => isAmong(value, values)
  const isSecret = (value: Value) =>
    (isAnswer(value) || isAnswer(negateValue(value))) && !isAmong(value, given)
  const packed = [
    ...joinDigits(sentence),
    ...readRoman(sentence),
    ...listHidden(sentence).filter((one) => /^\d+$/.test(one)),
  ]
  if (packed.some((one) => listNumbers(one).some(isSecret))) return true
  // Most sentences read alike in all of them.
  const foreign = sentence.replace(ENGLISH_TOO, '')
  const readings = new Set(
    READ_LANGUAGES.map((language) => writePlainMath(language === 'en' ? sentence : foreign, language)),
  )
  return [...readings].some((plain) => {
    const numbers = [...plain.matchAll(NUMBER)].map(([all, next = '']) => ({
      value: /^[\d./]+%?/.exec(all)?.[0] ?? '',
      next: next.toLowerCase(),
    }))
    if (numbers.some(({ value, next }) => !isCount(value, next) && readWhole(value).some(isSecret)))
      return true
    const { claims, bare } = listClaims(plain)
    if (claims.some(({ statement }) => statement.sides.some((side) => forms.includes(spell(side)))))
      return true
    if (isAsking) return false
    const chosen = [...plain.matchAll(CHOSEN)].flatMap(([, value = '']) => readWhole(value))
    const isRepeated = (side: Expression) => squeeze(asked).includes(squeeze(print(side)))
    if (chosen.some(isAnswer) || bare.some((side) => !isRepeated(side) && toValue(side).some(isAnswer)))
      return true
    return claims.some((claim) => {
      if (claim.kind === 'result' && isCount(claim.text, claim.next)) return false
      const { sides } = claim.statement
      const isSum = sides.length > 1 && sides.every((side) => evaluate(side) !== null)
      const stated =
        claim.kind === 'result' || isSum ? sides : sides[0]?.kind === 'letter' ? sides.slice(1) : []
      return stated.some((side) => toValue(side).some(isAnswer))
    })
  })
}

/** "4/8" as a whole, not as a 4 and an 8; "84%" is an 84 as well. */
function readWhole(value: string): Value[] {
  return [...new Set([value, value.replace('%', '')])].flatMap((text) => {
    const parsed = parse(text)
    return parsed.ok ? (parsed.statements[0]?.sides ?? []).flatMap(toValue) : []
  })
}
