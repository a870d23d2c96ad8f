/** Whole hours: total minutes divided by 60, rounded down. */
export function toHours(totalMinutes: number): number {
  return Math.floor(totalMinutes / 60)
}
