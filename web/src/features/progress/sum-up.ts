import type { ProgressMetric } from '#contract/progress.ts'

export type Summary = { minutes: number; longestStreak: number; lessons: number; mastery: number }

/** Sums of time and lessons, the longest of the streaks, the rounded mean of mastery; 0 without subjects. */
export function sumUp(metrics: readonly ProgressMetric[]): Summary {
  const sum = (pick: (metric: ProgressMetric) => number) =>
    metrics.reduce((total, metric) => total + pick(metric), 0)
  return {
    minutes: sum(({ timeSpent }) => timeSpent),
    longestStreak: Math.max(0, ...metrics.map(({ streakDays }) => streakDays)),
    lessons: sum(({ completedLessons }) => completedLessons),
    mastery: metrics.length === 0 ? 0 : Math.round(sum(({ masteryLevel }) => masteryLevel) / metrics.length),
  }
}
