/** A fraction of whole numbers; the denominator is positive. Not always in lowest terms: school needs both. */
export type Fraction = { top: number; bottom: number }

export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}

export function lcm(a: number, b: number): number {
  return Math.abs(a * b) / gcd(a, b)
}

export function reduce({ top, bottom }: Fraction): Fraction {
  const shared = gcd(top, bottom) || 1
  const sign = bottom < 0 ? -1 : 1
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared }
}

/** For formulas: "\frac{3}{4}", "-\frac{3}{4}", or the whole number alone when the denominator is 1. */
export function texFraction({ top, bottom }: Fraction): string {
  if (bottom === 1) return String(top)
  return `${top < 0 ? '-' : ''}\\frac{${Math.abs(top)}}{${bottom}}`
}

/** For formulas: "2\frac{1}{3}" for 7/3; fractions below one stay as they are. */
export function texMixed(fraction: Fraction): string {
  const { top, bottom } = reduce(fraction)
  const whole = Math.trunc(top / bottom)
  const rest = Math.abs(top % bottom)
  if (rest === 0) return String(whole)
  if (whole === 0) return texFraction({ top, bottom })
  return `${whole}\\frac{${rest}}{${bottom}}`
}

/** For answers and claims: "3/4". */
export function plainFraction({ top, bottom }: Fraction): string {
  return bottom === 1 ? String(top) : `${top}/${bottom}`
}
