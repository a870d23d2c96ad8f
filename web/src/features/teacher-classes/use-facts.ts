import { useTranslation } from 'react-i18next'
import type { ClassSummary } from '#contract/teaching/classes.ts'

const COLLEGE = 13

/** "Mathematics · Grade 5 · 2026/27" */
export function useFacts(): (room: Pick<ClassSummary, 'subject' | 'grade' | 'academicYear'>) => string {
  const { t } = useTranslation('classes')
  return ({ subject, grade, academicYear }) =>
    [
      subject,
      grade === null ? null : grade === COLLEGE ? t('college') : t('gradeNumber', { grade }),
      academicYear,
    ]
      .filter(Boolean)
      .join('\u00a0· ')
}
