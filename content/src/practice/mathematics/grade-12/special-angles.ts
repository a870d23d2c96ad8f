/** An exact value in both spellings; `null` where the function has no value. */
export type ExactValue = { tex: string; plain: string }

const HALVES: Record<number, ExactValue> = {
  0: { tex: '0', plain: '0' },
  30: { tex: '\\frac{1}{2}', plain: '1/2' },
  45: { tex: '\\frac{\\sqrt{2}}{2}', plain: 'sqrt(2)/2' },
  60: { tex: '\\frac{\\sqrt{3}}{2}', plain: 'sqrt(3)/2' },
  90: { tex: '1', plain: '1' },
}
const TANGENTS: Record<number, ExactValue> = {
  0: { tex: '0', plain: '0' },
  30: { tex: '\\frac{\\sqrt{3}}{3}', plain: 'sqrt(3)/3' },
  45: { tex: '1', plain: '1' },
  60: { tex: '\\sqrt{3}', plain: 'sqrt(3)' },
}

/** Multiples of 30° and 45° within one turn. */
export const SPECIAL_ANGLES = [
  0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330,
] as const

/** Degrees from the horizontal axis, 0 to 90. */
export function findReference(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned <= 90 ? turned : turned <= 180 ? 180 - turned : turned <= 270 ? turned - 180 : 360 - turned
}

export function sineOf(degrees: number): ExactValue {
  const turned = ((degrees % 360) + 360) % 360
  return sign(HALVES[findReference(degrees)], turned > 180)
}

export function cosineOf(degrees: number): ExactValue {
  return sineOf(degrees + 90)
}

export function tangentOf(degrees: number): ExactValue | null {
  const turned = ((degrees % 180) + 180) % 180
  return turned === 90 ? null : sign(TANGENTS[findReference(degrees)], turned > 90)
}

export function negate(value: ExactValue): ExactValue {
  return value.plain.startsWith('-')
    ? { tex: value.tex.slice(1), plain: value.plain.slice(1) }
    : sign(value, true)
}

function sign(value: ExactValue | undefined, isNegative: boolean): ExactValue {
  if (!value) throw new RangeError('Not a special angle')
  if (!isNegative || value.plain === '0') return value
  return { tex: `-${value.tex}`, plain: `-${value.plain}` }
}
