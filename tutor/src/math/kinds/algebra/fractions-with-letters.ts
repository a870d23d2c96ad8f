import { type Expression, lettersOf, print } from '#engines/algebra/index.ts'
import { divide, isZero, type Rational } from '#engines/algebra/numbers/rational.ts'
import { toQuotient } from '#engines/algebra/solving/polynomial.ts'
import { divideWithRest, toCoefficients } from '#engines/algebra/solving/roots.ts'
import { commonDenominator, commonFactor, whole, writePolynomial } from '../../writing/polynomial.ts'
import type { Draft, DraftStep } from '../kind.ts'

/** (x² − 9)/(x − 3): the factor that top and bottom share is canceled. Null where there is none to cancel or more letters. */
export function cancelFraction(of: Expression): Draft | { reason: string } | null {
  const [letter, second] = lettersOf(of)
  if (!letter || second || of.kind !== 'divide') return null
  const quotient = toQuotient(of, [letter])
  if (!quotient) return null
  const [top, bottom] = [quotient.top, quotient.bottom].map((each) => trim(toCoefficients(each))) as [
    Rational[],
    Rational[],
  ]
  if (top.length === 0 || bottom.length < 2) return null
  const shared = sharedFactor(top, bottom)
  if (shared.length < 2) return { reason: 'Top and bottom of this fraction share no factor.' }
  const [above, below] = wholeNumbers(
    divideWithRest(top, shared).quotient,
    divideWithRest(bottom, shared).quotient,
  )
  const result =
    below.length === 1 && below[0]?.top === 1n && below[0].bottom === 1n
      ? writePolynomial(above, letter)
      : below.length === 1
        ? writePolynomial(
            above.map((each) => divide(each, below[0] as Rational)),
            letter,
          )
        : `(${writePolynomial(above, letter)})/(${writePolynomial(below, letter)})`
  const problem = print(of)
  const factor = writePolynomial(monic(shared), letter)
  const factored = `((${factor})*(${writePolynomial(divideWithRest(top, monic(shared)).quotient, letter)}))/((${factor})*(${writePolynomial(divideWithRest(bottom, monic(shared)).quotient, letter)}))`
  const steps: DraftStep[] = [
    {
      rule: 'factor',
      say: 'Factor the top and the bottom.',
      before: problem,
      after: factored,
      facts: [{ same: [problem, factored] }],
    },
    {
      rule: 'cancel',
      say: `Cancel the common factor ${factor.replaceAll('*', '')}. It must not be zero.`,
      before: factored,
      after: result,
      facts: [{ same: [factored, result] }],
    },
  ]
  return {
    kind: 'simplification',
    words: 'Write the fraction as simply as possible.',
    problem,
    steps,
    answer: { plain: result },
    proof: [{ same: [problem, result] }],
    nudge: 'Can you factor the top and the bottom?',
    hint: 'Factor both, then cancel what they share.',
  }
}

function trim(list: readonly Rational[]): Rational[] {
  const copy = [...list]
  while (copy.length > 0 && isZero(copy.at(-1) as Rational)) copy.pop()
  return copy
}

/** Euclid's way to the greatest common factor. */
function sharedFactor(a: readonly Rational[], b: readonly Rational[]): Rational[] {
  let [x, y] = [trim(a), trim(b)]
  while (y.length > 0) [x, y] = [y, trim(divideWithRest(x, y).rest)]
  return x
}

function monic(list: readonly Rational[]): Rational[] {
  return list.map((each) => divide(each, list.at(-1) as Rational))
}

/** Both over the same number, so that whole numbers stand in them and the bottom starts with a plus. */
function wholeNumbers(top: readonly Rational[], bottom: readonly Rational[]): [Rational[], Rational[]] {
  const times = commonDenominator([...top, ...bottom])
  const cleared = [top, bottom].map((list) =>
    list.map((each) => divide(each, { top: 1n, bottom: times })),
  ) as [Rational[], Rational[]]
  const by = whole(commonFactor(cleared.flat()) * ((cleared[1].at(-1) as Rational).top < 0n ? -1n : 1n))
  return cleared.map((list) => list.map((each) => divide(each, by))) as [Rational[], Rational[]]
}
