import { type Expression, lettersOf, print } from '#engines/algebra/index.ts'
import { readRequest } from '../reading/request.ts'
import { cutText, substitute } from '../reading/where.ts'
import { calculate } from './arithmetic.ts'
import type { Solver } from './kind.ts'

/** "2x + 1 when x = 3": an expression with values for all of its letters. */
export const EVALUATION: Solver = {
  kinds: ['evaluation'],
  solve(text) {
    const cut = cutText(text)
    if (!cut) return null
    const request = readRequest(cut.asked)
    const [statement, other] = request?.statements ?? []
    if (!request || !statement || other || statement.relations.length > 0) return null
    if (request.task !== null && request.task !== 'calculate') return null
    const missing = request.letters.find((letter) => !cut.values.has(letter))
    if (request.letters.length === 0 || missing || cut.values.size !== request.letters.length) return null
    const expression = statement.sides[0] as Expression
    const [problem, filled] = [print(expression), print(substitute(expression, cut.values))]
    const done = lettersOf(substitute(expression, cut.values)).length === 0 ? calculate(filled) : null
    if (!done) return { reason: 'This has no value there.' }
    const given = [...cut.values].map(([letter, value]) => `${letter} = ${print(value)}`)
    const point = Object.fromEntries([...cut.values].map(([letter, value]) => [letter, print(value)]))
    const name = ['w', 'v', 'u'].find((letter) => !cut.values.has(letter)) ?? 't'
    return {
      kind: 'evaluation',
      words: `Find the value for ${given.join(' and ')}.`,
      problem: `${problem}; ${given.join('; ')}`,
      steps: [
        {
          rule: 'substitute',
          say: `Put in the numbers: ${given.join(', ')}.`,
          before: problem,
          after: filled,
          facts: [
            {
              equation: `${name} = ${problem}; ${given.join('; ')}`,
              solutions: [{ ...point, [name]: done.result }],
            },
          ],
        },
        ...done.steps,
      ],
      answer: { plain: done.result },
      proof: [{ same: [filled, done.result] }],
      nudge: 'Where does each letter stand? Its number goes there, in brackets.',
      hint: `Put in ${given.join(' and ')} first, then work out powers and products.`,
    }
  },
  similar(_, dice) {
    return `evaluate ${dice.int(2, 9)}x + ${dice.int(1, 9)} when x = ${dice.int(-6, 9)}`
  },
}
