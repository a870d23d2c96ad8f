import { useTranslation } from 'react-i18next'
import { GOAL_TYPES, type LearningGoal } from '#contract/progress.ts'

/** What it takes to get there in time, and when the pace so far leads there; null when there is nothing to say. */
export function usePaceWords(): (goal: LearningGoal) => string | null {
  const { t, i18n } = useTranslation('progress')
  const formatDay = (day: string) =>
    new Date(day).toLocaleDateString(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return ({ goalType, progress, neededPerWeek, targetDate, projectedDay }) => {
    if (progress >= 100) return t('pace.reached')
    const type = GOAL_TYPES.find((known) => known === goalType)
    if (type === undefined || neededPerWeek === null || targetDate === null) return null
    const needed = t(`pace.${type}`, { count: Math.ceil(neededPerWeek), date: formatDay(targetDate) })
    if (projectedDay === null) return needed
    return `${needed} ${t('pace.projected', { date: formatDay(projectedDay) })}`
  }
}
