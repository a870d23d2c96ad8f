import { useTranslation } from 'react-i18next'
import { type PlanState, type PlanStep, planning } from '#contract/study/planning.ts'
import { type MoveRefusal, moveStep } from '#engines/planning/index.ts'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findErrorWords } from '../error-words.ts'
import { useStateWrite } from '../planning.data.ts'

/** Moves steps by the rules that the server has, too: what they refuse is said at once and never sent. */
export function useMove(state: PlanState, onMoved: (stepId: string, day: string) => void) {
  const { t } = useTranslation('planning')
  const sayDay = useDayText()
  const write = useStateWrite(planning.move)
  const done = new Map(state.done.map(({ stepId, day }) => [stepId, day]))

  const findReason = (step: PlanStep, day: string): string | null => {
    const move = moveStep(state.plan.steps, { id: step.id, day }, done, state.calendar)
    return 'refusal' in move ? word(move.refusal) : null
  }
  const word = (refusal: MoveRefusal): string => {
    if (refusal.kind === 'needs' || refusal.kind === 'neededBy')
      return t(`move.${refusal.kind}`, { title: refusal.title, day: sayDay(refusal.day) })
    if (refusal.kind !== 'full') return t(`move.${refusal.kind}`)
    const { usedMinutes, stepMinutes, minutesADay } = refusal
    return t('move.full', { used: usedMinutes, minutes: stepMinutes, minutesADay })
  }
  const send = (step: PlanStep, day: string, onSaved: () => void) =>
    write.mutate(
      { id: state.plan.id, stepId: step.id, day },
      {
        onSuccess: () => {
          onMoved(step.id, day)
          onSaved()
        },
        onError: (error) =>
          toast({
            title: t('toasts.notMoved'),
            description: findErrorWords(error, t('toasts.saveFailed')),
            variant: 'destructive',
          }),
      },
    )

  /** False when it was refused; the reason has been said then. */
  const move = (step: PlanStep, day: string): boolean => {
    const from = step.sittings.find((sitting) => sitting.day >= state.calendar.today)?.day ?? step.day
    if (day === from) return true
    const reason = findReason(step, day)
    if (reason !== null) {
      toast({ title: t('toasts.notMoved'), description: reason, variant: 'destructive' })
      return false
    }
    send(step, day, () =>
      toast({
        title: t('toasts.moved', { day: sayDay(day) }),
        action: {
          label: t('toasts.undo'),
          onAction: () => send(step, from, () => toast({ title: t('toasts.moved', { day: sayDay(from) }) })),
        },
      }),
    )
    return true
  }
  return { move, findReason, isPending: write.isPending }
}
