import type { ChatTask } from '../../chat/chat-port.ts'
import type { ChatMath } from './check-math.ts'

/** A problem of math that is being talked about, solved by the engine that verifies its steps. */
export type Problem = {
  words: string
  /** As an equation or expression, where the learner gave one. */
  statement: string
  hints: string[]
  steps: string[]
  answer: string
  alternatives: string[]
  /** Led students are told after an own attempt, everybody else at once. */
  mayTell: (isSocratic: boolean) => boolean
}

const EARLIER_MESSAGES = 2

/** Looks at the question that is open, then at the message, then at what the learner said just before. */
export async function findProblem(math: ChatMath | null, task: ChatTask): Promise<Problem | null> {
  if (!math) return null
  const { page } = task
  const earlier = task.turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const said = [...earlier.slice(-EARLIER_MESSAGES), task.message]
  if (page?.kind === 'question') return solve(math, page.text, page.hasTried)
  for (let at = said.length - 1; at >= 0; at -= 1) {
    // A number said after the problem is a try at it.
    const hasTried = said.slice(at + 1).some((text) => /\d/.test(text))
    const problem = await solve(math, said[at] ?? '', hasTried)
    if (problem) return problem
  }
  return null
}

async function solve(math: ChatMath, text: string, hasTried: boolean): Promise<Problem | null> {
  if (!/\d/.test(text) || text.length > 600) return null
  const solution = await math.solve({ text }).catch(() => null)
  if (!solution?.solved) return null
  const { problem, hints, steps, answer, alternatives } = solution
  return {
    words: problem.words,
    statement: problem.words.includes('=') ? problem.words : text,
    hints,
    steps: steps.map(({ explanation, after }) => `${explanation} $${after}$`),
    answer: answer.unit ? `${answer.plain} ${answer.unit}` : answer.plain,
    alternatives,
    mayTell: (isSocratic) => !isSocratic || hasTried,
  }
}
