import type { ProgressMetric } from '#contract/progress.ts'

/** The subject the learner spends most time on; Mathematics, with the largest map, for who has not begun. */
export function findBusiest(metrics: readonly ProgressMetric[]): string {
  const begun = metrics.filter(({ isBegun }) => isBegun)
  const [busiest] = begun.toSorted((a, b) => b.timeSpent - a.timeSpent || b.masteryLevel - a.masteryLevel)
  return busiest?.subjectName ?? 'Mathematics'
}
