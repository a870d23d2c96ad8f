import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'

export type GoalAmount = { targetScore: string; targetDate: string }

type GoalAmountFieldsProps = {
  amount: GoalAmount
  onChange: (amount: GoalAmount) => void
  today: string
  error: string | undefined
}

/** How much and until when: what every goal has, new or adjusted. */
export function GoalAmountFields({ amount, onChange, today, error }: GoalAmountFieldsProps) {
  const { t } = useTranslation('progress')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('goals.targetScore')} error={error} isRequired>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          value={amount.targetScore}
          onChange={(event) => onChange({ ...amount, targetScore: event.target.value })}
        />
      </Field>
      <Field label={t('goals.targetDate')} isRequired>
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
