import { DAY_MS, MINUTE_MS, WEEK_MS } from '#engines/days/durations.ts'
import { clockIn } from '#engines/days/index.ts'

/**
 * Moments as a clock on the wall of a zone shows them, in milliseconds as if it were a clock of UTC: what was done at a quarter
 * past eight is done at a quarter past eight in every zone and on either side of a change of clocks.
 */
export type WallClock = { show: (at: Date) => number; read: (wallMs: number) => Date }

/** Clocks change at half hours at the earliest. Asking the system anew for each of 100,000 moments takes seconds. */
const STEADY_MS = 30 * MINUTE_MS

export function createWallClock(zone: string): WallClock {
  const offsets = new Map<number, number>()
  function offsetAt(ms: number): number {
    const span = Math.floor(ms / STEADY_MS)
    const known = offsets.get(span)
    if (known !== undefined) return known
    const start = span * STEADY_MS
    const offset = Date.parse(`${clockIn(zone, new Date(start))}:00Z`) - start
    offsets.set(span, offset)
    return offset
  }
  return {
    show: (at) => at.getTime() + offsetAt(at.getTime()),
    // The offset before and after: where clocks change between the two, the second look is the right one.
    read: (wallMs) => new Date(wallMs - offsetAt(wallMs - offsetAt(wallMs - DAY_MS / 2))),
  }
}

/** By so many whole weeks a history that ended then can be moved without anything of it lying ahead. */
export function countWeeksBehind(zone: string, endsAt: Date, now: Date): number {
  const { show } = createWallClock(zone)
  return Math.max(0, Math.floor((show(now) - show(endsAt)) / WEEK_MS))
}

export const toDayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const toDay = (wallMs: number): string => new Date(wallMs).toISOString().slice(0, 10)
