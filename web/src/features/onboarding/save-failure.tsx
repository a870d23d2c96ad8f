import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FailureBox } from '../../ui/states/failure-box.tsx'

type SaveFailureProps = {
  title: string
  error: Error
  onRetry: () => void
  retryLabel?: string | undefined
  isRetrying: boolean
  /** Leaves the answers unsaved rather than the newcomer stuck. */
  onGoOn?: (() => void) | undefined
}

export function SaveFailure({ title, error, onRetry, retryLabel, isRetrying, onGoOn }: SaveFailureProps) {
  const { t } = useTranslation('onboarding')
  const sayError = useErrorText()
  return (
    <FailureBox title={title} text={sayError(error)}>
      <Button variant="outline" onClick={onRetry} isPending={isRetrying}>
        <RotateCcw aria-hidden="true" />
        {retryLabel ?? t('failure.retry')}
      </Button>
      {onGoOn && (
        <Button variant="ghost" onClick={onGoOn} disabled={isRetrying}>
          {t('failure.goOn')}
        </Button>
      )}
    </FailureBox>
  )
}
