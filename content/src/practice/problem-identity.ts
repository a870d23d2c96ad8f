import type { Problem } from './problem.ts'

/** What a learner sees. Two problems with the same words but another picture, text or choice are different. */
export function identify({ prompt, figure = '', passage = '', answer }: Problem): string {
  return [prompt, figure, passage, ...shownParts(answer)].join('\n')
}

function shownParts(answer: Problem['answer']): string[] {
  switch (answer.kind) {
    case 'choice':
      return answer.options.map(({ text }) => text).sort()
    case 'ordering':
      return answer.items.toSorted()
    case 'matching':
      return answer.pairs.flat().sort()
    default:
      return []
  }
}
