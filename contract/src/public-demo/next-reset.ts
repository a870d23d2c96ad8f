import { HOUR_MS } from '#engines/days/durations.ts'

/** A public demo starts over at every full hour: a moment that a visitor can be told. */
export const nextReset = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS)
