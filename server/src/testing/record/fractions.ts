/** Exact fractions of whole numbers; `whole` is above 0. */
export type Fraction = { part: bigint; whole: bigint }

export const fraction = (part: bigint | number, whole: bigint | number): Fraction => ({
  part: BigInt(part),
  whole: BigInt(whole),
})
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.part * b.whole + b.part * a.whole, a.whole * b.whole)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.part * b.part, a.whole * b.whole)
export const isMore = (a: Fraction, b: Fraction): boolean => a.part * b.whole > b.part * a.whole

export function meanOf(all: readonly Fraction[]): Fraction | null {
  if (all.length === 0) return null
  return times(
    all.reduce((sum, one) => plus(sum, one), fraction(0, 1)),
    fraction(1, all.length),
  )
}

/** Rounded once, halves away from zero; nothing here is below 0. */
export function roundHalfUp({ part, whole }: Fraction): number {
  return Number((2n * part + whole) / (2n * whole))
}

export const roundDown = ({ part, whole }: Fraction): number => Number(part / whole)

/** For teachers. */
export const inTenths = (share: Fraction | null): number | null =>
  share && roundHalfUp(times(share, fraction(1000, 1))) / 10
/** For learners and families. */
export const inPercent = (share: Fraction | null): number | null =>
  share && roundHalfUp(times(share, fraction(100, 1)))
