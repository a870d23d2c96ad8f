import {
  type LEARNING_STYLES,
  LONGEST_GOAL,
  MOST_GOALS,
  type PACES,
  type PLAN_TYPES,
  type SKILL_LEVELS,
} from '#contract/study/plan-form.ts'

/** Documented: the subjects of the form. */
export const SUBJECTS = ['Mathematics', 'English', 'Science', 'History'] as const

export type PlanValues = {
  type: (typeof PLAN_TYPES)[number]
  subject: string
  grade: string
  level: (typeof SKILL_LEVELS)[number]
  style: (typeof LEARNING_STYLES)[number]
  pace: (typeof PACES)[number]
  goals: string
  targetDate: string
}

/** Documented. */
export const DEFAULTS: PlanValues = {
  type: 'curriculum_sequence',
  subject: 'Mathematics',
  grade: '8',
  level: 'intermediate',
  style: 'visual',
  pace: 'average',
  goals: '',
  targetDate: '',
}

/** One comma-separated text, split, trimmed, empties dropped (documented). */
export function splitGoals(text: string): string[] {
  return text
    .split(',')
    .map((goal) => goal.trim())
    .filter(Boolean)
}

export type PlanProblems = { grade?: 'wrong'; goals?: 'tooMany' | 'long'; targetDate?: 'wrong' }

export function findProblems(
  { grade, goals, targetDate }: PlanValues,
  isGraded: boolean,
  today: string,
): PlanProblems {
  const list = splitGoals(goals)
  const number = Number(grade)
  const isGrade = /^\d{1,2}$/.test(grade.trim()) && number >= 1 && number <= 12
  return {
    ...(isGraded && !isGrade && { grade: 'wrong' as const }),
    ...(list.length > MOST_GOALS && { goals: 'tooMany' as const }),
    ...(list.some((goal) => goal.length > LONGEST_GOAL) && { goals: 'long' as const }),
    ...(targetDate !== '' && targetDate < today && { targetDate: 'wrong' as const }),
  }
}

/** What the call wants. A course of one's own has no school grade. */
export function toRequest(values: PlanValues, isGraded: boolean) {
  return {
    type: values.type,
    context: {
      subject: values.subject,
      gradeLevel: isGraded ? Number(values.grade) : null,
      currentSkillLevel: values.level,
      learningGoals: splitGoals(values.goals),
      preferences: { learningStyle: values.style, pace: values.pace },
      ...(values.targetDate !== '' && { targetDate: values.targetDate }),
    },
  }
}

export const toAdaptiveRequest = ({ subject, level, goals }: PlanValues) => ({
  subject,
  currentLevel: level,
  learningGoals: splitGoals(goals),
})
