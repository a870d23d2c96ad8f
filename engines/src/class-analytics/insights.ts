/** Figures of a class over a period. */
export type ClassMetrics = {
  pupils: number
  /** Of the class; null without a score. */
  averageScore: number | null
  /** Null with nothing given. */
  completionRate: number | null
  /** Pieces of work whose score counts. */
  scores: number
  /** Pieces of work that were given, those of them that are turned in, and those whose time is not over. */
  expected: number
  submitted: number
  open: number
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
  const points = findChange(now.averageScore, before?.averageScore)
  if (Math.abs(points) >= LEAST_POINTS)
    found.push({ code: points > 0 ? 'averageUp' : 'averageDown', count: Math.abs(points) })
  if (now.expected > 0 && now.submitted === now.expected) {
    found.push({ code: 'allHandedIn', count: now.expected })
  } else if (now.open === 0) {
    // Work that may still be turned in says nothing about a change.
    const more = findChange(now.completionRate, before?.completionRate)
    if (Math.abs(more) >= LEAST_POINTS)
      found.push({ code: more > 0 ? 'completionUp' : 'completionDown', count: Math.abs(more) })
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

/** Points of a percentage; 0 where there is nothing to compare. */
function findChange(now: number | null, before: number | null | undefined): number {
  return now === null || before == null ? 0 : Math.round(now - before)
}
