import { useTranslation } from 'react-i18next'
import type { StudentSummary } from '#contract/teaching/students.ts'

const COLLEGE_GRADE = 13

/** "Grade 5 · 5b, Science club" */
export function useClassLine(): (student: Pick<StudentSummary, 'grade' | 'classes'>) => string {
  const { t, i18n } = useTranslation('students')
  return ({ grade, classes }) => {
    const year = grade === COLLEGE_GRADE ? t('college') : t('grade', { grade })
    const names = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(classes.map(({ name }) => name))
    return `${year} · ${names}`
  }
}
