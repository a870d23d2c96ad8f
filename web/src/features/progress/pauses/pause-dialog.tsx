import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findPauseProblems, type PauseProblems } from './find-pause-problems.ts'
import { PauseList } from './pause-list.tsx'
import { usePausePlan } from './pauses.data.ts'

const USUAL_DAYS = 7

/** Plans days away, and takes back what was planned. */
export function PauseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('progress')
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const [firstDay, setFirstDay] = useState(daysBefore(today, -1))
  const [lastDay, setLastDay] = useState(daysBefore(today, -USUAL_DAYS))
  const [problems, setProblems] = useState<PauseProblems | null>(null)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const wordError = useErrorText()
  const plan = usePausePlan()

  function save(event: SubmitEvent) {
    event.preventDefault()
    const found = findPauseProblems(firstDay, lastDay, today)
    setProblems(found)
    setFailure(undefined)
    if (found) return
    plan.add.mutate(
      { userId: user.id, firstDay, lastDay },
      {
        onSuccess: () => toast({ title: t('pause.saved') }),
        onError: (error) => setFailure(wordError(error)),
      },
    )
  }

  const { firstDay: atFirst, lastDay: atLast } = problems ?? {}
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('pause.title')}
      description={t('pause.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('pause.close')}
          </Button>
          <Button type="submit" form="plan-pause" isPending={plan.add.isPending}>
            {t('pause.save')}
          </Button>
        </>
      }
    >
      <form id="plan-pause" onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('pause.firstDay')}
          error={atFirst ? t(`pauseProblems.${atFirst}`) : failure}
          isRequired
        >
          <Input
            type="date"
            min={today}
            value={firstDay}
            onChange={(event) => setFirstDay(event.target.value)}
          />
        </Field>
        <Field label={t('pause.lastDay')} error={atLast && t(`pauseProblems.${atLast}`)} isRequired>
          <Input
            type="date"
            min={firstDay || today}
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
        </Field>
      </form>
      <PauseList user={user} remove={plan.remove} />
    </Dialog>
  )
}
