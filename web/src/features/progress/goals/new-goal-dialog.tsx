import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { GOAL_TYPES, type ProgressMetric } from '#contract/progress.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { useAddGoal } from '../progress.data.ts'
import { type AmountProblems, findAmountProblems, type GoalAmount } from './find-amount-problems.ts'
import { GoalAmountFields } from './goal-amount-fields.tsx'

const EVERYTHING = 'all'
const DAYS_AHEAD = 28

type NewGoalDialogProps = { user: User; metrics: readonly ProgressMetric[]; onClose: () => void }

export function NewGoalDialog({ user, metrics, onClose }: NewGoalDialogProps) {
  const { t } = useTranslation('progress')
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const [goalType, setGoalType] = useState<(typeof GOAL_TYPES)[number]>('lessons')
  const [subject, setSubject] = useState(EVERYTHING)
  const [amount, setAmount] = useState<GoalAmount>({
    targetScore: '5',
    targetDate: daysBefore(today, -DAYS_AHEAD),
  })
  const [problems, setProblems] = useState<AmountProblems | null>(null)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const wordError = useErrorText()
  const add = useAddGoal(user.id)

  function save() {
    const found = findAmountProblems(goalType, amount, today)
    setProblems(found)
    setFailure(undefined)
    if (found) return
    add.mutate(
      {
        userId: user.id,
        goalType,
        subject: subject === EVERYTHING ? null : subject,
        targetScore: Number(amount.targetScore),
        targetDate: amount.targetDate,
      },
      { onSuccess: onClose, onError: (error) => setFailure(wordError(error)) },
    )
  }

  return (
    <FormDialog
      title={t('goals.add')}
      submitLabel={t('goals.save')}
      cancelLabel={t('goals.cancel')}
      isPending={add.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('goals.type')}>
        <Select value={goalType} onValueChange={(value) => setGoalType(value as typeof goalType)}>
          <SelectItems values={GOAL_TYPES} nameOf={(type) => t(`goals.types.${type}`)} />
        </Select>
      </Field>
      <Field label={t('goals.subject')}>
        <Select value={subject} onValueChange={setSubject}>
          <SelectItem value={EVERYTHING}>{t('goals.allSubjects')}</SelectItem>
          {metrics.map(({ subjectId, subjectName }) => (
            <SelectItem key={subjectId} value={subjectName}>
              {subjectName}
            </SelectItem>
          ))}
        </Select>
      </Field>
      <GoalAmountFields
        amount={amount}
        onChange={setAmount}
        today={today}
        problems={problems}
        failure={failure}
      />
    </FormDialog>
  )
}
