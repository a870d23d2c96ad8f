import { DAY_MS } from '#engines/days/durations.ts'
/** So long before an inactive account goes its owner is told. */
export const WARNING_DAYS = 30

/** The same day and time of an earlier year, by UTC; of 29 February the 28th, where there is none. */
export function yearsBefore(at: Date, years: number): Date {
  const before = new Date(at)
  before.setUTCFullYear(at.getUTCFullYear() - years)
  // 29 February has become 1 March: one day too late.
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}

export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}

export function toDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
