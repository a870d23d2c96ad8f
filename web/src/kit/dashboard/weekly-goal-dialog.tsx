import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type DashboardStats, dashboard, MOST_OF_A_WEEK, WEEKLY_UNITS } from '#contract/dashboard.ts'
import { createWriter } from '../../api/create-writer.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { dashboardStatsQuery } from '../learning/learning.data.ts'
import { useErrorText } from '../use-error-text.ts'

type Unit = (typeof WEEKLY_UNITS)[number]
type WeeklyGoalDialogProps = { user: User; goal: DashboardStats['weeklyGoal']; onClose: () => void }

export function WeeklyGoalDialog({ user, goal, onClose }: WeeklyGoalDialogProps) {
  const { t } = useTranslation('dashboard')
  const queryClient = useQueryClient()
  const wordError = useErrorText()
  const [unit, setUnit] = useState<Unit>(goal.unit)
  const [amount, setAmount] = useState(String(goal.amount))
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [write] = useState(() => createWriter(dashboard.setWeeklyGoal))
  const set = useMutation({
    mutationFn: (wanted: { unit: Unit; amount: number } | null) => write({ id: user.id, goal: wanted }),
    onSuccess: () => {
      toast({ title: t('week.saved') })
      onClose()
      return queryClient.invalidateQueries({ queryKey: dashboardStatsQuery.queryKey })
    },
    onError: (error) => setProblem(wordError(error)),
  })

  function save(event: SubmitEvent) {
    event.preventDefault()
    const most = MOST_OF_A_WEEK[unit]
    const wanted = Number(amount)
    const isPossible = Number.isInteger(wanted) && wanted >= 1 && wanted <= most
    setProblem(isPossible ? undefined : t('week.problem', { most }))
    if (isPossible) set.mutate({ unit, amount: wanted })
  }

  return (
    <Dialog
      onClose={onClose}
      width="small"
      title={t('week.title')}
      description={t('week.text')}
      footer={
        <>
          {goal.isOwn && (
            <Button variant="outline" onClick={() => set.mutate(null)} isPending={set.isPending}>
              {t('week.reset')}
            </Button>
          )}
          <Button type="submit" form="weekly-goal" isPending={set.isPending}>
            {t('week.save')}
          </Button>
        </>
      }
    >
      <form id="weekly-goal" onSubmit={save} noValidate className="flex flex-col gap-4">
        <Field label={t('week.unit')}>
          <Select value={unit} onValueChange={(value) => setUnit(value as Unit)}>
            <SelectItems values={WEEKLY_UNITS} nameOf={(one) => t(`week.units.${one}`)} />
          </Select>
        </Field>
        <Field label={t('week.amount')} error={problem} isRequired>
          <NumberInput
            inputMode="numeric"
            min={1}
            max={MOST_OF_A_WEEK[unit]}
            step={1}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
