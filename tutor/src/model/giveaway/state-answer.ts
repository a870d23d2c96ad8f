import { type Expression, evaluate, parse, print } from '#engines/algebra/index.ts'
import type { Value } from '#engines/algebra/numbers/value.ts'
import { isAmong, isCount, listNumbers, toValue } from '../claims/ground.ts'
import { listClaims } from '../claims/list-claims.ts'
import { READ_LANGUAGES } from '../claims/number-words.ts'
import { writePlainMath } from '../claims/plain-math.ts'
import { joinDigits, listHidden } from './unhide.ts'

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

/**
 * Whether a sentence holds the answer of a calculation: as digits or in words of any of our languages, as a fraction, a decimal
 * or a percentage, worked out or still to be worked out. A number of the question tells nothing until something is said to be it.
 */
export function statesAnswer(sentence: string, { values, forms }: Answer, question: string): boolean {
  const given = listNumbers(writePlainMath(question, 'en'))
  const isAsking = /[?？]\s*$/.test(sentence.trim())
  const isSecret = (value: Value) => isAmong(value, values) && !isAmong(value, given)
  const joined = [...joinDigits(sentence), ...listHidden(sentence).filter((one) => /^\d+$/.test(one))]
  if (joined.some((one) => listNumbers(one).some(isSecret))) return true
  // Most sentences read alike in all of them.
  const readings = new Set(READ_LANGUAGES.map((language) => writePlainMath(sentence, language)))
  return [...readings].some((plain) => {
    const { claims, loose } = listClaims(plain)
    if (loose.some(({ value, next }) => !isCount(value, next) && readWhole(value).some(isSecret))) return true
    return claims.some((claim) => {
      if (claim.kind === 'result' && isCount(claim.text, claim.next)) return false
      const sides = claim.statement.sides
      if (sides.some((side) => forms.includes(spell(side)))) return true
      const [first, ...others] = sides
      const stated =
        claim.kind === 'result' || first?.kind === 'letter' ? (claim.kind === 'result' ? sides : others) : []
      if (!isAsking && stated.some((side) => toValue(side).some((value) => isAmong(value, values))))
        return true
      return (
        sides.some((side) => side.kind === 'number' && toValue(side).some(isSecret)) ||
        (!isAsking && endsWith(sides, values, first))
      )
    })
  })
}

/** "3/8 + 1/8 = 4/8": the last side of a calculation is where it comes out. */
function endsWith(
  sides: readonly Expression[],
  values: readonly Value[],
  first: Expression | undefined,
): boolean {
  if (!first || sides.length < 2) return false
  return (
    sides.every((side) => evaluate(side) !== null) &&
    sides.some((side) => toValue(side).some((value) => isAmong(value, values)))
  )
}

/** "4/8" as a whole, not as a 4 and an 8. */
function readWhole(value: string): Value[] {
  const parsed = parse(value)
  return parsed.ok ? (parsed.statements[0]?.sides ?? []).flatMap(toValue) : []
}
