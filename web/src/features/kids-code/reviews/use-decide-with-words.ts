import { useTranslation } from 'react-i18next'
import type { REVIEW_OUTCOMES } from '#contract/kids-code/sharing.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useDecide } from './project-reviews.data.ts'

type Outcome = (typeof REVIEW_OUTCOMES)[number]

const OPPOSITES = { approved: 'declined', declined: 'approved', kept: 'hidden', hidden: 'kept' } as const

/** Decides, says what that means, and offers to take it back by deciding the other way. */
export function useDecideWithWords(onDecided: () => void) {
  const { t } = useTranslation(['projectReviews', 'study'])
  const { mutateAsync, isPending } = useDecide()

  async function decide(id: number, outcome: Outcome): Promise<void> {
    try {
      await mutateAsync({ id, outcome })
    } catch {
      toast({ title: t('study:error'), description: t('decideFailed'), variant: 'destructive' })
      return
    }
    onDecided()
    toast({
      title: t(`toast.${outcome}`),
      ...(outcome === 'declined' && { description: t('toast.declinedText') }),
      ...(outcome === 'hidden' && { description: t('toast.hiddenText') }),
      action: { label: t(`toast.${outcome}Undo`), onAction: () => void decide(id, OPPOSITES[outcome]) },
    })
  }

  return { decide: (id: number, outcome: Outcome) => void decide(id, outcome), isPending }
}
