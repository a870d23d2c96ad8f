import type { Problem } from '#content/practice/problem.ts'

/** The right answer as a line of text; expressions as formulas. */
export function wordAnswer(answer: Problem['answer']): string {
  switch (answer.kind) {
    case 'choice':
      return answer.options.find(({ isRight }) => isRight)?.text ?? ''
    case 'ordering':
      return answer.items.join(', ')
    case 'matching':
      return answer.pairs.map(([left, right]) => `${left} → ${right}`).join('; ')
    case 'number':
      return `${answer.value}${answer.unit === undefined ? '' : ` ${answer.unit}`}`
    default:
      return answer.value.replaceAll('*', '·')
  }
}
