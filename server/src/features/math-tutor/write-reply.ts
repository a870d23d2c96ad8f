import type { MathStep } from '#contract/study/math-tutor.ts'
import type { Care } from '../../domain/safety/find-care.ts'
import type { Solved } from './describe-problem.ts'
import type { MathWork } from './math-work.ts'

/** What the tutor has said to a problem so far, in Markdown: so it stands in the chat's history. */
export function writeReply(work: MathWork, solved: Solved, care: Care | null): string {
  if (care) return care.sentences.join(' ')
  if (!solved.solved) return solved.graph ? `$${solved.graph.latex}$` : solved.reason
  const has = (rung: MathWork['revealed'][number]) => work.revealed.includes(rung)
  const parts = [
    plainly(solved.problem.words),
    has('nudge') && plainly(solved.hints[0] ?? ''),
    has('hint') && plainly(solved.hints[1] ?? ''),
    work.example && `${plainly(work.example.text)}\n\n${writeSteps(work.example.steps, work.example.answer)}`,
    has('solution') && writeSteps(solved.steps, solved.answer),
  ]
  return parts.filter((part) => typeof part === 'string').join('\n\n')
}

function writeSteps(steps: MathStep[], { latex, unit }: { latex: string; unit: string | null }): string {
  const lines = steps.map(
    ({ explanation, after }, index) => `${index + 1}. ${plainly(explanation)} $${after}$`,
  )
  return `${lines.join('\n')}\n\n**$${latex}$**${unit ? ` ${plainly(unit)}` : ''}`
}

/** A dollar begins a formula, unless it is a price. */
function plainly(text: string): string {
  return text.replaceAll('$', '\\$')
}
