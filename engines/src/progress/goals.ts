export type Goal = {
  goalType: string
  /** Percent of mastery, number of lessons, or minutes. */
  targetScore: number | null
  targetDate: string | null
  createdOn: string
}

/** What the goal's subject (or everything) amounts to now; lessons and minutes since the goal was set. */
export type GoalFacts = { mastery: number; lessons: number; minutes: number }

export function goalProgress({ goalType, targetScore }: Goal, facts: GoalFacts): number {
  const reached =
    goalType === 'lessons' ? facts.lessons : goalType === 'study_time' ? facts.minutes : facts.mastery
  if (targetScore === null || targetScore <= 0) return 0
  return Math.min(100, Math.floor((100 * reached) / targetScore))
}

/** On track means: at least as far as the calendar. A goal without a date always is, an overdue one only when done. */
export function isGoalOnTrack(goal: Goal, progress: number, today: string): boolean {
  if (progress >= 100 || goal.targetDate === null) return true
  if (today > goal.targetDate) return false
  const [start, end, now] = [goal.createdOn, goal.targetDate, today].map((day) => Date.parse(day)) as [
    number,
    number,
    number,
  ]
  return end <= start ? true : progress >= Math.floor((100 * (now - start)) / (end - start))
}
