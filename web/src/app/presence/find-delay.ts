const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60_000

/**
 * How long to wait before the next attempt to connect: doubling from 1 s to 60 s, with up to half of it taken off by
 * chance, so that a school's browsers do not all come back in the same moment.
 */
export function findDelayMs(failedAttempts: number, random: () => number): number {
  const ceilingMs = Math.min(FIRST_DELAY_MS * 2 ** failedAttempts, LONGEST_DELAY_MS)
  return Math.max(FIRST_DELAY_MS, Math.round(ceilingMs * (1 - random() / 2)))
}
