import {
  compareValues,
  type Expression,
  evaluate,
  parse,
  parseExpression,
  type Value,
} from '#engines/algebra/index.ts'
import type { Answer, Claim, Problem } from '../problem.ts'
import { identify } from '../problem-identity.ts'
import { PEOPLE } from '../tools/words.ts'

/**
 * A proof that never speaks of the answer proves nothing: where the answer is a number, a part of the proof is worth it.
 * Expressions can be proved by values at points, so they are not looked for.
 */
export function checkProof(answer: Answer, proof: Claim[]): string[] {
  if (!('value' in answer) || answer.kind === 'text') return []
  const parsed = parseExpression(answer.value)
  const value = parsed.ok ? evaluate(parsed.expression) : null
  if (!value) return []
  const isMentioned = proof.flatMap(textsOf).some((text) => mentions(text, value))
  return isMentioned ? [] : [`no claim of the proof speaks of the answer ${answer.value}`]
}

/** How many of the problems may have a proof that says nothing: two equal numbers can only be compared with each other. */
const MOST_IDLE = 1 / 4
/** From this share of the problems on, one proof for several answers is no chance. */
const MOST_ALIKE = 1 / 10
const LEAST_ALIKE = 5

/** A proof that stays the same whatever is asked, or that is true of any numbers, proves nothing. */
export function checkProofs(problems: readonly Problem[]): string[] {
  const idle = problems.filter(({ proof }) => proof.every(saysNothing))
  const reasons = []
  if (idle.length > MOST_IDLE * problems.length) {
    const share = Math.round((100 * idle.length) / problems.length)
    reasons.push(`the proof says nothing in ${share} % of the problems: ${JSON.stringify(idle[0]?.proof)}`)
  }
  const groups = Map.groupBy(problems, ({ proof }) => JSON.stringify(proof))
  for (const [proof, alike] of groups) {
    const count = new Set(alike.map(identify)).size
    const answers = new Set(alike.map(tellAnswer))
    if (answers.size > 1 && count >= Math.max(LEAST_ALIKE, MOST_ALIKE * problems.length)) {
      reasons.push(`one proof for ${[...answers].slice(0, 3).join(', ')} and others: ${proof}`)
    }
  }
  return reasons
}

/** The right answer whatever its kind; people by the order in which the question names them. */
function tellAnswer({ prompt, answer }: Problem): string {
  const right = answer.kind === 'choice' ? answer.options.filter(({ isRight }) => isRight) : []
  const text =
    'value' in answer ? answer.value : right.map((option) => option.text).join() || JSON.stringify(answer)
  const named = PEOPLE.filter((name) => prompt.includes(name)).sort(
    (a, b) => prompt.indexOf(a) - prompt.indexOf(b),
  )
  return named.reduce(
    (told, name, place) => told.replaceAll(name, `#${place}`),
    text.replaceAll(/[$\\{}*, ]/g, ''),
  )
}

/** `6 = 6`, `x - 0 = x` and `1*8 = 8`: both sides are the same but for what changes no number. */
function saysNothing(claim: Claim): boolean {
  const parsed = typeof claim === 'string' ? parse(claim) : undefined
  if (!parsed?.ok) return false
  return parsed.statements.every(
    ({ sides }) => new Set(sides.map((side) => spell(withoutIdle(side)))).size === 1,
  )
}

function withoutIdle(expression: Expression): Expression {
  if ('of' in expression) return { ...expression, of: withoutIdle(expression.of) }
  if (!('left' in expression)) return expression
  const [left, right] = [withoutIdle(expression.left), withoutIdle(expression.right)]
  const { kind } = expression
  const [isSum, isProduct] = [kind === 'add' || kind === 'subtract', kind === 'multiply' || kind === 'divide']
  if ((isSum && isWhole(right, 0n)) || ((isProduct || kind === 'power') && isWhole(right, 1n))) return left
  if ((kind === 'add' && isWhole(left, 0n)) || (kind === 'multiply' && isWhole(left, 1n))) return right
  return { ...expression, left, right }
}

function isWhole(expression: Expression, whole: bigint): boolean {
  const value = expression.kind === 'number' ? expression.value : undefined
  return value !== undefined && 'top' in value && value.top === whole && value.bottom === 1n
}

function spell(expression: Expression): string {
  return JSON.stringify(expression, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

function textsOf(claim: Claim): string[] {
  if (typeof claim === 'string') return [claim]
  return [claim.equation, ...claim.solutions.flatMap((solution) => Object.values(solution))]
}

/** The sign does not count: "5 - 8" speaks of 8, and of -8. */
function mentions(text: string, answer: Value): boolean {
  const parsed = parse(text.replace(/^\s*[<>=≤≥]+/, ''))
  if (!parsed.ok) return false
  const opposite = 'top' in answer ? { ...answer, top: -answer.top } : { ...answer, near: -answer.near }
  const isSame = (part: Expression) => {
    const value = evaluate(part)
    return value !== null && (compareValues(value, answer) === 0 || compareValues(value, opposite) === 0)
  }
  return parsed.statements.flatMap(({ sides }) => sides).some((side) => somePart(side, isSame))
}

function somePart(expression: Expression, test: (part: Expression) => boolean): boolean {
  if (test(expression)) return true
  if ('left' in expression) return somePart(expression.left, test) || somePart(expression.right, test)
  return 'of' in expression && somePart(expression.of, test)
}
