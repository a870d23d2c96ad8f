/** Round numbers (1, 2 or 5 times a power of ten) from at or below the lowest to at or above the highest value. */
export function findTicks(lowest: number, highest: number, wanted = 4): number[] {
  if (!Number.isFinite(lowest) || !Number.isFinite(highest) || highest < lowest) return [0, 1]
  const span = highest - lowest || Math.abs(highest) || 1
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  // Quarters suit hundreds ("25, 50, 75") but would put halves between counts.
  const factors = power >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]
  const step = (factors.find((factor) => factor * power >= rough * 0.999) ?? 10) * power
  const first = Math.floor(lowest / step)
  const last = Math.max(first + 1, Math.ceil(highest / step))
  // Multiplying whole numbers keeps 0.1 + 0.2 out of the labels.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** Maps a value from one range to another; a range without extent maps to its start. */
export function scaleValue(value: number, from: [number, number], to: [number, number]) {
  const extent = from[1] - from[0]
  return extent === 0 ? to[0] : to[0] + ((value - from[0]) / extent) * (to[1] - to[0])
}

/** Every how many labels one fits, given the room for each and the width of the longest. */
export function findLabelStep(roomPx: number, labels: readonly string[], characterPx = 9) {
  const longestPx = Math.max(0, ...labels.map((label) => label.length)) * characterPx + 16
  return Math.max(1, Math.ceil(longestPx / Math.max(1, roomPx)))
}

/** 0 for nothing, else 1 to 4 by quarter of the highest value. */
export function findHeatLevel(value: number | null, highest: number): 0 | 1 | 2 | 3 | 4 {
  if (!value || value <= 0 || highest <= 0) return 0
  return Math.min(4, Math.max(1, Math.ceil((value / highest) * 4))) as 1 | 2 | 3 | 4
}
