import { type Insight, NOTHING_TO_DO, PRACTICE_MINUTES, QUIZ_MINUTES } from './insight.ts'
import { listSkillAchievements, listSkillNeeds, type SkillFacts } from './skill-insights.ts'

export type InsightFacts = SkillFacts & {
  streakDays: number
  /** Days since the last learning event; null when there was none. */
  idleDays: number | null
  unfinished: { id: number; title: string; idleDays: number; minutesLeft: number } | null
  /** The newest quiz below the line, unless it was passed since. */
  lowQuiz: { id: number; title: string; percent: number } | null
  weekMinutes: number
  weekBeforeMinutes: number
  /** The goal behind its pace whose date comes first. */
  goalBehind: { title: string; goalType: string; percent: number; daysLeft: number } | null
  /** The pause that goes on or comes next. */
  pause: { daysUntil: number; days: number } | null
}

const LONG_IDLE_DAYS = 3
const NOTABLE_STREAK_DAYS = 3

/** What the records say, most urgent first. No insight without data: a new learner gets none. */
export function listInsights(facts: InsightFacts): Insight[] {
  const insights: (Insight | null)[] = [
    ...listSkillNeeds(facts),
    lowQuiz(facts),
    goalBehind(facts),
    unfinishedLesson(facts),
    idle(facts),
    ...listSkillAchievements(facts),
    streak(facts),
    moreTime(facts),
    pausePlanned(facts),
  ]
  return insights.filter((insight) => insight !== null)
}

function lowQuiz({ lowQuiz }: InsightFacts): Insight | null {
  return (
    lowQuiz && {
      code: 'low_quiz',
      type: 'recommendation',
      priority: 'high',
      values: { quiz: lowQuiz.title, percent: lowQuiz.percent },
      action: `/quizzes?quiz=${lowQuiz.id}`,
      estimatedMinutes: QUIZ_MINUTES,
    }
  )
}

function goalBehind({ goalBehind }: InsightFacts): Insight | null {
  if (!goalBehind) return null
  const { title, goalType, percent, daysLeft } = goalBehind
  return {
    code: 'goal_behind',
    type: 'motivation',
    priority: 'medium',
    values: { goal: title, percent, days: daysLeft },
    action: goalType === 'lessons' ? '/lessons' : '/practice?mix=daily',
    estimatedMinutes: PRACTICE_MINUTES,
  }
}

function unfinishedLesson({ unfinished }: InsightFacts): Insight | null {
  if (!unfinished || unfinished.idleDays < 1) return null
  return {
    code: 'unfinished_lesson',
    type: 'recommendation',
    priority: 'medium',
    values: { lesson: unfinished.title, days: unfinished.idleDays },
    action: `/lessons/${unfinished.id}`,
    estimatedMinutes: Math.max(1, unfinished.minutesLeft),
  }
}

/** Nobody is called back from a pause that was planned. */
function idle({ idleDays, pause }: InsightFacts): Insight | null {
  if (idleDays === null || idleDays < LONG_IDLE_DAYS || pause?.daysUntil === 0) return null
  return {
    code: 'idle',
    type: 'motivation',
    priority: 'medium',
    values: { days: idleDays },
    action: '/practice?mix=daily',
    estimatedMinutes: PRACTICE_MINUTES,
  }
}

function streak({ streakDays }: InsightFacts): Insight | null {
  if (streakDays < NOTABLE_STREAK_DAYS) return null
  return {
    code: 'streak',
    type: 'motivation',
    priority: 'low',
    values: { days: streakDays },
    ...NOTHING_TO_DO,
  }
}

function moreTime({ weekMinutes, weekBeforeMinutes }: InsightFacts): Insight | null {
  if (weekBeforeMinutes < PRACTICE_MINUTES || weekMinutes <= weekBeforeMinutes) return null
  return {
    code: 'more_time',
    type: 'other',
    priority: 'low',
    values: { minutes: weekMinutes, before: weekBeforeMinutes },
    ...NOTHING_TO_DO,
  }
}

function pausePlanned({ pause, streakDays }: InsightFacts): Insight | null {
  if (!pause) return null
  return {
    code: 'pause_planned',
    type: 'other',
    priority: 'low',
    values: { until: pause.daysUntil, days: pause.days, streak: streakDays },
    ...NOTHING_TO_DO,
  }
}
