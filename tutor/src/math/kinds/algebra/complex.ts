import { type Expression, lettersOf, parse, print } from '#engines/algebra/index.ts'
import { divideWithRest } from '#engines/algebra/solving/roots.ts'
import { isMath } from '../../reading/request.ts'
import { coefficientsOf, whole, writePolynomial } from '../../writing/polynomial.ts'
import type { Solver } from '../kind.ts'

const ASK =
  /^(?:what is|find|simplify|evaluate|calculate|compute|work out|multiply|write)(?: the value of)?:? /i
const FORM = / (?:in (?:the )?(?:standard )?form a ?\+ ?bi|in standard form)$/i

/** Sums, products and powers of numbers with i, where i² is −1. */
export const COMPLEX: Solver = {
  kinds: ['simplification'],
  solve(text) {
    const body = text
      .replace(/[?.\s]+$/, '')
      .replace(ASK, '')
      .replace(FORM, '')
    if (!/(?<![a-z])i(?![a-z])/.test(body) || !isMath(body)) return null
    const parsed = parse(body)
    const [statement, other] = parsed.ok ? parsed.statements : []
    const of = statement?.sides[0] as Expression | undefined
    if (!of || other || statement?.relations.length !== 0 || lettersOf(of).join() !== 'i') return null
    const coefficients = coefficientsOf(of, 'i')
    if (!coefficients) return { reason: 'I add, subtract and multiply numbers with i.' }
    const { quotient, rest } = divideWithRest(coefficients, [whole(1), whole(0), whole(1)])
    const problem = print(of)
    const [expanded, result] = [
      writePolynomial(coefficients, 'i'),
      rest.length === 0 ? '0' : writePolynomial(rest, 'i'),
    ]
    // Both differ by a multiple of i² + 1, which is zero.
    const multiple = quotient.length === 0 ? '0' : writePolynomial(quotient, 'i')
    const proof = { same: [problem, `${result} + (i^2 + 1)*(${multiple})`] as const }
    if (problem === result) return { reason: 'This is already in its simplest form.' }
    return {
      kind: 'simplification',
      words: 'Write it with a real part and an imaginary part.',
      problem,
      steps: [
        ...(problem === expanded
          ? []
          : [
              {
                rule: 'multiply-out',
                say: 'Multiply out and put like terms together.',
                before: problem,
                after: expanded,
                facts: [{ same: [problem, expanded] as const }],
              },
            ]),
        { rule: 'i-squared', say: 'Replace i² by −1.', before: expanded, after: result, facts: [proof] },
      ],
      answer: { plain: result },
      proof: [proof],
      nudge: 'What is i²?',
      hint: 'Treat i like a letter, then replace i² by −1.',
    }
  },
  similar: (_, dice) => `simplify (${dice.int(1, 6)} + ${dice.int(2, 6)}i)(${dice.int(1, 6)} - i)`,
}
