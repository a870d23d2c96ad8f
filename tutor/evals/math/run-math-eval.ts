import { ComputeEngine } from '@cortex-js/compute-engine'
import { isFactored, isSameExpression, isSameValue, parseExpression } from '#engines/algebra/index.ts'
import { createDice } from '#engines/dice/index.ts'
import type { Solution } from '#tutor/math/solution.ts'
import { createSolve } from '#tutor/math/solve.ts'
import { ALGEBRA_QUESTIONS } from './algebra-questions.ts'
import { GEOMETRY_QUESTIONS } from './geometry-questions.ts'
import { NUMBER_QUESTIONS } from './number-questions.ts'
import { createAsk, type Question, type Wording } from './question.ts'
import { WORD_QUESTIONS } from './word-questions.ts'

export type KindResult = {
  kind: string
  asked: number
  solved: number
  refused: { text: string; reason: string }[]
  wrong: { text: string; stated: string; truth: string }[]
  steps: number
  p95Ms: number
}

const KINDS = [...NUMBER_QUESTIONS, ...ALGEBRA_QUESTIONS, ...GEOMETRY_QUESTIONS, ...WORD_QUESTIONS]

/** Asks `perKind` questions of each kind. Steps are counted as shown: the solver shows none that it has not verified. */
export function runMathEval(seed: string, perKind: number, wording: Wording): KindResult[] {
  const solve = createSolve(new ComputeEngine())
  for (const { ask } of KINDS) solve(ask(createAsk(createDice(`${seed} warm-up`), wording)).text)
  return KINDS.map(({ name, ask }) => {
    const result: KindResult = {
      kind: name,
      asked: perKind,
      solved: 0,
      refused: [],
      wrong: [],
      steps: 0,
      p95Ms: 0,
    }
    const times: number[] = []
    for (let index = 0; index < perKind; index++) {
      const question = ask(createAsk(createDice(`${seed} ${name} ${index}`), wording))
      const startedAt = performance.now()
      const answer = solve(question.text)
      times.push(performance.now() - startedAt)
      if (!answer.solved) result.refused.push({ text: question.text, reason: answer.reason })
      else if (isRight(question, answer)) {
        result.solved++
        result.steps += answer.steps.length
      } else result.wrong.push({ text: question.text, stated: answer.answer.plain, truth: question.answer })
    }
    times.sort((a, b) => a - b)
    result.p95Ms = times[Math.ceil(times.length * 0.95) - 1] ?? 0
    return result
  })
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
