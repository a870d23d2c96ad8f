import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast/toast-store.ts'
import { useDecide } from './guide-reports.data.ts'

type Outcome = 'kept' | 'hidden'

/** Decides, says what that means, and offers to take it back by deciding anew. */
export function useDecideWithWords(onDecided: () => void) {
  const { t } = useTranslation(['guides', 'study'])
  const { mutateAsync, isPending } = useDecide()

  async function decide(id: number, outcome: Outcome): Promise<void> {
    try {
      await mutateAsync({ id, outcome })
    } catch {
      toast({ title: t('study:error'), description: t('admin.decideFailed'), variant: 'destructive' })
      return
    }
    onDecided()
    const undo = {
      label: t('study:undo'),
      onAction: () => void decide(id, outcome === 'kept' ? 'hidden' : 'kept'),
    }
    toast(
      outcome === 'kept'
        ? { title: t('admin.keptToast') }
        : { title: t('admin.hiddenToast'), description: t('admin.hiddenToastText'), action: undo },
    )
  }

  return { decide: (id: number, outcome: Outcome) => void decide(id, outcome), isPending }
}
