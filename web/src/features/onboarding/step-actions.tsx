import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'

type StepActionsProps = {
  /** Left out while skipping is the only way on. */
  label?: string | undefined
  isSaving: boolean
  onBack: () => void
  onSkip: () => void
  /** Left out where the button sends the form around it. */
  onGoOn?: () => void
}

/** What every step between the first and the last offers: go on, back, skip. */
export function StepActions({ label, isSaving, onBack, onSkip, onGoOn }: StepActionsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
      {label !== undefined && (
        <Button
          type={onGoOn ? 'button' : 'submit'}
          size="large"
          onClick={onGoOn}
          isPending={isSaving}
          pendingLabel={t('saving')}
        >
          {label}
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="ghost" onClick={onBack} disabled={isSaving}>
          {t('back')}
        </Button>
        <Button
          variant="ghost"
          onClick={onSkip}
          disabled={isSaving && label !== undefined}
          isPending={isSaving && label === undefined}
        >
          {t('skip')}
        </Button>
      </div>
    </div>
  )
}
