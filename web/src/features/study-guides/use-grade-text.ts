import { useTranslation } from 'react-i18next'

const COLLEGE_GRADE = 13

export function useGradeText(): (grade: number) => string {
  const { t } = useTranslation('guides')
  return (grade) => (grade === COLLEGE_GRADE ? t('college') : t('grade', { grade }))
}
