import type { SkillLevel } from '../../levels/index.ts'
import { isHeld } from './figures.ts'

/** Of a quiz the key is shown once an attempt was turned in: only the first one tells what the learner knows. */
export const isQuizEvidence = ({ attempt }: { attempt: number }): boolean => attempt === 1

type Reading = {
  completed: boolean
  /** Seconds. */
  timeSpent: number
}

/** No lesson has checks of its own yet: it must have been open for a third of its stated minutes. */
export function isLessonEvidence({ completed, timeSpent }: Reading, durationMinutes: number): boolean {
  return completed && 3 * timeSpent >= 60 * durationMinutes
}

export const POINTS = { perfectQuiz: 10, skillPracticed: 5, skillMastered: 10, lesson: 5 } as const

type PointKind = keyof typeof POINTS

/** What points are for; nobody gets them twice for the same. */
export type Earned = { kind: PointKind; about: string; points: number }

const earn = (kind: PointKind, about: string | number): Earned => ({
  kind,
  about: String(about),
  points: POINTS[kind],
})

/** What a level that was reached is worth. Who masters a skill at once has practiced it too. */
export function earnBySkill(skill: string, before: SkillLevel, after: SkillLevel): Earned[] {
  if (before === after || after === 'needsRefresh' || !isHeld(after)) return []
  const practiced = earn('skillPracticed', skill)
  return after === 'mastered' ? [practiced, earn('skillMastered', skill)] : [practiced]
}

export function earnByQuiz(
  quizId: number,
  { score, maxScore }: { score: number; maxScore: number },
): Earned[] {
  return maxScore > 0 && score === maxScore ? [earn('perfectQuiz', quizId)] : []
}

export const earnByLesson = (lessonId: number): Earned[] => [earn('lesson', lessonId)]
