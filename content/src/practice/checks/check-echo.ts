import { checkAnswer } from '#engines/answers/index.ts'
import type { Problem } from '../problem.ts'
import { plainFromTex } from '../tools/plain-from-tex.ts'

const FORMULA = /\$([^$]+)\$/g
const ASSIGNMENT = /^\s*[a-z]\s*=\s*-?[\d./]+\s*$/i

/** Whoever types the question back has not answered it, unless the answer stands in the question as it is. */
export function checkEcho({ prompt, answer }: Problem): string[] {
  if (answer.kind !== 'number' && answer.kind !== 'fraction' && answer.kind !== 'expression') return []
  for (const [, formula = ''] of prompt.replaceAll('\\$', '').matchAll(FORMULA)) {
    const plain = plainFromTex(formula)
    if (plain === null || ASSIGNMENT.test(plain) || flatten(plain) === flatten(answer.value)) continue
    // A division may well be answered by its fraction.
    if (answer.kind === 'fraction' && formula.includes('\\div')) continue
    if (checkAnswer(answer, plain).isRight) {
      return [
        `typing $${formula}$ of the question back counts as right: the answer needs a form (engines/src/answers/answer.ts)`,
      ]
    }
  }
  return []
}

function flatten(plain: string): string {
  return plain.replace(/[\s*()]/g, '')
}
