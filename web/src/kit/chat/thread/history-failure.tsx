import { useTranslation } from 'react-i18next'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'

type HistoryFailureProps = {
  history: { error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean }
}

export function HistoryFailure({ history: { error, refetch, isFetching } }: HistoryFailureProps) {
  const { t } = useTranslation('chat')
  const retry = () => void refetch()
  const isOffline = error instanceof NetworkError && !navigator.onLine
  const isForbidden = error instanceof ApiError && error.status === 403
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {isOffline ? (
        <OfflineState headingLevel={3} description={t('thread.offline')} onRetry={retry} />
      ) : isForbidden ? (
        // Documented, also where the server sends no words.
        <ErrorState headingLevel={3} title={t('thread.forbidden')} description={t('thread.forbiddenText')} />
      ) : (
        <ErrorState headingLevel={3} title={t('thread.failed')} onRetry={retry} isRetrying={isFetching} />
      )}
    </div>
  )
}
