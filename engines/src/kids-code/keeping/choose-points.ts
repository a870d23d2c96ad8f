import { MINUTE_MS } from '../../days/durations.ts'
/** An earlier state of a project that can be brought back. */
export type RestorePoint = { id: number; savedAt: Date; bytes: number }

export const MOST_POINTS = 50
/** Of all points of a project together. */
const MOST_POINT_BYTES = 6_000_000
/** States that follow each other faster are not worth a point each. */
const POINT_GAP_MS = 20_000

/** Whether the state that is about to be replaced becomes a point. The first one always does: the replay begins there. */
export function isWorthAPoint(replacedAt: Date, newestPointAt: Date | null): boolean {
  return newestPointAt === null || replacedAt.getTime() - newestPointAt.getTime() >= POINT_GAP_MS
}

/**
 * Which points go so that the rest keeps within its limits: always the one that is missed least, so that the last minutes
 * stay close together and the beginnings far apart. The first and the newest stay as long as anything does.
 */
export function choosePointsToDrop(points: readonly RestorePoint[], now: Date): number[] {
  const kept = [...points].sort((one, other) => one.savedAt.getTime() - other.savedAt.getTime())
  let bytes = kept.reduce((sum, point) => sum + point.bytes, 0)
  const dropped: number[] = []
  while (kept.length > MOST_POINTS || (bytes > MOST_POINT_BYTES && kept.length > 1)) {
    const [point] = kept.splice(findLeastMissed(kept, now), 1)
    if (!point) break
    bytes -= point.bytes
    dropped.push(point.id)
  }
  return dropped
}

/** The time a point stands for, against how long ago that was. */
function findLeastMissed(points: readonly RestorePoint[], now: Date): number {
  let least = 0
  let leastWorth = Number.POSITIVE_INFINITY
  for (let place = 1; place < points.length - 1; place++) {
    const [before, point, after] = [points[place - 1], points[place], points[place + 1]]
    if (!before || !point || !after) continue
    const gap = after.savedAt.getTime() - before.savedAt.getTime()
    const worth = gap / (now.getTime() - point.savedAt.getTime() + MINUTE_MS)
    if (worth < leastWorth) [least, leastWorth] = [place, worth]
  }
  return least
}
