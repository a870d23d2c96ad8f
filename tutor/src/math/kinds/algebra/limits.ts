import { type Expression, lettersOf, parse, print } from '#engines/algebra/index.ts'
import { isZero, type Rational } from '#engines/algebra/numbers/rational.ts'
import { toQuotient } from '#engines/algebra/solving/polynomial.ts'
import { divideWithRest, evaluateAt, toCoefficients } from '#engines/algebra/solving/roots.ts'
import { isMath } from '../../reading/request.ts'
import { exactValue, whole, writeFraction, writePolynomial } from '../../writing/polynomial.ts'
import { toLatex } from '../../writing/to-latex.ts'
import type { Draft, Solver } from '../kind.ts'

const TO = String.raw`([a-z]) ?(?:->|→|goes to|approaches|tends to|gets close to|\\to) ?(-?\d+(?:\/\d+)?)`
const BEHIND = new RegExp(
  String.raw`^(?:find |what is |evaluate |calculate |compute )?(?:the )?lim(?:it)?(?: of)? (.+?),? (?:as|when|for) ${TO}$`,
  'i',
)
const BEFORE = new RegExp(
  String.raw`^(?:find |what is |evaluate |calculate |compute )?(?:the )?lim(?:it)?(?:_| as| when)? ?\(?${TO}\)?,? (?:of )?(.+)$`,
  'i',
)

/** Limits of quotients of polynomials at a number. */
export const LIMITS: Solver = {
  kinds: ['limit'],
  solve(text) {
    const line = text.replace(/[?.\s]+$/, '').replace(/-+>/g, '->')
    const behind = BEHIND.exec(line)
    const before = behind ? null : BEFORE.exec(line)
    const [body, letter, at] = behind
      ? [behind[1], behind[2], behind[3]]
      : [before?.[3], before?.[1], before?.[2]]
    if (!body || !letter || !at || !isMath(body)) return null
    const parsed = parse(body)
    const [statement, other] = parsed.ok ? parsed.statements : []
    const of = statement?.sides[0]
    if (!of || other || statement?.relations.length !== 0 || lettersOf(of).join() !== letter) return null
    return approach(of, letter, at)
  },
  similar(_, dice) {
    const a = dice.int(1, 6)
    return `limit of (x^2 - ${a * a})/(x - ${a}) as x goes to ${a}`
  },
}

function approach(of: Expression, letter: string, at: string): Draft | { reason: string } {
  const quotient = toQuotient(of, [letter])
  if (!quotient) return { reason: 'I find limits of quotients of polynomials.' }
  let [top, bottom] = [toCoefficients(quotient.top), toCoefficients(quotient.bottom)] as [
    readonly Rational[],
    readonly Rational[],
  ]
  const place = exactValue(at)
  const factor = [whole(0), whole(1)].map((each, index) =>
    index === 0 ? { top: -place.top, bottom: place.bottom } : each,
  )
  let isReduced = false
  while (top.length > 1 && isZero(evaluateAt(top, place)) && isZero(evaluateAt(bottom, place))) {
    top = divideWithRest(top, factor).quotient
    bottom = divideWithRest(bottom, factor).quotient
    isReduced = true
  }
  const below = evaluateAt(bottom, place)
  if (isZero(below)) return { reason: 'There is no limit: the values grow without end.' }
  const reduced = `(${writePolynomial(top, letter)})/(${writePolynomial(bottom, letter)})`
  const filled = reduced.replace(new RegExp(letter, 'g'), `(${at})`)
  const result = writeFraction(exactValue(filled))
  const problem = print(of)
  const question = { tex: `\\lim_{${letter} \\to ${toLatex(at)}} ${toLatex(problem)}` }
  // Very near on both sides the value is nearly the limit, the nearer the better.
  const near = (gap: string): string =>
    problem.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), `(${at} + ${gap})`)
  const close = (gap: string, bound: string) => ({ holds: `abs(${near(gap)} - (${result})) < ${bound}` })
  return {
    kind: 'limit',
    words: `Find the limit for ${letter} → ${at}.`,
    problem: question,
    steps: [
      ...(isReduced
        ? [
            {
              rule: 'cancel',
              say: 'Top and bottom are both 0 there. Factor them and cancel the common factor.',
              before: problem,
              after: reduced.replace(/^\((.*)\)\/\(1\)$/, '$1'),
              facts: [{ same: [problem, reduced] as const }],
            },
          ]
        : []),
      {
        rule: 'put-in',
        say: `Put in ${at}.`,
        before: filled,
        after: result,
        facts: [{ same: [filled, result] }],
      },
    ],
    answer: { plain: result },
    proof: [
      { same: [problem, reduced] },
      { same: [filled, result] },
      close('1/10000', '1/10'),
      close('(-1)/10000', '1/10'),
    ],
    nudge: 'What happens if you put the number in?',
    hint: 'If top and bottom are both zero, factor and cancel first.',
  }
}
