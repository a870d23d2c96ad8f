/** Shades of each of red, green and blue: hardly seen in a small picture, and it becomes a third shorter. */
const SHADES = 24

/** Takes the nearest of a few shades for every point. */
export function roundColours(points: Uint8ClampedArray): void {
  const step = 255 / (SHADES - 1)
  for (let at = 0; at < points.length; at++) {
    if (at % 4 === 3) continue
    points[at] = Math.round(Math.round((points[at] ?? 0) / step) * step)
  }
}
