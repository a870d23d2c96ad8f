import { type Expression, lettersOf, type Relation, type Statement } from './expression.ts'
import { evaluate } from './numbers/evaluate.ts'
import { compareValues, divideValues, nearest, type Value } from './numbers/value.ts'
import { parse, parseExpression } from './reading/parse.ts'
import { samplePoints } from './sample-points.ts'

const ENOUGH_POINTS = 6

/** Two texts without letters that are worth the same; false where one of them cannot be read. */
export function isSameValue(a: string, b: string): boolean {
  const [left, right] = [parseExpression(a), parseExpression(b)]
  if (!left.ok || !right.ok) return false
  const [x, y] = [evaluate(left.expression), evaluate(right.expression)]
  return x !== null && y !== null && compareValues(x, y) === 0
}

/** Two texts that mean the same for all values of their letters; equations and inequalities up to equal rewriting. */
export function isSameExpression(a: string, b: string): boolean {
  const [left, right] = [parse(a), parse(b)]
  if (!left.ok || !right.ok || left.statements.length !== right.statements.length) return false
  const open = [...right.statements]
  return left.statements.every((statement) => {
    const found = open.findIndex((other) => isSameStatement(statement, other))
    if (found >= 0) open.splice(found, 1)
    return found >= 0
  })
}

export function isSameStatement(a: Statement, b: Statement): boolean {
  if (a.relations.length !== b.relations.length) return false
  if (a.relations.length === 0) return isIdentical(a.sides[0] as Expression, b.sides[0] as Expression)
  const [steps, others] = [toSteps(a), toSteps(b)]
  return (
    steps.every((step, index) => isSameStep(step, others[index] as Step)) ||
    steps.every((step, index) => isSameStep(step, others.at(-1 - index) as Step))
  )
}

export function isIdentical(a: Expression, b: Expression): boolean {
  const letters = lettersOf(a, b)
  let valid = 0
  for (const point of letters.length > 0 ? samplePoints(letters) : [undefined]) {
    const [x, y] = [evaluate(a, point), evaluate(b, point)]
    if ((x === null) !== (y === null) && letters.length === 0) return false
    if (!x || !y) continue
    if (compareValues(x, y) !== 0) return false
    valid++
    if (valid >= ENOUGH_POINTS + 2) break
  }
  return valid >= (letters.length > 0 ? ENOUGH_POINTS : 1)
}

type Step = { difference: Expression; relation: Relation }

function toSteps({ sides, relations }: Statement): Step[] {
  return relations.map((relation, index) => ({
    difference: { kind: 'subtract', left: sides[index] as Expression, right: sides[index + 1] as Expression },
    relation,
  }))
}

const TURNED: Record<Relation, Relation> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
}

/** The same relation where one difference is a fixed multiple of the other; a negative multiple turns it around. */
function isSameStep(a: Step, b: Step): boolean {
  const letters = lettersOf(a.difference, b.difference)
  if (letters.length === 0) return a.relation === b.relation && isIdentical(a.difference, b.difference)
  let ratio: Value | null = null
  let valid = 0
  for (const point of samplePoints(letters)) {
    const [x, y] = [evaluate(a.difference, point), evaluate(b.difference, point)]
    if (!x || !y) continue
    const here = divideValues(x, y)
    if (!here || nearest(here) === 0) {
      if (compareValues(x, y) !== 0) return false
      continue
    }
    if (ratio && compareValues(ratio, here) !== 0) return false
    ratio = here
    valid++
    if (valid >= ENOUGH_POINTS + 2) break
  }
  if (!ratio || valid < ENOUGH_POINTS) return false
  return (nearest(ratio) > 0 ? a.relation : TURNED[a.relation]) === b.relation
}
