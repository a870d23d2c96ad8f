import { isFactored, isSameExpression, isSameValue, parseExpression } from '#engines/algebra/index.ts'
import { createDice } from '#engines/dice/index.ts'
import type { Refusal, Solution } from '#tutor/math/solution.ts'
import { ALGEBRA_QUESTIONS } from './algebra-questions.ts'
import { AS_TYPED } from './as-typed.ts'
import { GEOMETRY_QUESTIONS } from './geometry-questions.ts'
import { NUMBER_QUESTIONS } from './number-questions.ts'
import { createAsk, type Question, type Wording } from './question.ts'
import { TRAPS } from './traps.ts'
import { twist } from './twists.ts'
import { WORD_QUESTIONS } from './word-questions.ts'

export type KindResult = {
  kind: string
  asked: number
  solved: number
  refused: { text: string; reason: string }[]
  wrong: { text: string; stated: string; truth: string }[]
  steps: number
  times: number[]
}

const KINDS = [...NUMBER_QUESTIONS, ...ALGEBRA_QUESTIONS, ...GEOMETRY_QUESTIONS, ...WORD_QUESTIONS]

type Solve = (text: string) => Promise<Solution | Refusal>

/** Asks `perKind` questions of each kind. Steps are counted as shown: the solver shows none that it has not verified. */
export async function runMathEval(
  seed: string,
  perKind: number,
  wording: Wording,
  solve: Solve,
): Promise<KindResult[]> {
  for (const { ask } of KINDS) await solve(ask(createAsk(createDice(`${seed} warm-up`), wording)).text)
  const results: KindResult[] = []
  for (const { name, ask } of KINDS) {
    const result: KindResult = {
      kind: name,
      asked: perKind,
      solved: 0,
      refused: [],
      wrong: [],
      steps: 0,
      times: [],
    }
    for (let index = 0; index < perKind; index++) {
      const question = ask(createAsk(createDice(`${seed} ${name} ${index}`), wording))
      const startedAt = performance.now()
      const answer = await solve(question.text)
      result.times.push(performance.now() - startedAt)
      if (!answer.solved) result.refused.push({ text: question.text, reason: answer.reason })
      else if (isRight(question, answer)) {
        result.solved++
        result.steps += answer.steps.length
      } else result.wrong.push({ text: question.text, stated: answer.answer.plain, truth: question.answer })
    }
    results.push(result)
  }
  return results
}

type ListResult = { asked: number; solved: number; wrong: { text: string; stated: string }[] }

/** Asks a list of problems whose true answers stand beside them; null where no answer is right. */
async function runList(
  list: readonly (readonly [string, string | null])[],
  solve: Solve,
): Promise<ListResult> {
  const result: ListResult = { asked: list.length, solved: 0, wrong: [] }
  for (const [text, truth] of list) {
    const answer = await solve(text)
    if (!answer.solved) continue
    const stated = answer.answer.plain
    if (truth !== null && isSameAnswer(stated, truth)) result.solved++
    else result.wrong.push({ text, stated })
  }
  return result
}

export const runTraps = (solve: Solve): Promise<ListResult> => runList(TRAPS, solve)
export const runAsTyped = (solve: Solve): Promise<ListResult> => runList(AS_TYPED, solve)

/** Stories that were twisted and solved all the same: every answer is wrong. */
export async function runTwists(
  seed: string,
  perKind: number,
  solve: Solve,
): Promise<{ asked: number; wrong: ListResult['wrong'] }> {
  const result = { asked: 0, wrong: [] as ListResult['wrong'] }
  for (const { name, ask } of [...GEOMETRY_QUESTIONS, ...WORD_QUESTIONS])
    for (let index = 0; index < perKind; index++) {
      const wording = index % 2 === 0 ? 'tuning' : 'heldOut'
      const { text: story } = ask(createAsk(createDice(`${seed} ${name} ${index}`), wording))
      for (const text of twist(story)) {
        const answer = await solve(text)
        result.asked++
        if (answer.solved) result.wrong.push({ text, stated: answer.answer.plain })
      }
    }
  return result
}

function isSameAnswer(stated: string, truth: string): boolean {
  if (stated === truth || isSameValue(stated, truth) || isSameExpression(stated, truth)) return true
  return isSameList(stated.split(/[;,] /), truth.split(/[;,] /))
}

function isRight({ answer, compare }: Question, { answer: { plain } }: Solution): boolean {
  switch (compare) {
    case 'value':
      return isSameValue(plain, answer)
    case 'list':
      return isSameList(plain.split(', '), answer.split(', '))
    case 'solutions':
      return isSameList(plain.split('; ').sort(), answer.split('; ').sort())
    case 'range':
    case 'expression':
      return isSameExpression(plain, answer)
    case 'factored': {
      const parsed = parseExpression(plain)
      return isSameExpression(plain, answer) && parsed.ok && isFactored(parsed.expression)
    }
  }
}

/** "x = 4" and "x=4", "3/2" and "1.5": equal part by part. */
function isSameList(stated: string[], truth: string[]): boolean {
  if (stated.length !== truth.length) return false
  const parts = (text: string): string[] => text.split('=').map((part) => part.trim())
  const sortKey = (text: string): string => parts(text).join('=')
  const [a, b] = stated[0]?.includes('=')
    ? [stated.map(sortKey).sort(), truth.map(sortKey).sort()]
    : [stated, truth]
  return a.every((text, index) => {
    const [left, right] = [parts(text), parts(b[index] ?? '')]
    if (left.length !== right.length) return false
    return left.length === 2
      ? left[0] === right[0] && isSameValue(left[1] ?? '', right[1] ?? '')
      : isSameValue(left[0] ?? '', right[0] ?? '')
  })
}
