import { useTranslation } from 'react-i18next'

export const COLLEGE_GRADE = 13

/** "Grade 5", or "College". */
export function useGradeText(): (grade: number) => string {
  const { t } = useTranslation('study')
  return (grade) => (grade === COLLEGE_GRADE ? t('grade.college') : t('grade.number', { grade }))
}
