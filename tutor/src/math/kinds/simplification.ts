import { type Expression, isSimplest, print } from '#engines/algebra/index.ts'
import { readRequest } from '../reading/request.ts'
import { collect, multiplyOut, writeSum } from '../writing/monomials.ts'
import { readExpression } from '../writing/polynomial.ts'
import { cancelFraction } from './algebra/fractions-with-letters.ts'
import type { DraftStep, Solver } from './kind.ts'

export const SIMPLIFICATION: Solver = {
  kinds: ['simplification'],
  solve(text) {
    const request = readRequest(text)
    const [statement, other] = request?.statements ?? []
    if (!request || !statement || other || statement.relations.length > 0 || request.letters.length === 0)
      return null
    if (request.task !== 'simplify' && request.task !== 'expand') return null
    // Books disagree on 14ab/21b, as they do on 6 ÷ 2(1+2).
    if (/[a-z][\d^]*\s*\/\s*\d+\s*[a-z]/i.test(request.body))
      return { reason: 'Brackets are missing: it is not clear what is divided by what.' }
    const expression = statement.sides[0] as Expression
    const terms = multiplyOut(expression)
    const canceled = terms ? null : cancelFraction(expression)
    if (canceled) return canceled
    if (!terms) return { reason: 'I can simplify sums, products and powers of letters, but not this yet.' }
    const problem = print(expression)
    const [open, closed] = [terms, collect(terms)].map((each) => writeSum(each, /\d\.\d/.test(problem))) as [
      string,
      string,
    ]
    if (!isSimplest(readExpression(closed)))
      return { reason: 'I cannot bring this into its simplest form yet.' }
    const steps: DraftStep[] = []
    const hasBrackets = problem.includes('(') || problem.includes('^')
    const push = (rule: string, say: string, before: string, after: string): void => {
      if (before !== after) steps.push({ rule, say, before, after, facts: [{ same: [before, after] }] })
    }
    push(
      hasBrackets ? 'multiply-out' : 'order',
      hasBrackets
        ? 'Multiply out the brackets: every term inside times every term outside.'
        : 'Write the terms with their signs.',
      problem,
      open,
    )
    push('collect', 'Put like terms together.', open, closed)
    if (steps.length === 0) return { reason: 'This is already in its simplest form.' }
    return {
      kind: 'simplification',
      words: 'Write the expression as simply as possible.',
      problem,
      steps,
      answer: { plain: closed },
      proof: [{ same: [problem, closed] }],
      nudge: 'Which terms are alike? Are there brackets to multiply out first?',
      hint: steps[0]?.say ?? '',
    }
  },
  similar(_, dice) {
    const [a, b, c] = [dice.int(2, 9), dice.int(1, 9), dice.int(1, 9)]
    return dice.pick([
      `expand ${a}(x + ${b})`,
      `expand (x + ${b})(x - ${c})`,
      `simplify ${a}x + ${b} - ${c}x`.replace(`- ${a}x`, `- ${a + 1}x`),
    ])
  },
}
