import { useTranslation } from 'react-i18next'
import { GOAL_TYPES, type LearningGoal } from '#contract/progress.ts'

/** A goal in the reader's language; one of a kind that only the server knows keeps the server's words. */
export function useGoalWords(): (goal: LearningGoal) => { title: string; text: string } {
  const { t } = useTranslation('progress')
  return ({ title, description, goalType, subject, targetScore }) => {
    const type = GOAL_TYPES.find((known) => known === goalType)
    if (type === undefined) return { title, text: description }
    return {
      title: t(`goals.titles.${type}`, { count: targetScore ?? 0 }),
      text: t(`goals.texts.${type}`, { where: subject ?? t('goals.everywhere') }),
    }
  }
}
