/** A node of MathML, as a parser of HTML makes it. */
export type MathNode = { type: string; data?: string; name?: string; children?: readonly MathNode[] }

const RAISED: Record<string, string> = Object.fromEntries(
  [...'0123456789+−-n′″°'].map((c, n) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ′″°'][n] ?? c]),
)
const LOWERED: Record<string, string> = Object.fromEntries(
  [...'0123456789+−-'].map((c, n) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋'][n] ?? c]),
)
/** Signs with a space on both sides, as they are written between words. */
const SPACED = /^[=<>≤≥≠≈+−×⋅÷±→⇒∈∪∩]$/

/** A formula in MathML on one line: a fraction keeps its bar as a slash, a power its place. */
export function writeMath(node: MathNode): string {
  return write(node).replace(/\s+/g, ' ').trim()
}

function write({ type, data = '', name, children = [] }: MathNode): string {
  if (type === 'text') return data.replace(/[\u200b\u2061-\u2064]/g, '')
  const parts = children.filter((child) => child.type === 'tag').map(write)
  const [first = '', second = '', third = ''] = parts
  switch (name) {
    case 'mfrac':
      return `${bracket(first)}/${bracket(second)}`
    case 'msup':
      return `${first}${shift(second, RAISED, '^')}`
    case 'msub':
      return `${first}${shift(second, LOWERED, '_')}`
    case 'msubsup':
    case 'munderover':
      return `${first}${shift(second, LOWERED, '_')}${shift(third, RAISED, '^')}`
    case 'msqrt':
      return `√${bracket(parts.join(''))}`
    case 'mroot':
      return `${shift(second, RAISED, '^')}√${bracket(first)}`
    case 'mtr':
      return `${parts.join(' ')}; `
    case 'mo': {
      const sign = children.map(write).join('').trim()
      return SPACED.test(sign) ? ` ${sign} ` : sign
    }
    case 'mspace':
      return ' '
    default:
      return children.map((child, n) => keepApart(child, children[n - 1]) + write(child)).join('')
  }
}

/** One and three fourths must not turn into thirteen fourths. */
function keepApart(node: MathNode, before: MathNode | undefined): string {
  return node.name === 'mfrac' && before?.name === 'mn' ? ' ' : ''
}

function bracket(text: string): string {
  return /^[\p{L}\p{N}.,%°]+$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`
}

function shift(text: string, table: Record<string, string>, mark: string): string {
  const tidy = text.replace(/\s+/g, '')
  const isSmall = [...tidy].every((letter) => letter in table)
  return isSmall ? [...tidy].map((letter) => table[letter]).join('') : `${mark}${bracket(text)}`
}
