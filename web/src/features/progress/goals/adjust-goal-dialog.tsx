import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LearningGoal } from '#contract/progress.ts'
import { dayIn } from '#engines/days/index.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { useAdjustGoal } from '../progress.data.ts'
import { type AmountProblems, findAmountProblems, type GoalAmount } from './find-amount-problems.ts'
import { GoalAmountFields, useGoalWords } from './goal-amount-fields.tsx'

type AdjustGoalDialogProps = { user: User; goal: LearningGoal; onClose: () => void }

export function AdjustGoalDialog({ user, goal, onClose }: AdjustGoalDialogProps) {
  const { t } = useTranslation('progress')
  const { title, text } = useGoalWords()(goal)
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const [amount, setAmount] = useState<GoalAmount>({
    targetScore: String(goal.targetScore ?? ''),
    targetDate: goal.targetDate ?? '',
  })
  const [problems, setProblems] = useState<AmountProblems | null>(null)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const wordError = useErrorText()
  const ids = { userId: user.id, goalId: goal.id }
  const adjust = useAdjustGoal(user.id, {
    onSuccess: (_, { isActive }) => {
      if (isActive !== false) return
      const reopen = () => adjust.mutate({ ...ids, isActive: true })
      toast({
        title: t('goals.closed'),
        description: title,
        action: { label: t('goals.undo'), onAction: reopen },
      })
    },
    // Undo is pressed when this dialog is gone.
    onError: (error, { isActive }) => {
      if (isActive) toastError(wordError(error))
    },
  })
  const write = (change: { targetScore: number; targetDate: string } | { isActive: false }) =>
    adjust.mutate(
      { ...ids, ...change },
      { onSuccess: onClose, onError: (error) => setFailure(wordError(error)) },
    )

  function save() {
    const found = findAmountProblems(goal.goalType, amount, today)
    setProblems(found)
    setFailure(undefined)
    if (!found) write({ targetScore: Number(amount.targetScore), targetDate: amount.targetDate })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('goals.adjust')}
      description={`${title}. ${text}`}
      aside={
        <Button variant="outline" onClick={() => write({ isActive: false })} isPending={adjust.isPending}>
          {t('goals.remove')}
        </Button>
      }
      submitLabel={t('goals.save')}
      isPending={adjust.isPending}
      onSubmit={save}
    >
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
