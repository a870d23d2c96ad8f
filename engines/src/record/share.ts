/** An exact part of a whole: figures are rounded once, when they are shown. */
export type Share = { readonly part: bigint; readonly whole: bigint }

/** Null where there is no whole: nothing is known, which is no 0. */
export function makeShare(part: number, whole: number): Share | null {
  return whole === 0 ? null : { part: BigInt(part), whole: BigInt(whole) }
}

/** Each share weighs the same, whatever its whole; those that are not known are left out. */
export function findMean(shares: readonly (Share | null)[]): Share | null {
  const known = shares.filter((share) => share !== null)
  if (known.length === 0) return null
  const partsOf = new Map<bigint, bigint>()
  for (const { part, whole } of known) partsOf.set(whole, (partsOf.get(whole) ?? 0n) + part)
  const sum = [...partsOf].reduce((total, [whole, part]) => addShares(total, { part, whole }), NO_SHARE)
  return { part: sum.part, whole: sum.whole * BigInt(known.length) }
}

/** Percent, to a tenth for teachers or to a whole number for learners and families. */
export function toPercent(share: Share, digits?: 0 | 1): number
export function toPercent(share: Share | null, digits?: 0 | 1): number | null
export function toPercent(share: Share | null, digits: 0 | 1 = 1): number | null {
  if (share === null) return null
  return Number(roundShare(share, digits === 0 ? 100n : 1000n)) / (digits === 0 ? 1 : 10)
}

/** So many times the share as a whole number, halves away from zero. */
export function roundShare({ part, whole }: Share, times: bigint): bigint {
  const doubled = 2n * part * times
  return part < 0n ? -((whole - doubled) / (2n * whole)) : (doubled + whole) / (2n * whole)
}

export const NO_SHARE: Share = { part: 0n, whole: 1n }

export function addShares(a: Share, b: Share): Share {
  const [part, whole] = [a.part * b.whole + b.part * a.whole, a.whole * b.whole]
  const shared = findDivisor(part < 0n ? -part : part, whole)
  return { part: part / shared, whole: whole / shared }
}

function findDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}
