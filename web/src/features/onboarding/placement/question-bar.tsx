import { useTranslation } from 'react-i18next'
import type { Placement } from '#contract/onboarding/placement.ts'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'

/** Which subject, and how far: it may end sooner than it says, never later. */
export function QuestionBar({ placement }: { placement: Placement }) {
  const { t } = useTranslation('onboarding')
  const { asked, most, subject } = placement
  const place = t('question.position', { position: asked + 1, most })
  return (
    <div className="flex flex-col gap-2">
      <h1 tabIndex={-1} className="text-center font-semibold text-2xl">
        {t('question.title', { subject })}
      </h1>
      <p className="text-center text-muted">{place}</p>
      <ProgressBar percent={(100 * asked) / most} label={place} isLabelHidden />
    </div>
  )
}
