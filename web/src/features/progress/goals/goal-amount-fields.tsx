import { useTranslation } from 'react-i18next'
import { GOAL_TYPES, type LearningGoal } from '#contract/progress.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { AmountProblems, GoalAmount } from './find-amount-problems.ts'

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

type GoalAmountFieldsProps = {
  amount: GoalAmount
  onChange: (amount: GoalAmount) => void
  today: string
  problems: AmountProblems | null
  /** What the server had to say. */
  failure: string | undefined
}

/** How much and until when: what every goal has, new or adjusted. */
export function GoalAmountFields({ amount, onChange, today, problems, failure }: GoalAmountFieldsProps) {
  const { t } = useTranslation('progress')
  const { targetScore, targetDate } = problems ?? {}
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('goals.targetScore')}
        error={targetScore ? t(`goals.problems.${targetScore}`) : failure}
        isRequired
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        value={amount.targetScore}
        onChange={(event) => onChange({ ...amount, targetScore: event.target.value })}
      />
      <Field label={t('goals.targetDate')} error={targetDate && t(`goals.problems.${targetDate}`)} isRequired>
        <Input
          type="date"
          min={today}
          value={amount.targetDate}
          onChange={(event) => onChange({ ...amount, targetDate: event.target.value })}
        />
      </Field>
    </div>
  )
}
