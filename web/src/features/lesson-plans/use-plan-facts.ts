import { useTranslation } from 'react-i18next'
import type { LessonPlan } from '#contract/teaching/lesson-plans.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { useGradeText } from '../../kit/study/use-grade-text.ts'

/** "5b", "Thu, Mar 12, 2026", "Mathematics", "Grade 5", "45 minutes": what is known of it. */
export function usePlanFacts(): (plan: LessonPlan) => string[] {
  const { t } = useTranslation('lessonPlans')
  const sayDay = useDayText()
  const sayGrade = useGradeText()
  return ({ className, lessonDate, subject, grade, duration }) =>
    [
      className,
      lessonDate && sayDay(lessonDate, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      subject,
      grade === null ? null : sayGrade(grade),
      duration === null ? null : t('minutes', { count: duration }),
    ].filter((fact): fact is string => Boolean(fact))
}
