import { parse } from '#engines/algebra/index.ts'
import { checkAnswer } from '#engines/answers/index.ts'

/** What TeX writes otherwise than a keyboard does. */
const TEX: [pattern: RegExp, plain: string][] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)'],
  [/\((\d+)\)\/\((\d+)\)/g, '$1/$2'],
  [/(\d)(\d+\/\d+)/g, '$1$2'],
  [/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)'],
  [/\\(?:times|cdot|ast)\b/g, '*'],
  [/\\div\b/g, '/'],
  [/\\(?:le|leq)\b/g, '<='],
  [/\\(?:ge|geq)\b/g, '>='],
  [/\\lt\b/g, '<'],
  [/\\gt\b/g, '>'],
  [/\\ne(?:q)?\b/g, '!='],
  [/\\pi\b/g, 'pi'],
  [/\\(?:degree|circ)\b|\^\{?\\circ\}?/g, '°'],
  [/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, '$1'],
  [/\{,\}/g, ','],
  [/\\[,;:! ]/g, ' '],
  [/\\([%$&#_{}])/g, '$1'],
  [/\\(?:left|right|quad|qquad)\b/g, ''],
  [/[−–]/g, '-'],
]

/** A line with formulas as somebody would type it. */
export function writeAsTyped(markdown: string): string {
  const plain = markdown
    .replace(/(\d)\s*\\[dt]?frac/g, '$1 \\frac')
    .replace(/\\\$/g, '\u0000')
    .replace(/\$/g, '')
    .replaceAll('\u0000', '$')
    .replace(/\*\*?|`/g, '')
  return TEX.reduce((text, [pattern, typed]) => text.replace(pattern, typed), plain)
    .replace(/\^\{([^{}]*)\}/g, '^($1)')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether two texts are the same number, or the same expression. */
export function isSameMath(one: string, other: string): boolean {
  if (!/[\d\p{L}]/u.test(one) || !parse(one).ok) return false
  const kind = /\p{L}/u.test(one.replace(/\b(?:pi|sqrt)\b/g, '')) ? 'expression' : 'number'
  return checkAnswer({ kind, value: one }, other).isRight
}
