import type { Answer, Problem } from '../problem.ts'

/** The first two hints help without telling; a value that the learner sees anyway may stand in them. */
export function checkHints({ prompt, figure, passage = '', answer, hints }: Problem): string[] {
  const reasons: string[] = []
  if (hints.length !== 3) reasons.push(`has ${hints.length} hints instead of 3`)
  if (new Set(hints).size < hints.length) reasons.push('two hints are the same')
  for (const value of giveaways(answer)) {
    for (const [index, hint] of hints.slice(0, 2).entries()) {
      if (!holdsToken(flatten(hint), value, /[\p{L}\d]/u)) continue
      const shown = `${prompt} ${passage} ${figure?.replace(/<[^>]*>/g, ' ') ?? ''}`
      const seen = `${shown.toLowerCase()} ${flatten(shown)}`
      if (!holdsToken(seen, value, /\d/))
        reasons.push(`hint ${index + 1} gives the answer ${value} away: "${hint}"`)
    }
  }
  return reasons
}

function giveaways(answer: Answer): string[] {
  switch (answer.kind) {
    case 'choice':
      return answer.options
        .filter(({ isRight }) => isRight)
        .map(({ text }) => flatten(text.replace(/^\$(.*)\$$/, '$1')))
    case 'ordering':
    case 'matching':
      return []
    default:
      return [flatten(answer.value)]
  }
}

/** One spelling for fractions and long numbers: "\frac{3}{4}" is 3/4, "1{,}250" is 1250. */
function flatten(text: string): string {
  const plain = text.includes('frac{') ? text.replace(/\\[dt]?frac\{(-?\d+)\}\{(\d+)\}/g, ' $1/$2') : text
  return (plain.includes(',') ? plain.replace(/(\d)(?:,|\{,\})(?=\d{3})/g, '$1') : plain).trim().toLowerCase()
}

/** As a token of its own: 12 stands neither in 312 nor in 12.5 nor in 12/5. */
function holdsToken(text: string, value: string, neighbor: RegExp): boolean {
  if (value === '') return false
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + value.length] ?? ' ']
    const isDecimal = (after === '.' || after === ',') && /\d/.test(text[at + value.length + 1] ?? '')
    const isPart = /[.,/]/.test(before) || after === '/' || isDecimal
    if (!isPart && !neighbor.test(before) && !neighbor.test(after)) return true
  }
  return false
}
