import type { MathAnswer } from '#contract/study/math-tutor.ts'

const BEFORE = /^[$€£]$/

/** The answer with its unit, in LaTeX: money in front, all else behind. */
export function writeAnswer({ latex, unit }: Pick<MathAnswer, 'latex' | 'unit'>): string {
  if (unit === null) return latex
  const text = `\\text{${unit.replace(/[$%#&_{}\\]/g, '\\$&')}}`
  if (BEFORE.test(unit)) return `${text}${latex}`
  return unit === '°' || unit === '%' ? `${latex}${text}` : `${latex}\\ ${text}`
}
