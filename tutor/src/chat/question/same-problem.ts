import { isSameValue } from '#engines/algebra/index.ts'
import type { MathSolver } from '../../math/math-tasks.ts'
import type { Solution } from '../../math/solution.ts'
import type { ChatTask, OpenPage } from '../chat-port.ts'
import { looksLikeMath, tidyProblem } from '../math/looks-like-math.ts'

type Question = Extract<OpenPage, { kind: 'question' }>

/** The open question as the math engine solves it; null where it is none of its kind. */
export async function solveQuestion({ text }: Question, math: MathSolver): Promise<Solution | null> {
  if (!looksLikeMath(text)) return null
  const solution = await math.solve({ text: tidyProblem(text) })
  return solution.solved ? solution : null
}

/**
 * Whether a problem that somebody types is the open question in other clothes: it has the same answer, its answer is one
 * of the options, or it is made of the question's own numbers.
 */
export async function isSameProblem(
  { message }: ChatTask,
  question: Question,
  own: Solution | null,
  math: MathSolver,
): Promise<boolean> {
  if (!looksLikeMath(message)) return false
  const asked = new Set(question.text.match(/\d+(?:\.\d+)?/g) ?? [])
  const numbers = message.match(/\d+(?:\.\d+)?/g) ?? []
  if (numbers.length >= 2 && numbers.every((number) => asked.has(number))) return true
  const typed = await math.solve({ text: tidyProblem(message) })
  if (!typed.solved) return false
  const answer = takeValue(typed.answer.plain)
  const others = [...(own ? [own.answer.plain] : []), ...question.options].map(takeValue)
  return others.some((other) => other === answer || isSameValue(other, answer))
}

/** "x = 4" and "4 cm" are 4. */
const takeValue = (text: string) =>
  (text.split('=').at(-1) ?? '')
    .replace(/\$|\\[a-z]+/gi, ' ')
    .replace(/[a-zé°%²³]+\s*$/i, '')
    .trim()
