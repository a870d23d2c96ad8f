export type BadgeCriteria = {
  subject?: string | undefined
  lessonCount?: number | undefined
  /** Missions of Kids Code. */
  missionCount?: number | undefined
  perfectScoreStreak?: number | undefined
  completeAll?: boolean | undefined
  multiSubject?: boolean | undefined
  /** The count must be reached within one day. */
  daily?: boolean | undefined
}

/** What a learner has done, as far as badges look at it: only lessons and quizzes that are evidence. */
export type BadgeFacts = {
  /** Per subject, within the learner's grade. */
  lessonsBySubject: Record<string, { completed: number; total: number }>
  /** Completed lessons of all subjects and grades, and how many subjects they come from. */
  lessonsCompleted: number
  subjectsCompleted: number
  /** The most lessons completed within one day. */
  bestDay: number
  /** The newest first attempts at quizzes that are perfect, without a gap. */
  perfectStreak: number
  missionsCompleted: number
}

/** How far the criteria are met, from 0 to 1. Criteria that say nothing are never met. */
function measure(criteria: BadgeCriteria, facts: BadgeFacts): number {
  if (criteria.perfectScoreStreak !== undefined)
    return share(facts.perfectStreak, criteria.perfectScoreStreak)
  if (criteria.missionCount !== undefined) return share(facts.missionsCompleted, criteria.missionCount)
  if (criteria.daily) return share(facts.bestDay, criteria.lessonCount)
  if (criteria.multiSubject) {
    const reached = share(facts.lessonsCompleted, criteria.lessonCount)
    return facts.subjectsCompleted >= 2 ? reached : Math.min(reached, 0.5)
  }
  const lessons = criteria.subject === undefined ? undefined : facts.lessonsBySubject[criteria.subject]
  if (criteria.completeAll) return share(lessons?.completed ?? 0, lessons?.total)
  if (criteria.subject !== undefined) return share(lessons?.completed ?? 0, criteria.lessonCount)
  return share(facts.lessonsCompleted, criteria.lessonCount)
}

function share(reached: number, wanted: number | undefined): number {
  return wanted === undefined || wanted <= 0 ? 0 : Math.min(1, reached / wanted)
}

/** Percent from 0 to 99 until the badge is in the learner's hands, then 100. */
export function badgeProgress(criteria: BadgeCriteria, facts: BadgeFacts, hasBadge: boolean): number {
  return hasBadge ? 100 : Math.min(99, Math.floor(measure(criteria, facts) * 100))
}

export function isEarned(criteria: BadgeCriteria, facts: BadgeFacts): boolean {
  return measure(criteria, facts) >= 1
}
