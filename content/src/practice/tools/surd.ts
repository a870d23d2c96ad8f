import { type Fraction, reduce } from './fraction.ts'

/** outside · √inside, where inside has no square factor; a whole number has inside 1. */
type Surd = { outside: number; inside: number }

/** √number in simplest form: simplifyRoot(72) is 6√2. */
export function simplifyRoot(number: number): Surd {
  let [outside, inside] = [1, number]
  for (let factor = Math.floor(Math.sqrt(number)); factor > 1; factor--) {
    if (inside % (factor * factor) === 0) {
      outside *= factor
      inside /= factor * factor
    }
  }
  return { outside, inside }
}

export function texSurd({ outside, inside }: Surd): string {
  if (inside === 1 || outside === 0) return String(outside)
  const sign = outside < 0 ? '-' : ''
  return `${sign}${Math.abs(outside) === 1 ? '' : Math.abs(outside)}\\sqrt{${inside}}`
}

export function plainSurd({ outside, inside }: Surd): string {
  if (inside === 1 || outside === 0) return String(outside)
  const sign = outside < 0 ? '-' : ''
  return `${sign}${Math.abs(outside) === 1 ? '' : `${Math.abs(outside)}*`}sqrt(${inside})`
}

/** A fraction of π for formulas: "\frac{3\pi}{4}", "\pi", "0". */
export function texPi(fraction: Fraction): string {
  const { top, bottom } = reduce(fraction)
  if (top === 0) return '0'
  const times = Math.abs(top) === 1 ? '' : String(Math.abs(top))
  const sign = top < 0 ? '-' : ''
  return bottom === 1 ? `${sign}${times}\\pi` : `${sign}\\frac{${times}\\pi}{${bottom}}`
}

/** The same in plain math: "3*pi/4". */
export function plainPi(fraction: Fraction): string {
  const { top, bottom } = reduce(fraction)
  if (top === 0) return '0'
  const times = top === 1 ? 'pi' : top === -1 ? '-pi' : `${top}*pi`
  return bottom === 1 ? times : `${times}/${bottom}`
}
