import { type Fraction, plainFraction, reduce, texFraction } from './fraction.ts'

/** A coefficient with what it multiplies ("x^2", "xy"); an empty factor makes it a constant. */
export type Term = readonly [coefficient: number | Fraction, factor: string]

/** For formulas: "2x - y + 5". Terms with coefficient 0 are left out, 1 and -1 are not written before a letter. */
export function texSum(terms: readonly Term[]): string {
  return writeSum(terms, (size, factor) => {
    if (factor === '') return texFraction(size)
    return isOne(size) ? factor : `${texFraction(size)}${factor}`
  })
}

/** For answers and claims: "2*x - y + 5". Factors stand in plain math ("x*y", "x^2"). */
export function plainSum(terms: readonly Term[]): string {
  return writeSum(terms, (size, factor) => {
    if (factor === '') return plainFraction(size)
    return isOne(size) ? factor : `${plainFraction(size)}*${factor}`
  })
}

/** Coefficients from the highest power down: texPolynomial([1, -2, 3]) is "x^2 - 2x + 3". */
export function texPolynomial(coefficients: readonly (number | Fraction)[], letter = 'x'): string {
  return texSum(nameTerms(coefficients, letter, (power) => `${letter}^{${power}}`))
}

export function plainPolynomial(coefficients: readonly (number | Fraction)[], letter = 'x'): string {
  return plainSum(nameTerms(coefficients, letter, (power) => `${letter}^${power}`))
}

/** The factor with this root: "(x - 3)", "(x + 3)", or "x" for the root 0; the same in formulas and plain math. */
export function writeFactor(root: number, letter = 'x'): string {
  return root === 0
    ? letter
    : `(${texSum([
        [1, letter],
        [-root, ''],
      ])})`
}

/** To follow another term: " + 3" or " - 3", nothing for 0. */
export function writeSigned(value: number): string {
  if (value === 0) return ''
  return value < 0 ? ` - ${-value}` : ` + ${value}`
}

/** A number as it stands after an operator: negative ones in brackets. */
export function inBrackets(value: number): string {
  return value < 0 ? `(${value})` : String(value)
}

/** The coefficients of a product, highest power first. */
export function multiplyPolynomials(left: readonly number[], right: readonly number[]): number[] {
  const product = new Array<number>(left.length + right.length - 1).fill(0)
  for (const [i, a] of left.entries()) {
    for (const [j, b] of right.entries()) product[i + j] = (product[i + j] as number) + a * b
  }
  return product
}

function nameTerms(
  coefficients: readonly (number | Fraction)[],
  letter: string,
  nameFactor: (power: number) => string,
): Term[] {
  return coefficients.map((coefficient, index) => {
    const power = coefficients.length - 1 - index
    const factor = power === 0 ? '' : power === 1 ? letter : nameFactor(power)
    return [coefficient, factor]
  })
}

function writeSum(terms: readonly Term[], writeTerm: (size: Fraction, factor: string) => string): string {
  let sum = ''
  for (const [coefficient, factor] of terms) {
    const { top, bottom } = toFraction(coefficient)
    if (top === 0) continue
    const term = writeTerm({ top: Math.abs(top), bottom }, factor)
    if (sum === '') sum = top < 0 ? `-${term}` : term
    else sum += top < 0 ? ` - ${term}` : ` + ${term}`
  }
  return sum || '0'
}

function toFraction(coefficient: number | Fraction): Fraction {
  return typeof coefficient === 'number' ? { top: coefficient, bottom: 1 } : reduce(coefficient)
}

function isOne({ top, bottom }: Fraction): boolean {
  return top === bottom
}
