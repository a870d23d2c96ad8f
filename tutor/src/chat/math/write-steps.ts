import type { Solution } from '../../math/solution.ts'

/** Each verified step as an item of a numbered list: what was done, and what it made. */
export function writeSteps({ steps }: Solution): string[] {
  return steps.map(({ explanation, after }, at) => `${at + 1}. ${explanation} $${after}$`)
}

export function writeAnswer({ answer }: Solution): string {
  const unit = answer.unit ? ` ${answer.unit}` : ''
  const about = answer.decimal ? ` (about ${answer.decimal})` : ''
  return `**Answer:** $${answer.latex}$${unit}${about}`
}
