import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'

const COLLEGE_GRADE = 13

/** Whose quizzes are shown. Undefined stands for all grades. */
export function useGradeNote(user: User, grade: number | undefined): string {
  const { t } = useTranslation('quizzes')
  if (grade === undefined) return t('noteAll')
  if (grade === COLLEGE_GRADE) return t('noteCollege', { grade })
  return user.role === 'professional' ? t('noteProfessional', { grade }) : t('note', { grade })
}
