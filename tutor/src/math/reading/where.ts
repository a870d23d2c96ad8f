import { type Expression, parse } from '#engines/algebra/index.ts'
import { isMath } from './request.ts'

const BEHIND =
  /^(.*?)[,:]?\s+(?:when|if|where|for|at|given(?: that)?|with)\s+([a-z]\s*=[^=]*(?:(?:,|and|;)\s*[a-z]\s*=[^=]*)*)$/i
const BEFORE =
  /^(?:if|when|given(?: that)?|for|let)\s+([a-z]\s*=[^=]*?(?:(?:,|and|;)\s*[a-z]\s*=[^=]*?)*),?\s+((?:what|find|calculate|evaluate|work)\b.*)$/i

/** Parts "2x + y when x = 3 and y = 2" into what is asked and the values of its letters. */
export function cutText(text: string): { asked: string; values: Map<string, Expression> } | null {
  const before = BEFORE.exec(text)
  const behind = before ? null : BEHIND.exec(text)
  const [asked, given] = before ? [before[2], before[1]] : [behind?.[1], behind?.[2]]
  if (!asked || !given || !isMath(given.replace(/\band\b/gi, ' '))) return null
  const parsed = parse(given.replace(/\s+and\s+|,\s*(?=[a-z]\s*=)/gi, ';').replace(/;;/g, ';'))
  if (!parsed.ok) return null
  const values = new Map<string, Expression>()
  for (const { sides, relations } of parsed.statements) {
    const [letter, value] = sides
    if (relations.length !== 1 || letter?.kind !== 'letter' || !value || values.has(letter.name)) return null
    values.set(letter.name, value)
  }
  return { asked, values }
}

export function substitute(expression: Expression, values: ReadonlyMap<string, Expression>): Expression {
  if (expression.kind === 'letter') return values.get(expression.name) ?? expression
  if ('left' in expression)
    return {
      ...expression,
      left: substitute(expression.left, values),
      right: substitute(expression.right, values),
    }
  return 'of' in expression ? { ...expression, of: substitute(expression.of, values) } : expression
}
