import { type Expression, print, type Statement } from '#engines/algebra/index.ts'

/** How tightly each kind binds; what binds less tightly than its surroundings stands in brackets. */
const TIGHTNESS = { add: 1, subtract: 1, multiply: 2, divide: 2, negative: 3, power: 4 } as const
const ATOM = 5

const RELATIONS = { '=': '=', '!=': '≠', '<': '&lt;', '>': '&gt;', '<=': '≤', '>=': '≥' } as const

/** Not seen, but heard: screen readers say "times". */
const INVISIBLE_TIMES = '<mo>\u2062</mo>'

/** Statements as one formula, drawn as it would stand on paper. Everything in it was read, nothing is copied. */
export function renderMathMl(statements: readonly Statement[]): string {
  return `<math>${row(statements.map(renderStatement).join('<mo>;</mo>'))}</math>`
}

function renderStatement({ sides, relations }: Statement): string {
  return sides
    .map((side, place) => {
      const relation = relations[place - 1]
      return `${relation ? `<mo>${RELATIONS[relation]}</mo>` : ''}${render(side)}`
    })
    .join('')
}

/** One MathML element, or several in a row. */
function render(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return renderNumber(expression)
    case 'mixed':
      return `<mn>${expression.whole}</mn>${frac(`<mn>${expression.top}</mn>`, `<mn>${expression.bottom}</mn>`)}`
    case 'letter':
      return renderLetter(expression.name)
    case 'constant':
      return `<mi>${expression.name === 'pi' ? 'π' : 'e'}</mi>`
    case 'negative':
      return `<mo>−</mo>${wrap(expression.of, TIGHTNESS.negative)}`
    case 'add':
      return `${render(expression.left)}<mo>+</mo>${wrap(expression.right, TIGHTNESS.add + 1)}`
    case 'subtract':
      return `${render(expression.left)}<mo>−</mo>${wrap(expression.right, TIGHTNESS.subtract + 1)}`
    case 'multiply':
      return renderProduct(expression.left, expression.right)
    case 'divide':
      return frac(render(expression.left), render(expression.right))
    case 'power':
      return `<msup>${row(wrap(expression.left, ATOM))}${row(render(expression.right))}</msup>`
    case 'call':
      return renderCall(expression.name, expression.of)
  }
}

function renderNumber(expression: Expression & { kind: 'number' }): string {
  const [top, bottom] = print(expression).split('/')
  return bottom === undefined ? `<mn>${top}</mn>` : frac(`<mn>${top}</mn>`, `<mn>${bottom}</mn>`)
}

function renderLetter(name: string): string {
  const [letter, index] = name.split('_')
  if (index === undefined) return `<mi>${letter}</mi>`
  return `<msub><mi>${letter}</mi><mn>${index}</mn></msub>`
}

function renderProduct(left: Expression, right: Expression): string {
  const sign = beginsWithNumber(right) ? '<mo>⋅</mo>' : INVISIBLE_TIMES
  return `${wrap(left, TIGHTNESS.multiply)}${sign}${wrap(right, TIGHTNESS.multiply + 1)}`
}

/** Two numbers side by side would read as one. */
function beginsWithNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'mixed':
      return true
    case 'power':
    case 'multiply':
    case 'divide':
      return beginsWithNumber(expression.left)
    case 'call':
      return (
        (expression.name === 'factorial' || expression.name === 'percent') && beginsWithNumber(expression.of)
      )
    default:
      return false
  }
}

function renderCall(name: string, of: Expression): string {
  switch (name) {
    case 'sqrt':
      return `<msqrt>${render(of)}</msqrt>`
    case 'cbrt':
      return `<mroot>${row(render(of))}<mn>3</mn></mroot>`
    case 'abs':
      return `<mo>|</mo>${render(of)}<mo>|</mo>`
    case 'factorial':
      return `${wrap(of, ATOM)}<mo>!</mo>`
    case 'percent':
      return `${wrap(of, ATOM)}<mo>%</mo>`
    case 'exp':
      return `<msup><mi>e</mi>${row(render(of))}</msup>`
    case 'asin':
    case 'acos':
    case 'atan':
      return `<msup><mi>${name.slice(1)}</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup>${brackets(render(of))}`
    default:
      return `<mi>${name}</mi>${brackets(render(of))}`
  }
}

function wrap(expression: Expression, least: number): string {
  return tightnessOf(expression) < least ? brackets(render(expression)) : render(expression)
}

function tightnessOf(expression: Expression): number {
  if (expression.kind === 'number') return print(expression).includes('/') ? TIGHTNESS.divide : ATOM
  // A fraction holds itself together wherever it is a factor, but not under a power.
  if (expression.kind === 'divide') return TIGHTNESS.power
  if (expression.kind === 'mixed') return TIGHTNESS.power
  return expression.kind in TIGHTNESS ? TIGHTNESS[expression.kind as keyof typeof TIGHTNESS] : ATOM
}

function frac(top: string, bottom: string): string {
  return `<mfrac>${row(top)}${row(bottom)}</mfrac>`
}

function row(inside: string): string {
  return `<mrow>${inside}</mrow>`
}

function brackets(inside: string): string {
  return `<mrow><mo>(</mo>${inside}<mo>)</mo></mrow>`
}
