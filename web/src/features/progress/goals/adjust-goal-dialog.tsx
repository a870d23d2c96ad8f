import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LearningGoal } from '#contract/progress.ts'
import { dayIn } from '#engines/days/index.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
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
  const adjust = useAdjustGoal(user.id)
  const write = (
    change: { targetScore?: number; targetDate?: string; isActive?: boolean },
    onDone?: () => void,
  ) =>
    adjust.mutate(
      { userId: user.id, goalId: goal.id, ...change },
      { onSuccess: onDone, onError: (error) => setFailure(wordError(error)) },
    )

  function save() {
    const found = findAmountProblems(goal.goalType, amount, today)
    setProblems(found)
    setFailure(undefined)
    if (found) return
    write({ targetScore: Number(amount.targetScore), targetDate: amount.targetDate }, onClose)
  }

  function close() {
    write({ isActive: false }, () => {
      toast({
        title: t('goals.closed'),
        description: title,
        action: { label: t('goals.undo'), onAction: () => write({ isActive: true }) },
      })
      onClose()
    })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('goals.adjust')}
      description={`${title}. ${text}`}
      aside={
        <Button variant="outline" onClick={close} isPending={adjust.isPending}>
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
