import type { Share } from '../record/index.ts'

/** Ordinary pieces of which up to `most` may be dropped. Whole numbers of one unit, `possible` above 0. */
export type DropPool = {
  pieces: readonly { place: number; given: number; possible: number }[]
  most: number
}

type Choice = { score: Share; dropped: number[] }

/**
 * The drops that leave the highest quotient of sums, by Dinkelbach's method: for a quotient q that can be had, dropping whatever has
 * given − q × possible below 0, the lowest first, gives a higher one, until nothing is gained. Exact, because q stays a fraction.
 * `extra` is given on top and always kept. At least one piece of each pool stays. Null without a piece.
 * Kane & Kane, Dropping lowest grades, Mathematics Magazine 79 (2006).
 */
export function dropLowest(pools: readonly DropPool[], extra: number): Choice | null {
  let best = sumUp(pools, extra, [])
  if (!best) return null
  for (;;) {
    const { score } = best
    const next = sumUp(
      pools,
      extra,
      pools.flatMap((pool) => chooseDrops(pool, score)),
    )
    if (!next || next.score.part * score.whole <= score.part * next.score.whole) return best
    best = next
  }
}

function chooseDrops({ pieces, most }: DropPool, { part, whole }: Share): number[] {
  const limit = Math.min(most, pieces.length - 1)
  if (limit <= 0) return []
  return pieces
    .map(({ place, given, possible }) => ({ place, gain: BigInt(given) * whole - part * BigInt(possible) }))
    .filter(({ gain }) => gain < 0n)
    .toSorted((a, b) => (a.gain < b.gain ? -1 : a.gain > b.gain ? 1 : a.place - b.place))
    .slice(0, limit)
    .map(({ place }) => place)
}

function sumUp(pools: readonly DropPool[], extra: number, dropped: number[]): Choice | null {
  const isDropped = new Set(dropped)
  let [part, whole] = [extra, 0]
  for (const { pieces } of pools)
    for (const { place, given, possible } of pieces) {
      if (isDropped.has(place)) continue
      part += given
      whole += possible
    }
  return whole === 0 ? null : { score: { part: BigInt(part), whole: BigInt(whole) }, dropped }
}
