/** A whole number from 0 to 100, whatever comes in. */
export function clampPercent(percent: number) {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.round(percent))) : 0
}
