import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PlanState, planning } from '#contract/study/planning.ts'
import { call } from '../../../api/call.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findErrorWords } from '../error-words.ts'
import { usePlanWrite, useRefreshPlans, useStateWrite } from '../planning.data.ts'

type PlanActionsProps = { state: PlanState; onGone: () => void }

export function PlanActions({ state: { plan, execution }, onGone }: PlanActionsProps) {
  const { t } = useTranslation('planning')
  const { id } = plan
  const execute = usePlanWrite(planning.execute)
  const end = useStateWrite(planning.end)
  const refresh = useRefreshPlans()
  const removeWithUndo = useRemoveWithUndo()
  const isRunning = execution?.status === 'running'

  const start = () =>
    execute.mutate(
      { id },
      {
        onSuccess: () => toast({ title: t('toasts.started'), description: t('toasts.startedText') }),
        onError: (error) =>
          toast({
            title: t('toasts.executeFailed'),
            description: findErrorWords(error, t('toasts.executeFallback')),
            variant: 'destructive',
          }),
      },
    )
  const stop = () =>
    end.mutate(
      { id },
      {
        onSuccess: () => toast({ title: t('toasts.ended') }),
        onError: (error) =>
          toast({
            title: t('toasts.notSaved'),
            description: findErrorWords(error, t('toasts.saveFailed')),
            variant: 'destructive',
          }),
      },
    )
  const discard = () =>
    removeWithUndo({
      remove: () => call(planning.remove, { id }),
      restore: () => call(planning.restore, { id }),
      refresh,
      removed: t('toasts.discarded'),
      removeFailed: t('toasts.discardFailed'),
      moveFocus: onGone,
    })
  return (
    <div className="flex flex-wrap gap-3">
      {!isRunning && execution?.status !== 'completed' && (
        <Button onClick={start} isPending={execute.isPending} pendingLabel={t('plan.starting')}>
          <Play aria-hidden="true" />
          {t('plan.execute')}
        </Button>
      )}
      {isRunning && (
        <Button variant="outline" onClick={stop} isPending={end.isPending}>
          {t('plan.end')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => void discard()}>
        {t('plan.discard')}
      </Button>
    </div>
  )
}
