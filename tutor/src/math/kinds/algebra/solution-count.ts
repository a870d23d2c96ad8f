import { readRequest } from '../../reading/request.ts'
import { solveOne, writeStatement } from '../equations.ts'
import type { Solver } from '../kind.ts'

const COUNT =
  /^how many (?:different |distinct )?(?:real )?(?:solutions|roots) does (?:the equation )?(.+?) have$/i

/** How many numbers solve an equation. */
export const SOLUTION_COUNT: Solver = {
  kinds: ['counting'],
  solve(text) {
    const body = COUNT.exec(text.replace(/[?.\s]+$/, ''))?.[1]
    const request = body === undefined ? null : readRequest(`solve ${body}`)
    const [statement, other] = request?.statements ?? []
    const [letter, second] = request?.letters ?? []
    if (!request || !statement || other || !letter || second || statement.relations.join() !== '=')
      return null
    const solved = solveOne({ statement, letter, text: writeStatement(statement) })
    const [fact] = 'proof' in solved ? solved.proof : []
    if (!('proof' in solved) || !fact || !('equation' in fact)) return solved
    if (fact.solutions.some((each) => !(letter in each)))
      return { reason: 'Every number solves this equation.' }
    return {
      ...solved,
      kind: 'counting',
      words: 'Count the solutions of the equation.',
      answer: { plain: String(fact.solutions.length) },
      nudge: 'Can you solve it? Then count.',
      hint: 'Find the numbers that fit and count them.',
    }
  },
  similar: (_, dice) => `How many solutions does |x - ${dice.int(2, 9)}| = ${dice.int(1, 9)} have?`,
}
