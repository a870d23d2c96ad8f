import type { ComputeEngine, ExpressionInput } from '@cortex-js/compute-engine'
import type { MathJsonExpression as MathJson } from '@cortex-js/compute-engine/math-json'
import {
  checkClaim,
  type Expression,
  evaluate,
  isIdentical,
  isTrue,
  lettersOf,
  parse,
  parseExpression,
  type Statement,
} from '#engines/algebra/index.ts'
import { makeRational } from '#engines/algebra/numbers/rational.ts'
import { nearest, type Value } from '#engines/algebra/numbers/value.ts'
import type { Fact } from './fact.ts'
import { symbolOf, toMathJson, toRelations } from './to-math-json.ts'

/** Odd enough that no school expression is equal to another one there by chance. */
const POINTS = [0.37, 1.618, 2.23, -0.71, 3.47, -2.9, 4.81, 7.13, 0.083]
const ENOUGH_POINTS = 6
const TOLERANCE = 1e-9
const SLOPE_TOLERANCE = 1e-4

/**
 * Whether a fact holds: two engines that know nothing of each other must both say so. Ours counts in exact fractions and
 * knows when solutions are missing; the compute engine rewrites and evaluates on its own.
 */
export function createVerifier(engine: ComputeEngine): (fact: Fact) => boolean {
  const numberOf = (json: ExpressionInput, at: Record<string, MathJson> = {}): number => {
    const result = engine.expr(json).subs(at).N()
    return result.im === 0 ? result.re : Number.NaN
  }

  function isSame(left: Expression, right: Expression): boolean {
    const [a, b] = [engine.expr(toMathJson(left)), engine.expr(toMathJson(right))]
    const letters = lettersOf(left, right)
    if (letters.length === 0) return isNear(numberOf(a), numberOf(b))
    let agreed = 0
    for (const [index] of POINTS.entries()) {
      const at = pointAt(letters, index)
      const [x, y] = [numberOf(a, at), numberOf(b, at)]
      if (!Number.isFinite(x) && !Number.isFinite(y)) continue
      if (!isNear(x, y)) return false
      if (++agreed === ENOUGH_POINTS) return true
    }
    return false
  }

  const isRelationTrue = (relation: MathJson): boolean => {
    const [name, left, right] = relation as [string, MathJson, MathJson]
    const [x, y] = [numberOf(left), numberOf(right)]
    if (!Number.isFinite(x) || !Number.isFinite(y)) return false
    const isEqual = isNear(x, y)
    if (name === 'Equal' || name === 'NotEqual') return isEqual === (name === 'Equal')
    if (isEqual) return name.endsWith('Equal')
    return x < y === name.startsWith('Less')
  }

  const holdsAt = (statement: Statement, at: Record<string, MathJson>): boolean =>
    toRelations(statement).every((relation) => {
      const [name, ...sides] = relation as [string, ...MathJson[]]
      return isRelationTrue([name, ...sides.map((side) => engine.expr(side).subs(at).json)] as MathJson)
    })

  const holdsEverywhere = (statement: Statement): boolean => {
    const letters = lettersOf(...statement.sides)
    return POINTS.every((_, index) => holdsAt(statement, pointAt(letters, index)))
  }

  /** Points are put in; a range must agree with the statement inside, outside and at its ends. */
  function fits(statements: Statement[], solutions: Record<string, string>[]): boolean {
    const isRange = solutions.some((each) => Object.values(each).some((text) => /[<>]/.test(text)))
    if (!isRange) {
      return solutions.every((solution) => {
        if (Object.keys(solution).length === 0) return statements.every(holdsEverywhere)
        const at: Record<string, MathJson> = {}
        for (const [letter, text] of Object.entries(solution)) {
          const parsed = parseExpression(text)
          if (!parsed.ok) return false
          at[symbolOf(letter)] = toMathJson(parsed.expression)
        }
        return statements.every((statement) => holdsAt(statement, at))
      })
    }
    const ranges = solutions.map((each) => {
      const [letter, text] = Object.entries(each)[0] as [string, string]
      return { letter, parsed: parse(text.startsWith('<') || text.startsWith('>') ? letter + text : text) }
    })
    return ranges.every(({ letter, parsed }) => {
      if (!parsed.ok) return false
      const ends = parsed.statements.flatMap(({ sides }) =>
        sides.map((side) => evaluate(side)).filter((value): value is Value => value !== null),
      )
      const places = ends.flatMap((end) => [-3, -0.5, 0, 0.5, 3].map((offset) => nearest(end) + offset))
      return places.every((place) => {
        const at = { [symbolOf(letter)]: place }
        const isInside = ranges.some((range) => {
          return range.parsed.ok && range.parsed.statements.every((statement) => holdsAt(statement, at))
        })
        return isInside === statements.every((statement) => holdsAt(statement, at))
      })
    })
  }

  function isDerivative(of: Expression, is: Expression, letter: string): boolean {
    const derived = engine.expr(['D', toMathJson(of), symbolOf(letter)]).evaluate().json
    let agreed = 0
    for (const place of POINTS) {
      const at = { [symbolOf(letter)]: place }
      const [x, y] = [numberOf(derived, at), numberOf(toMathJson(is), at)]
      const slope = slopeAt(of, letter, place)
      if (!Number.isFinite(x) || slope === null) continue
      if (!isNear(x, y) || Math.abs(slope - y) > SLOPE_TOLERANCE * Math.max(1, Math.abs(y))) return false
      if (++agreed === ENOUGH_POINTS) return true
    }
    return false
  }

  function verify(fact: Fact): boolean {
    if ('same' in fact) {
      const [left, right] = fact.same.map(parseExpression)
      if (!left?.ok || !right?.ok) return false
      return isIdentical(left.expression, right.expression) && isSame(left.expression, right.expression)
    }
    if ('equation' in fact) {
      const parsed = parse(fact.equation)
      return parsed.ok && checkClaim(fact).isTrue && fits(parsed.statements, fact.solutions)
    }
    if ('holds' in fact) {
      const parsed = parse(fact.holds)
      return parsed.ok && isTrue(fact.holds) && parsed.statements.every((each) => holdsAt(each, {}))
    }
    if ('derivativeOf' in fact) {
      const [of, is] = [parseExpression(fact.derivativeOf), parseExpression(fact.is)]
      return of.ok && is.ok && isDerivative(of.expression, is.expression, fact.letter)
    }
    if (fact.function === 'IsPrime') {
      const isPrime = hasNoDivisor(fact.of[0] ?? '')
      const found = engine.expr(['IsPrime', Number(fact.of[0])]).evaluate().json
      return (fact.is === '1') === isPrime && found === (isPrime ? 'True' : 'False')
    }
    const items = fact.of.map(parseExpression)
    const is = parseExpression(fact.is)
    if (!is.ok || items.some((item) => !item.ok)) return false
    const list = items.map((item) => (item.ok ? toMathJson(item.expression) : 0))
    const json: MathJson =
      fact.function === 'GCD' || fact.function === 'LCM'
        ? [fact.function, ...list]
        : [fact.function, ['List', ...list]]
    return isNear(engine.expr(json).evaluate().N().re, numberOf(toMathJson(is.expression)))
  }

  return (fact) => {
    try {
      return verify(fact)
    } catch {
      // The compute engine gives up by throwing; what it cannot confirm is not shown.
      return false
    }
  }
}

/** By trial, which takes no more than thirty thousand divisions. */
function hasNoDivisor(text: string): boolean {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 2 || number > 1_000_000_000) return false
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false
  return true
}

function isNear(x: number, y: number): boolean {
  return Math.abs(x - y) <= TOLERANCE * Math.max(1, Math.abs(x), Math.abs(y))
}

function pointAt(letters: string[], index: number): Record<string, number> {
  return Object.fromEntries(
    letters.map((letter, place) => [symbolOf(letter), POINTS[(index + place * 2) % POINTS.length] as number]),
  )
}

/** The slope between two points very close to each other, from our own engine. */
function slopeAt(of: Expression, letter: string, place: number): number | null {
  const [left, right] = [-1n, 1n].map((side) => {
    const x = makeRational(BigInt(Math.round(place * 1e6)) + side * 10n, 1_000_000n)
    return evaluate(of, new Map([[letter, x]]))
  })
  return left && right ? (nearest(right) - nearest(left)) / 2e-5 : null
}
