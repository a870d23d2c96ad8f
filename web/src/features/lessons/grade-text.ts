import type { TFunction } from 'react-i18next'
import type { LessonCard } from '#contract/lessons.ts'

type Graded = Pick<LessonCard, 'grade' | 'gradeFrom' | 'gradeTo' | 'audience'>

const COLLEGE_GRADE = 13

export function gradeText({ grade, gradeFrom, gradeTo, audience }: Graded, t: TFunction<'lessons'>): string {
  if (audience === 'college') return t('college')
  if (audience === 'professional') return t('professional')
  const from = gradeFrom ?? grade
  const to = gradeTo ?? grade
  return from === to ? t('grade', { grade }) : t('grades', { from, to })
}

/** The learner's own grade; college is counted as 13. */
export function ownGradeText(grade: number, t: TFunction<'lessons'>): string {
  return grade >= COLLEGE_GRADE ? t('college') : t('grade', { grade })
}
