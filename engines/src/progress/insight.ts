type Words = Record<string, string | number>

export type Insight = {
  /** Which insight it is, for the words of the screen. */
  code:
    | 'stuck_skill'
    | 'refresh_skill'
    | 'weak_skill'
    | 'low_quiz'
    | 'goal_behind'
    | 'unfinished_lesson'
    | 'idle'
    | 'mastered_alone'
    | 'streak'
    | 'strong_skill'
    | 'more_time'
    | 'pause_planned'
  type: 'achievement' | 'recommendation' | 'motivation' | 'other'
  priority: 'high' | 'medium' | 'low'
  values: Words
  /** Where it can be acted upon; null when there is nothing to do. */
  action: string | null
  estimatedMinutes: number
}

/** Minutes of a small round of practice, and of a quiz. */
export const PRACTICE_MINUTES = 10
export const QUIZ_MINUTES = 8

export function practiceOf(skill: string): string {
  return `/practice?skill=${encodeURIComponent(skill)}`
}

/** Good news and plain facts: nothing to do. */
export const NOTHING_TO_DO = { action: null, estimatedMinutes: 0 } as const
