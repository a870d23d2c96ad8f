import type { GrowthStage } from '../../ui/drawings/sprout.tsx'

/** The week's plant: a seed at the start, in bloom when the goal is reached. */
export function sproutStage(percent: number): GrowthStage {
  if (percent >= 100) return 4
  if (percent >= 60) return 3
  if (percent >= 30) return 2
  return percent > 0 ? 1 : 0
}
