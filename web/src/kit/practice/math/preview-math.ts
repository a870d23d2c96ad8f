import { parse } from '#engines/algebra/index.ts'
import { renderMathMl } from './render-math-ml.ts'

export type MathPreview =
  | { kind: 'empty' }
  | { kind: 'shown'; html: string }
  /** It may still become something. */
  | { kind: 'unfinished' }
  | { kind: 'unreadable'; rest: string }

/** Several answers, the way people write them; the check reads them alike. */
const WORDS_BETWEEN = /\s+(?:and|or)\s+/gi
const COMMA_BETWEEN = /,(?!\d{3})/g

/** What will be understood of the text, drawn, or where understanding ends. */
export function previewMath(text: string): MathPreview {
  if (text.trim() === '') return { kind: 'empty' }
  const joined = text.replace(WORDS_BETWEEN, ';')
  const plain = parse(joined)
  if (plain.ok) return { kind: 'shown', html: renderMathMl(plain.statements) }
  const several = parse(joined.replace(COMMA_BETWEEN, ';'))
  if (several.ok) return { kind: 'shown', html: renderMathMl(several.statements) }
  const rest = joined.slice(plain.at).trim()
  // An empty bracket pair is what the keys leave to be filled.
  const isUnfinished = rest === '' || /^[)/^(]*$/.test(rest)
  return isUnfinished ? { kind: 'unfinished' } : { kind: 'unreadable', rest }
}
