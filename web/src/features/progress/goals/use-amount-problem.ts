import { useTranslation } from 'react-i18next'
import type { GoalAmount } from './goal-amount-fields.tsx'

const FULL_MASTERY = 100

/** What is wrong with an amount, or undefined. */
export function useAmountProblem(): (goalType: string, amount: GoalAmount) => string | undefined {
  const { t } = useTranslation('progress')
  return (goalType, { targetScore, targetDate }) => {
    if (!(Number(targetScore) >= 1) || targetDate === '') return t('goals.missing')
    return goalType === 'mastery' && Number(targetScore) > FULL_MASTERY ? t('goals.tooMuch') : undefined
  }
}
