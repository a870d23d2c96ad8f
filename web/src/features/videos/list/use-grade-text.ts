import { useTranslation } from 'react-i18next'

const COLLEGE_GRADE = 13

/** "Grade 5", or "College". */
export function useGradeText(): (grade: number) => string {
  const { t } = useTranslation('videos')
  return (grade) => (grade === COLLEGE_GRADE ? t('grade.college') : t('grade.number', { grade }))
}
