const WORDS: [RegExp, string][] = [
  // Neighbors behind a sign of division belong together on paper: 588π ÷ 98π is 6.
  [/\\div\b\s*([\d.,{}]*\s*\\pi\b)/g, '/($1)'],
  [/\\(?:times|cdot)\b\s*/g, '*'],
  [/\\div\b\s*/g, '/'],
  [/\\(?:left|right|,|;|!|quad)/g, ''],
  [/\\(?:le|leq)\b/g, '<='],
  [/\\(?:ge|geq)\b/g, '>='],
  [/\\(?:ne|neq)\b/g, '!='],
  [/\\lt\b/g, '<'],
  [/\\gt\b/g, '>'],
  [/\\pi\b/g, 'pi '],
  [/\\%/g, '%'],
  [/\\(sin|cos|tan|log|ln)\b/g, '$1'],
]
const INNERMOST = /\\(?:d|t)?frac\{([^{}]*)\}\{([^{}]*)\}|\\sqrt\{([^{}]*)\}|\^\{([^{}]*)\}|\{,\}/

/** A formula as plain math for the algebra engine; null where it holds anything else than math. */
export function plainFromTex(text: string): string | null {
  let plain = text.trim().replace(/^\$([^$]*)\$$/, '$1')
  // A dash between two numbers is a range, no difference.
  if (/[$–]/.test(plain)) return null
  if (!/[\\{}]/.test(plain)) return plain
  for (const [pattern, replacement] of WORDS) plain = plain.replace(pattern, replacement)
  for (let part = INNERMOST.exec(plain); part; part = INNERMOST.exec(plain)) {
    plain = plain.slice(0, part.index) + rewrite(plain, part) + plain.slice(part.index + part[0].length)
  }
  return /[\\{}$]/.test(plain) ? null : plain
}

function rewrite(plain: string, [all, top, bottom, root, exponent]: RegExpExecArray): string {
  if (all === '{,}') return ','
  if (root !== undefined) return `sqrt(${root})`
  if (exponent !== undefined) return `^(${exponent})`
  const isWhole = /^\d+$/.test(top ?? '') && /^\d+$/.test(bottom ?? '')
  const isMixed = isWhole && /\d$/.test(plain.slice(0, plain.indexOf(all)))
  return isMixed ? ` ${top}/${bottom}` : `((${top})/(${bottom}))`
}
