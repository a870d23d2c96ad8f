import type { Expression, Statement } from '../expression.ts'
import type { Letters } from '../numbers/evaluate.ts'
import { divide, makeRational, negate, type Rational } from '../numbers/rational.ts'
import { isExact, nearest, type Value } from '../numbers/value.ts'
import { testStatement } from '../relations.ts'
import { addPolynomials, multiplyPolynomials, type Polynomial, scale, toQuotient } from './polynomial.ts'
import { realRoots, toCoefficients, withoutRoot } from './roots.ts'
import { rangeToScan, scanForRoots } from './scan-roots.ts'

type Point = ReadonlyMap<string, Value>
const CLOSE = 1e-7

/** Says which solution the list lacks; null where it is complete, or where that cannot be decided. */
export function findMissingSolution(
  system: Statement[],
  unknowns: string[],
  parameters: Letters,
  found: Point[],
): string | null {
  const equations = system.flatMap(toDifferences)
  if (equations.length === 0) return null
  const [unknown] = unknowns
  if (unknown !== undefined && unknowns.length === 1)
    return findMissingRoot(system, equations, unknown, parameters, found)
  return findMissingPoint(system, equations, unknowns, parameters, found)
}

/** Each "a = b" as a - b; inequalities only filter. */
function toDifferences({ sides, relations }: Statement): Expression[] {
  return relations.flatMap((relation, index) =>
    relation === '='
      ? [
          {
            kind: 'subtract',
            left: sides[index] as Expression,
            right: sides[index + 1] as Expression,
          } as const,
        ]
      : [],
  )
}

function findMissingRoot(
  system: Statement[],
  equations: Expression[],
  unknown: string,
  parameters: Letters,
  found: Point[],
): string | null {
  const given = found.map((point) => point.get(unknown) as Value)
  const isNew = (root: number) => !given.some((value) => isClose(nearest(value), root))
  const solves = (root: number) =>
    isSolvedNear(system, new Map(parameters).set(unknown, { near: root, error: CLOSE }))
  const tops = equations.map((equation) => toQuotient(equation, [unknown], parameters)?.top)
  const top = tops.find((each) => each && each.size > 0)
  const isAlwaysTrue = tops.every((each) => each?.size === 0)
  if (isAlwaysTrue) return system.length > equations.length ? null : 'every value solves it'
  const roots = top
    ? rootsBesides(top, given)
    : scanForRoots(
        equations[0] as Expression,
        unknown,
        parameters,
        rangeToScan(system, unknown, parameters, given.map(nearest)),
      )
  const missing = roots.find((root) => isNew(root) && solves(root))
  return missing === undefined ? null : `${unknown} ≈ ${missing} solves it too`
}

function rootsBesides(top: Polynomial, given: Value[]): number[] {
  let rest = toCoefficients(top)
  for (const value of given) if (isExact(value)) rest = withoutRoot(rest, value)
  return realRoots(rest)
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b))
}

/** The root itself is only known nearly, so equations are compared with that much play. */
function isSolvedNear(system: Statement[], point: Letters): boolean {
  return system.every((statement) => testStatement(statement, point) === true)
}

/** Several unknowns: puts one equation after the other into the rest, until one unknown is left. */
function findMissingPoint(
  system: Statement[],
  equations: Expression[],
  unknowns: string[],
  parameters: Letters,
  found: Point[],
): string | null {
  const tops: Polynomial[] = []
  for (const equation of equations) {
    const quotient = toQuotient(equation, unknowns, parameters)
    if (!quotient || [...quotient.bottom.keys()].some((key) => /[1-9]/.test(key))) return null
    if (quotient.top.size > 0) tops.push(quotient.top)
  }
  const hasOnlyEquations = system.every(({ relations }) => relations.every((relation) => relation === '='))
  const left = new Set(unknowns.map((_, place) => place))
  for (;;) {
    if (tops.some((top) => isConstant(top))) return null
    const [place] = left
    if (left.size === 1 && place !== undefined)
      return findMissingAt(tops, place, unknowns, found, hasOnlyEquations)
    if (tops.length === 0) return hasOnlyEquations ? 'it has endless solutions' : null
    const pivot = findPivot(tops, left)
    if (!pivot) return null
    tops.splice(tops.indexOf(pivot.top), 1)
    left.delete(pivot.place)
    const replaced = tops.map((top) => substitute(top, pivot.place, pivot.value))
    tops.splice(0, tops.length, ...replaced.filter((top) => top.size > 0))
  }
}

function isConstant(top: Polynomial): boolean {
  return [...top.keys()].every((key) => !/[1-9]/.test(key))
}

/** The last unknown decides: to each of its values belongs exactly one point. */
function findMissingAt(
  tops: Polynomial[],
  place: number,
  unknowns: string[],
  found: Point[],
  hasOnlyEquations: boolean,
): string | null {
  const unknown = unknowns[place] as string
  const [top, ...others] = tops.map((each) => onlyPlace(each, place))
  if (!top) return hasOnlyEquations ? 'it has endless solutions' : null
  if (others.length > 0 || !hasOnlyEquations) return null
  const given = found.map((point) => point.get(unknown) as Value)
  const missing = rootsBesides(top, given).find(
    (root) => !given.some((value) => isClose(nearest(value), root)),
  )
  return missing === undefined ? null : `a solution with ${unknown} ≈ ${missing} is missing`
}

function onlyPlace(top: Polynomial, place: number): Polynomial {
  return new Map([...top].map(([key, coefficient]) => [key.split(',')[place] as string, coefficient]))
}

type Pivot = { top: Polynomial; place: number; value: Polynomial }

/** An equation in which one unknown stands alone and simply: a·y + (the rest) = 0, so y = -(the rest)/a. */
function findPivot(tops: Polynomial[], left: Set<number>): Pivot | null {
  for (const top of tops) {
    for (const place of left) {
      const terms = [...top].filter(([key]) => key.split(',')[place] !== '0')
      const [key, coefficient] = terms[0] ?? []
      if (terms.length !== 1 || !key || !coefficient) continue
      const isAlone = key.split(',').every((exponent, index) => exponent === (index === place ? '1' : '0'))
      if (!isAlone) continue
      const rest = new Map(top)
      rest.delete(key)
      return { top, place, value: scale(rest, negate(divide(makeRational(1n), coefficient))) }
    }
  }
  return null
}

function substitute(top: Polynomial, place: number, value: Polynomial): Polynomial {
  let result: Polynomial = new Map<string, Rational>()
  for (const [key, coefficient] of top) {
    const exponents = key.split(',')
    const times = Number(exponents[place])
    exponents[place] = '0'
    let term: Polynomial = new Map([[exponents.join(), coefficient]])
    for (let count = 0; count < times; count++) term = multiplyPolynomials(term, value)
    result = addPolynomials(result, term)
  }
  return result
}
