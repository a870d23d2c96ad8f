/** As much of an element as saying it needs; browsers' elements have it all. */
export type FormulaNode = { localName: string; textContent: string | null; children: ArrayLike<FormulaNode> }

/** The curriculum is written in English, and so is what a voice says for its signs. */
const SIGNS: Record<string, string> = {
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '×': 'times',
  '⋅': 'times',
  '∗': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '≈': 'is about',
  '≠': 'is not equal to',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '±': 'plus or minus',
  '→': 'to',
  '⟶': 'to',
  '⇒': 'so',
  '⟺': 'exactly when',
  '∑': 'the sum of',
  '∫': 'the integral of',
  '∞': 'infinity',
  π: 'pi',
  '°': 'degrees',
  '%': 'percent',
  '!': 'factorial',
  ':': 'to',
  '′': 'prime',
  '∣': 'given',
  '∩': 'and',
  '∪': 'or',
  '≅': 'is congruent to',
  '⋯': 'and so on',
  '…': 'and so on',
}

/** Marks over a letter: a bar, an arrow, a roof. */
const MARKS: Record<string, string> = {
  '\u02c9': 'bar',
  '\u00af': 'bar',
  '\u20d7': 'vector',
  '\u2192': 'vector',
  '^': 'hat',
}
const POWERS: Record<string, string> = { '2': 'squared', '3': 'cubed', '′': 'prime', '∘': 'degrees' }

/** A formula in words, as a teacher would read it out. */
export function sayFormula(formula: FormulaNode): string {
  return say(formula).replace(/\s+/g, ' ').trim()
}

function say(node: FormulaNode): string {
  const parts = Array.from(node.children)
  const [first, second, third] = parts
  switch (node.localName) {
    case 'mfrac':
      return sayFraction(first, second)
    case 'msup':
      return ` ${sayPart(first)} ${sayPower(second)} `
    case 'msub':
      return ` ${sayPart(first)} ${sayPart(second)} `
    case 'msubsup':
      return ` ${sayPart(first)} ${sayPart(second)} ${sayPower(third)} `
    case 'munder':
      return ` ${sayPart(first)} from ${sayPart(second)} `
    case 'munderover':
      return ` ${sayPart(first)} from ${sayPart(second)} to ${sayPart(third)} `
    case 'mover':
      return ` ${sayPart(first)} ${MARKS[readText(second)] ?? sayPart(second)} `
    case 'msqrt':
      return ` the square root of ${parts.map(say).join(' ')} `
    case 'mroot':
      return ` root ${sayPart(second)} of ${sayPart(first)} `
    case 'mtr':
      return ` ${parts.map(say).join(' ')}, `
    case 'mphantom':
    case 'mspace':
    case 'annotation':
      return ''
    case 'mo':
      return ` ${saySign(readText(node))} `
    default:
      return parts.length > 0 ? parts.map(say).join(' ') : ` ${readText(node)} `
  }
}

function saySign(sign: string): string {
  // Brackets, and the marks that only typesetters see, are heard as the shortest of pauses.
  if (/^[\p{Ps}\p{Pe}|\u2061-\u2064]?$/u.test(sign)) return ''
  return SIGNS[sign] ?? sign
}

function sayFraction(top: FormulaNode | undefined, bottom: FormulaNode | undefined): string {
  return ` ${sayPart(top)} over ${sayPart(bottom)} `
}

function sayPower(power: FormulaNode | undefined): string {
  return POWERS[readText(power)] ?? `to the power of ${sayPart(power)}`
}

function sayPart(node: FormulaNode | undefined): string {
  return node ? say(node).trim() : ''
}

function readText(node: FormulaNode | undefined): string {
  return node?.textContent?.trim() ?? ''
}
