import { print } from '#engines/algebra/index.ts'
import { substitute } from '../reading/where.ts'
import type { Fact } from '../verify/fact.ts'
import { readExpression } from '../writing/polynomial.ts'
import { calculate } from './arithmetic.ts'
import type { Draft, DraftStep, Kind } from './kind.ts'

type Plan = {
  kind: Kind
  words: string
  /** The letter on the left: "A" in A = l·w. */
  name: string
  formula: string
  values: Record<string, string>
  unit?: string
  /** Units that the story names without a number: the answer has to be in them. */
  asked?: string[]
  /** What the formula says in words: "Area = length × width". */
  say: string
  nudge: string
  /** The result by another road, from the result's text. */
  proof: (result: string) => Fact[]
}

/** Solves by putting numbers into a formula. */
export function applyFormula(plan: Plan): Draft | { reason: string } {
  const { name, formula, values } = plan
  if (plan.asked?.some((unit) => unit !== plan.unit))
    return { reason: 'The answer is asked for in another unit. Convert it first.' }
  const expression = readExpression(formula)
  const filled = print(
    substitute(
      expression,
      new Map(Object.entries(values).map(([letter, text]) => [letter, readExpression(text)])),
    ),
  )
  const done = calculate(filled)
  if (!done) return { reason: 'These numbers have no result, or are too large for me.' }
  const given = Object.entries(values).map(([letter, value]) => `${letter} = ${value}`)
  const first: DraftStep = {
    rule: 'use-formula',
    say: `${plan.say} Put in the numbers.`,
    before: `${name} = ${formula}`,
    after: `${name} = ${filled}`,
    facts: [
      { same: [filled, done.result] },
      {
        equation: `${name} = ${formula}; ${given.join('; ')}`,
        solutions: [{ ...values, [name]: done.result }],
      },
    ],
  }
  return {
    kind: plan.kind,
    words: plan.words,
    problem: `${name} = ${formula}; ${given.join('; ')}`,
    steps: [first, ...done.steps.map((step) => named(name, step))],
    answer: { plain: done.result, unit: plan.unit },
    proof: plan.proof(done.result),
    nudge: plan.nudge,
    hint: plan.say,
  }
}

export function named(name: string, step: DraftStep): DraftStep {
  return { ...step, before: `${name} = ${step.before}`, after: `${name} = ${step.after}` }
}

/** One line of working: an expression and what it is worth. */
export function work(rule: string, say: string, expression: string, result: string): DraftStep {
  return { rule, say, before: expression, after: result, facts: [{ same: [expression, result] }] }
}
