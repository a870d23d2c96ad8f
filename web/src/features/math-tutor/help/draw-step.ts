import type { MathStep } from '#contract/study/math-tutor.ts'

/** The new line; together with what it comes from where that is not the line above, as for a single term. */
export function drawStep(steps: readonly MathStep[], place: number): string {
  const step = steps[place]
  if (!step) return ''
  const { before, after } = step
  const above = steps[place - 1]?.after
  if (above === undefined || above === before || before === after || before.includes('\\text{story}'))
    return after
  const sign = /[=<>]|\\[lg]e\b/.test(before + after) ? '\\;\\Rightarrow\\;' : '='
  return `${before} ${sign} ${after}`
}
