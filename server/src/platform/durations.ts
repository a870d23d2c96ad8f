/** As in `engines/src/days/durations.ts`, which the platform does not know. */
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
