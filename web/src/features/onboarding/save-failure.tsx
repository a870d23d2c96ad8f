import { CircleAlert, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'

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
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-card border border-destructive-edge bg-destructive-soft p-4 text-destructive-ink"
    >
      <p className="flex items-start gap-2.5">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="block font-semibold">{title}</strong>
          {sayError(error)}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onRetry} isPending={isRetrying}>
          <RotateCcw aria-hidden="true" />
          {retryLabel ?? t('failure.retry')}
        </Button>
        {onGoOn && (
          <Button variant="ghost" onClick={onGoOn} disabled={isRetrying}>
            {t('failure.goOn')}
          </Button>
        )}
      </div>
    </div>
  )
}
