import type { Answer, Problem } from '../problem.ts'

/** The first two hints help without telling; a value that the learner sees anyway may stand in them. */
export function checkHints({ prompt, figure = '', passage = '', answer, hints }: Problem): string[] {
  const reasons: string[] = []
  if (hints.length !== 3) reasons.push(`has ${hints.length} hints instead of 3`)
  if (new Set(hints).size < hints.length) reasons.push('two hints are the same')
  const seen = `${prompt} ${passage} ${figure.replace(/<[^>]*>/g, ' ')}`
  for (const value of giveaways(answer)) {
    if (holds(seen, value)) continue
    for (const [index, hint] of hints.slice(0, 2).entries()) {
      if (holds(hint, value)) reasons.push(`hint ${index + 1} gives the answer ${value} away: "${hint}"`)
    }
  }
  return reasons
}

function giveaways(answer: Answer): string[] {
  switch (answer.kind) {
    case 'choice':
      return answer.options
        .filter(({ isRight }) => isRight)
        .map(({ text }) => text.replace(/^\$(.*)\$$/, '$1'))
    case 'ordering':
    case 'matching':
      return []
    default:
      return [answer.value]
  }
}

/** As a token of its own: 12 stands neither in 312 nor in 12.5. */
function holds(text: string, value: string): boolean {
  if (value.trim() === '') return false
  const escaped = value.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d.,/])${escaped}(?![\\p{L}\\d/]|[.,]\\d)`, 'iu').test(text)
}
