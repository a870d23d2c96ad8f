import type { ChatTask } from '../../chat/chat-port.ts'
import { isBareLine, stripLeadIn, tidyProblem } from '../../chat/math/looks-like-math.ts'
import { revealsAnswer } from '../../chat/math/reveals-answer.ts'
import type { MathSolver } from '../../math/math-tasks.ts'
import type { Solution } from '../../math/solution.ts'
import { createGround, type Ground } from '../claims/ground.ts'

export type ChatMath = Pick<MathSolver, 'solve' | 'checkStep' | 'checkLine'>

/** A problem of math that is being talked about, solved by the engine that verifies its steps. */
export type Problem = {
  words: string
  ground: Ground
  hints: string[]
  steps: string[]
  answer: string
  alternatives: string[]
  /** What the engine says of the learner's last try; null where there is none, or it cannot tell. */
  attempt: 'right' | 'wrong' | null
  /** Led students are told after an own attempt, everybody else at once; of a question that counts nobody is. */
  mayTell: (isSocratic: boolean) => boolean
}

const EARLIER_MESSAGES = 2
const LONGEST = 600

/** Looks at the question that is open, then at the message, then at what the learner said just before. */
export async function findProblem(math: ChatMath | null, task: ChatTask): Promise<Problem | null> {
  if (!math) return null
  const { page } = task
  const earlier = task.turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const said = [...earlier.slice(-EARLIER_MESSAGES), task.message]
  if (page?.kind === 'question') {
    const found = await solve(math, page.text)
    return found && toProblem(found, await judgeTry(math, found.text, task.message), () => page.hasTried)
  }
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const own = said[at] ?? ''
    const before = at > 0 ? await solve(math, said[at - 1] ?? '') : null
    if (before && (isValue(own) || (await judgeTry(math, before.text, own)) === 'right')) continue
    const found = await solve(math, own)
    if (!found) continue
    const tries = [...listTries(own, found.text), ...said.slice(at + 1)]
    // A number said after the problem is a try at it.
    const hasTried = tries.some((text) => /\d/.test(text))
    const attempt = await judgeTry(math, found.text, tries.at(-1) ?? '')
    return toProblem(found, attempt, (isSocratic) => !isSocratic || hasTried)
  }
  return null
}

type Found = { text: string; solution: Solution }

/** The whole text, else the formula in it: "Hey, can you help me with 7x - 5 = 58?" */
async function solve(math: ChatMath, text: string): Promise<Found | null> {
  if (!/\d/.test(text) || text.length > LONGEST) return null
  const [formula] = listFormulas(text)
  const ways = [text, tidyProblem(text), stripLeadIn(text), ...(formula ? [formula] : [])]
  for (const way of new Set(ways)) {
    const solution = await math.solve({ text: way }).catch(() => null)
    if (solution?.solved) return { text: way, solution }
  }
  return null
}

const SIDE = String.raw`[-(]*(?:\d+(?:\.\d+)?|[a-z](?![\p{L}']))(?:\s*(?:[-+*/^×·÷−()²³]|\d+(?:\.\d+)?|[a-z](?![\p{L}'])))*`
const FORMULA = new RegExp(String.raw`(?<![\p{L}\p{N}'])${SIDE}\s*(?:<=|>=|[=<>])\s*${SIDE}`, 'giu')

const listFormulas = (text: string): string[] =>
  (text.match(FORMULA) ?? []).map((formula) => formula.trim()).filter((formula) => /\d/.test(formula))

/** A result and nothing else: a try at the problem before it. */
const isValue = (text: string) =>
  /^(?:[a-z]\s*(?:=|<|>|<=|>=)\s*)?-?\d+(?:[.,/]\d+)?\s*%?\s*[a-z°²³]{0,4}$/i.test(stripLeadIn(text))

const OWN = /\b(?:i (?:got|get|think|have|found|tried|say|guess)|is it|is that|my (?:answer|result))\b/i

/** "Solve 2x + 3 = 11, I got x = 5": the problem comes first, the try after it. */
function listTries(message: string, problem: string): string[] {
  const own = OWN.exec(message)
  if (!own || message === problem) return []
  return [message.slice(own.index)]
}

async function judgeTry(math: ChatMath, text: string, said: string): Promise<Problem['attempt']> {
  const line = stripLeadIn(said)
  if (line === '' || !isBareLine(line)) return null
  const check = await math.checkLine({ text, lines: [], line }).catch(() => null)
  if (check?.verdict === 'right') return 'right'
  // A result that may be a step on the way is not the answer, and must not be praised as one.
  const isOff = check?.verdict === 'wrong' || (check?.verdict === 'notYet' && isValue(line))
  return isOff ? 'wrong' : null
}

function toProblem(
  { text, solution }: Found,
  attempt: Problem['attempt'],
  mayTell: Problem['mayTell'],
): Problem {
  const { problem, steps, answer, alternatives } = solution
  // The strongest hint is the first step, which can be the whole solution.
  const hints = solution.hints.slice(0, -1).filter((hint) => !revealsAnswer(hint, solution))
  return {
    words: `${problem.words} $${problem.latex}$`,
    ground: createGround(text, solution),
    hints,
    steps: steps.map(({ explanation, after }) => `${explanation} $${after}$`),
    answer: answer.unit ? `${answer.plain} ${answer.unit}` : answer.plain,
    alternatives,
    attempt,
    mayTell,
  }
}
