import type { Evidence } from './evidence.ts'
import { wasEverPracticed } from './level.ts'

export type Forecast = {
  /** Predicted success today, and in a week without practice. */
  masteryNow: number
  masteryInAWeek: number
  /** Today, 'YYYY-MM-DD' where the learner lives. */
  day: string
}

/** Between practiced (.7) and the aim of practice (.80 to .85): reviewed before it sinks below practiced. */
const DUE_BELOW = 0.75

/** A reason to review, never a lost level; what was answered today has had its turn. */
export function isDue({ level, lastDay }: Evidence, { masteryNow, masteryInAWeek, day }: Forecast): boolean {
  if (!wasEverPracticed(level) || lastDay === day) return false
  return level === 'needsRefresh' || Math.min(masteryNow, masteryInAWeek) < DUE_BELOW
}
