import { useTranslation } from 'react-i18next'
import type { Placement } from '#contract/onboarding/placement.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { PlacementCalls } from './placement.data.ts'

/** Fewer answers tell so little that a level would be a guess. */
const ENOUGH_TO_FINISH = 3

type QuestionExitsProps = { placement: Placement; calls: PlacementCalls; onLeave: () => void }

/** Nobody must stay until the end: a break keeps the answers, an early end reports what is known so far. */
export function QuestionExits({ placement, calls, onLeave }: QuestionExitsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="ghost" onClick={onLeave}>
        {t('question.pause')}
      </Button>
      {placement.asked >= ENOUGH_TO_FINISH && (
        <Button
          variant="ghost"
          isPending={calls.finish.isPending}
          onClick={() => calls.finish.mutate(placement.id)}
        >
          {t('question.finish')}
        </Button>
      )}
    </div>
  )
}
