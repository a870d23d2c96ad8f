import type { Placement } from '#contract/onboarding/placement.ts'
import { dayIn } from '#engines/days/index.ts'

const SURE_FROM = 85
const FAIRLY_FROM = 65

/** How sure a result is, in words a child knows; percent says little to most people. */
export function wordConfidence(percent: number): 'sure' | 'fairly' | 'guess' {
  if (percent >= SURE_FROM) return 'sure'
  return percent >= FAIRLY_FROM ? 'fairly' : 'guess'
}

/** A test that was left in the middle today, perhaps on another device; older ones begin anew. */
export function canGoOn(placement: Placement | null, timezone: string, now: Date): boolean {
  if (!placement?.problem || placement.finishedAt !== null) return false
  return dayIn(timezone, new Date(placement.startedAt)) === dayIn(timezone, now)
}
