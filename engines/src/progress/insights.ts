import type { SkillFact } from './mastery.ts'

export type InsightFacts = {
  streakDays: number
  /** Days since the last learning event; null when there was none. */
  idleDays: number | null
  skills: readonly (SkillFact & { name: string })[]
  unfinished: { id: number; title: string; idleDays: number; minutesLeft: number } | null
  /** The newest quiz below the line, unless it was passed since. */
  lowQuiz: { id: number; title: string; percent: number } | null
  weekMinutes: number
  weekBeforeMinutes: number
}

type Words = Record<string, string | number>

export type Insight = {
  /** Which insight it is, for the words of the screen. */
  code: 'weak_skill' | 'low_quiz' | 'unfinished_lesson' | 'idle' | 'streak' | 'strong_skill' | 'more_time'
  type: 'achievement' | 'recommendation' | 'motivation' | 'other'
  priority: 'high' | 'medium' | 'low'
  values: Words
  /** Where it can be acted upon; null when there is nothing to do. */
  action: string | null
  estimatedMinutes: number
}

const PRACTICE_MINUTES = 10
const QUIZ_MINUTES = 8
const LONG_IDLE_DAYS = 3
const NOTABLE_STREAK_DAYS = 3
const WEAK = { mastery: 0.6, answers: 3 }
const STRONG = { mastery: 0.85, answers: 5 }

/** What the records say, most urgent first. No insight without data: a new learner gets none. */
export function listInsights(facts: InsightFacts): Insight[] {
  const insights: (Insight | null)[] = [
    weakSkill(facts),
    lowQuiz(facts),
    unfinishedLesson(facts),
    idle(facts),
    streak(facts),
    strongSkill(facts),
    moreTime(facts),
  ]
  return insights.filter((insight) => insight !== null)
}

function weakSkill({ skills }: InsightFacts): Insight | null {
  const [weakest] = skills
    .filter(({ mastery, answers }) => mastery < WEAK.mastery && answers >= WEAK.answers)
    .toSorted((a, b) => a.mastery - b.mastery)
  return (
    (weakest && {
      code: 'weak_skill',
      type: 'recommendation',
      priority: 'high',
      values: { skill: weakest.name, percent: Math.round(100 * weakest.mastery), answers: weakest.answers },
      action: `/practice?skill=${encodeURIComponent(weakest.skill)}`,
      estimatedMinutes: PRACTICE_MINUTES,
    }) ??
    null
  )
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

function idle({ idleDays }: InsightFacts): Insight | null {
  if (idleDays === null || idleDays < LONG_IDLE_DAYS) return null
  return {
    code: 'idle',
    type: 'motivation',
    priority: 'medium',
    values: { days: idleDays },
    action: '/practice',
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
    action: null,
    estimatedMinutes: 0,
  }
}

function strongSkill({ skills }: InsightFacts): Insight | null {
  const [strongest] = skills
    .filter(({ mastery, answers }) => mastery >= STRONG.mastery && answers >= STRONG.answers)
    .toSorted((a, b) => b.mastery - a.mastery)
  if (!strongest) return null
  const percent = Math.round(100 * strongest.mastery)
  return {
    code: 'strong_skill',
    type: 'achievement',
    priority: 'low',
    values: { skill: strongest.name, percent, answers: strongest.answers },
    action: null,
    estimatedMinutes: 0,
  }
}

function moreTime({ weekMinutes, weekBeforeMinutes }: InsightFacts): Insight | null {
  if (weekBeforeMinutes < PRACTICE_MINUTES || weekMinutes <= weekBeforeMinutes) return null
  return {
    code: 'more_time',
    type: 'other',
    priority: 'low',
    values: { minutes: weekMinutes, before: weekBeforeMinutes },
    action: null,
    estimatedMinutes: 0,
  }
}
