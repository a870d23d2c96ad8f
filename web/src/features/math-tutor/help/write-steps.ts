import type { MathAnswer, MathStep } from '#contract/study/math-tutor.ts'

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

/** Rules whose code is no word. The tutor's language is English, as all of its sentences. */
const NAMES: Record<string, string> = {
  sqrt: 'square root',
  cbrt: 'cube root',
  abs: 'distance from zero',
  sum: 'rule for sums',
  product: 'rule for products',
  quotient: 'rule for quotients',
  collect: 'collect like terms',
  power: 'powers',
}

/** "collect-numbers" as a reader sees it: "Collect numbers". */
export function nameRule(rule: string): string {
  const words = NAMES[rule] ?? rule.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const BEFORE = /^[$€£]$/

/** The answer with its unit, in LaTeX: money in front, all else behind. */
export function writeAnswer({ latex, unit }: Pick<MathAnswer, 'latex' | 'unit'>): string {
  if (unit === null) return latex
  const text = `\\text{${unit.replace(/[$%#&_{}\\]/g, '\\$&')}}`
  if (BEFORE.test(unit)) return `${text}${latex}`
  return unit === '°' || unit === '%' ? `${latex}${text}` : `${latex}\\ ${text}`
}
