import {
  compareValues,
  type Expression,
  evaluate,
  parse,
  parseExpression,
  type Value,
} from '#engines/algebra/index.ts'
import type { Answer, Claim } from '../problem.ts'

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
