import { lettersOf, type Statement } from './expression.ts'
import { parse } from './reading/parse.ts'
import { testStatement } from './relations.ts'
import { samplePoints } from './sample-points.ts'
import { checkSolutions } from './solving/solutions.ts'
import { refuse, type Verdict } from './verdict.ts'

/**
 * A statement in plain math, true for every value of its letters; or an equation, inequality or system (joined with
 * ";") with its complete real solutions.
 */
export type Claim = string | { equation: string; solutions: Record<string, string>[] }

const ENOUGH_POINTS = 6

export function isTrue(claim: Claim): boolean {
  return checkClaim(claim).isTrue
}

export function checkClaim(claim: Claim): Verdict {
  const text = typeof claim === 'string' ? claim : claim.equation
  const parsed = parse(text)
  if (!parsed.ok) return refuse(`${parsed.message} (place ${parsed.at + 1})`)
  if (parsed.statements.some((statement) => statement.relations.length === 0)) {
    return refuse('states nothing: a relation such as = is missing')
  }
  if (typeof claim !== 'string') return checkSolutions(parsed.statements, claim.solutions)
  for (const statement of parsed.statements) {
    const verdict = checkStatement(statement)
    if (!verdict.isTrue) return verdict
  }
  return { isTrue: true }
}

/** By trying: two different polynomials of school size never agree at all of the points. */
export function checkStatement(statement: Statement): Verdict {
  const letters = lettersOf(...statement.sides)
  if (letters.length === 0) {
    const result = testStatement(statement)
    if (result === null) return refuse('has no value')
    return result ? { isTrue: true } : refuse('is not true')
  }
  let valid = 0
  for (const point of samplePoints(letters)) {
    const result = testStatement(statement, point)
    if (result === false) return refuse('is not true for every value of its letters')
    if (result === true) valid++
    if (valid >= ENOUGH_POINTS + 2) break
  }
  return valid >= ENOUGH_POINTS
    ? { isTrue: true }
    : refuse('has no value at most places, so it cannot be checked')
}
