/** Upper bounds in milliseconds; what takes longer than the last falls into one more place at the end. */
export const BOUNDS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const
export const PLACES = BOUNDS_MS.length + 1

export function findPlace(durationMs: number): number {
  let place = 0
  while (place < BOUNDS_MS.length && durationMs > (BOUNDS_MS[place] as number)) place += 1
  return place
}

/**
 * The value below which a share of all lies, evenly spread within its place of the histogram; null without any. Beyond
 * the last bound nothing is known but that: the bound itself is given.
 */
export function findQuantileMs(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const rank = share * total
  let below = 0
  for (const [place, count] of counts.entries()) {
    if (below + count < rank || count === 0) {
      below += count
      continue
    }
    const from = place === 0 ? 0 : (BOUNDS_MS[place - 1] as number)
    const to = BOUNDS_MS[place]
    return to === undefined ? from : from + ((rank - below) / count) * (to - from)
  }
  return BOUNDS_MS.at(-1) ?? null
}
