import { CircleAlert, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'

type CallFailureProps = {
  error: Error
  onRetry: () => void
  isRetrying: boolean
  onGoOn: () => void
}

/** A call that failed, with its answer still in the field. A problem that is done elsewhere cannot be tried again. */
export function CallFailure({ error, onRetry, isRetrying, onGoOn }: CallFailureProps) {
  const { t } = useTranslation('practice')
  const sayError = useErrorText()
  const isOver = error instanceof ApiError && (error.status === 409 || error.status === 404)
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-card border border-destructive-edge bg-destructive-soft p-4 text-destructive-ink"
    >
      <p className="flex items-start gap-2.5">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="block font-semibold">{isOver ? t('failure.over') : t('failure.title')}</strong>
          {isOver ? t('failure.overText') : sayError(error)}
        </span>
      </p>
      <div>
        <Button variant="outline" onClick={isOver ? onGoOn : onRetry} isPending={isRetrying}>
          {isOver ? t('actions.next') : t('failure.retry')}
          {!isOver && <RotateCcw aria-hidden="true" />}
        </Button>
      </div>
    </div>
  )
}
