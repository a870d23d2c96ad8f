import type { Expression } from '../expression.ts'
import { gcd } from '../numbers/rational.ts'
import { type Polynomial, toQuotient } from '../solving/polynomial.ts'

/** An expression as a polynomial, a constant divisor aside; null where it is none. */
export function polynomialOf(expression: Expression, letters: string[]): Polynomial | null {
  const quotient = toQuotient(expression, letters)
  return quotient && [...quotient.bottom.keys()].every((key) => !/[1-9]/.test(key)) ? quotient.top : null
}

/** The whole number that goes into all coefficients; 1 where they are not whole. */
export function contentOf(polynomial: Polynomial): bigint {
  let content = 0n
  for (const { top, bottom } of polynomial.values()) {
    if (bottom !== 1n) return 1n
    content = content === 0n ? top : gcd(content, top)
  }
  if (content === 0n) return 1n
  return content < 0n ? -content : content
}
