export type Goal = {
  goalType: string
  /** Percent of mastery, number of lessons, or minutes. */
  targetScore: number | null
}

/** What the goal's subject (or everything) amounts to now; lessons and minutes since the goal was set. */
export type GoalFacts = { mastery: number; lessons: number; minutes: number }

/** How much of what the goal is about is there. */
export function goalValue({ goalType }: Pick<Goal, 'goalType'>, facts: GoalFacts): number {
  return goalType === 'lessons' ? facts.lessons : goalType === 'study_time' ? facts.minutes : facts.mastery
}

export function goalProgress(goal: Goal, facts: GoalFacts): number {
  const { targetScore } = goal
  if (targetScore === null || targetScore <= 0) return 0
  return Math.min(100, Math.floor((100 * goalValue(goal, facts)) / targetScore))
}
