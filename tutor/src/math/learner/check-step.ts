import type { Relation } from '#engines/algebra/expression.ts'
import {
  type Expression,
  isIdentical,
  isSameValue,
  lettersOf,
  print,
  type Statement,
} from '#engines/algebra/index.ts'
import { solveOne, writeStatement } from '../kinds/equations.ts'
import type { Fact } from '../verify/fact.ts'
import { BeyondLimits } from '../writing/polynomial.ts'
import { MISTAKES, type Mistake, makeMistakes } from './mistakes.ts'
import { readLine } from './read-line.ts'

export type StepCheck =
  | { verdict: 'same-value' | 'same-solutions' }
  /** `mistake` is null where the line is wrong but none of the usual mistakes explains it. */
  | { verdict: 'different'; mistake: Mistake | null; explanation: string }
  | { verdict: 'unclear'; explanation: string }

const TURNED: Partial<Record<string, Relation>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

/** Whether a learner's line follows from the line before, and if not, what probably went wrong. */
export function checkStep(verify: (fact: Fact) => boolean, previous: string, line: string): StepCheck {
  try {
    return judgeStep(verify, previous, line)
  } catch (error) {
    if (error instanceof BeyondLimits) return unclear('The numbers are too large for me.')
    throw error
  }
}

function judgeStep(verify: (fact: Fact) => boolean, previous: string, line: string): StepCheck {
  const [before, after] = [readLine(previous), readLine(line)]
  if (!before || !after) return unclear('I cannot read this line.')
  const [from, to] = [before[0] as Statement, after[0] as Statement]
  if (before.length > 1) return unclear('I can check one equation at a time.')
  if (from.relations.length === 0) {
    if (after.length > 1 || to.relations.length > 0)
      return unclear('An expression should become an expression.')
    return checkExpression(verify, from.sides[0] as Expression, to.sides[0] as Expression)
  }
  return checkEquation(verify, from, after)
}

function checkExpression(verify: (fact: Fact) => boolean, from: Expression, to: Expression): StepCheck {
  if (verify({ same: [print(from), print(to)] })) return { verdict: 'same-value' }
  if (isIdentical(from, to)) return unclear('I could not make sure of this line.')
  for (const { mistake, result } of makeMistakes(from)) if (isIdentical(result, to)) return different(mistake)
  return different(null)
}

function checkEquation(verify: (fact: Fact) => boolean, from: Statement, after: Statement[]): StepCheck {
  const [letter, more] = lettersOf(...from.sides)
  if (!letter || more || from.relations.length !== 1) return unclear('I can check equations with one letter.')
  const text = writeStatement(from)
  const solved = solveOne({ statement: from, letter, text })
  const proof = 'proof' in solved ? solved.proof[0] : undefined
  if (!proof || !('equation' in proof) || !verify(proof))
    return unclear('I cannot solve the line before, so I cannot check this one.')
  const solutions = proof.solutions
  if (after.length > 1) {
    const values = after.map((statement) => solutionsOf(verify, statement, letter))
    if (values.some((value) => value === null)) return unclear('I can check one equation at a time.')
    const found = values.flatMap((value) => value ?? [])
    const isAll = solutions.every((each) => found.some((value) => isSameValue(value, each[letter] ?? '')))
    const isNoMore = found.every((value) => solutions.some((each) => isSameValue(value, each[letter] ?? '')))
    return isAll && isNoMore ? { verdict: 'same-solutions' } : different(null)
  }
  const to = after[0] as Statement
  if (to.relations.length !== 1) return unclear('An equation should become an equation.')
  if (verify({ equation: writeStatement(to), solutions })) return { verdict: 'same-solutions' }
  const turned = TURNED[to.relations[0] ?? '=']
  if (turned && verify({ equation: writeStatement({ ...to, relations: [turned] }), solutions }))
    return different('inequality-sign')
  return different(findMistake(from, to))
}

function findMistake(from: Statement, to: Statement): Mistake | null {
  const [l, r] = from.sides as [Expression, Expression]
  const [m, s] = to.sides as [Expression, Expression]
  for (const [kept, other, changed] of [
    [isIdentical(l, m), r, s],
    [isIdentical(r, s), l, m],
  ] as const) {
    if (!kept) continue
    for (const { mistake, result } of makeMistakes(other)) if (isIdentical(result, changed)) return mistake
    return 'one-side-only'
  }
  // A term went to the other side and kept its sign: the sum of both sides stayed the same.
  if (isIdentical({ kind: 'add', left: l, right: r }, { kind: 'add', left: m, right: s })) return 'sign'
  return null
}

/** The values that solve one of the equations joined by "or"; null where they cannot be told for sure. */
function solutionsOf(verify: (fact: Fact) => boolean, statement: Statement, letter: string): string[] | null {
  const letters = lettersOf(...statement.sides)
  if (statement.relations.join() !== '=' || letters.join() !== letter) return null
  const solved = solveOne({ statement, letter, text: writeStatement(statement) })
  const proof = 'proof' in solved ? solved.proof[0] : undefined
  if (!proof || !('equation' in proof) || !verify(proof)) return null
  const values = proof.solutions.map((each) => each[letter])
  return values.every((value) => value !== undefined) ? values : null
}

function different(mistake: Mistake | null): StepCheck {
  const explanation = mistake ? MISTAKES[mistake] : 'This line does not say the same as the line before.'
  return { verdict: 'different', mistake, explanation }
}

function unclear(explanation: string): StepCheck {
  return { verdict: 'unclear', explanation }
}
