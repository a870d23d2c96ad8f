/** Figures of a class over a period. */
export type ClassMetrics = {
  pupils: number
  averageScore: number
  completionRate: number
  /** Graded submissions and quiz results. */
  scores: number
  expected: number
  submitted: number
  /** Students who learned on at least one day. */
  activePupils: number
  /** Days with learning, of all students together. */
  activeDays: number
  minutes: number
  lessons: number
  problems: number
}

export const INSIGHT_CODES = [
  'noPupils',
  'nothingYet',
  'averageUp',
  'averageDown',
  'completionUp',
  'completionDown',
  'allHandedIn',
  'activityUp',
  'activityDown',
  'pupilsAway',
] as const
/** Without words: what is worth knowing, and the number that says how much. */
export type Insight = { code: (typeof INSIGHT_CODES)[number]; count: number }

/** Points of a percentage, and percent of time: less is chance. */
const LEAST_POINTS = 5
const LEAST_PERCENT = 20

/** What a teacher would want to be told about a period, compared with the one before. */
export function findInsights(now: ClassMetrics, before: ClassMetrics | null): Insight[] {
  if (now.pupils === 0) return [{ code: 'noPupils', count: 0 }]
  if (now.scores + now.expected + now.activeDays === 0) return [{ code: 'nothingYet', count: now.pupils }]
  const found: Insight[] = []
  if (before && before.scores > 0 && now.scores > 0) {
    const points = Math.round(now.averageScore - before.averageScore)
    if (Math.abs(points) >= LEAST_POINTS) {
      found.push({ code: points > 0 ? 'averageUp' : 'averageDown', count: Math.abs(points) })
    }
  }
  if (now.expected > 0 && now.submitted === now.expected) {
    found.push({ code: 'allHandedIn', count: now.expected })
  } else if (before && before.expected > 0 && now.expected > 0) {
    const points = Math.round(now.completionRate - before.completionRate)
    if (Math.abs(points) >= LEAST_POINTS) {
      found.push({ code: points > 0 ? 'completionUp' : 'completionDown', count: Math.abs(points) })
    }
  }
  if (before && before.minutes > 0) {
    const percent = Math.round((100 * (now.minutes - before.minutes)) / before.minutes)
    if (Math.abs(percent) >= LEAST_PERCENT) {
      found.push({ code: percent > 0 ? 'activityUp' : 'activityDown', count: Math.abs(percent) })
    }
  }
  const away = now.pupils - now.activePupils
  return away > 0 ? [...found, { code: 'pupilsAway', count: away }] : found
}
