import { useTranslation } from 'react-i18next'
import { Button } from '../ui/actions/button.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'

/** Needs neither router nor session: it must show when everything else has failed. */
export function Failure({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  const { t } = useTranslation('common')
  return (
    <ErrorState
      headingLevel={1}
      title={t('failure.title')}
      description={t('failure.text')}
      retryLabel={t('failure.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={
        <Button asChild variant="outline">
          <a href="/">{t('failure.home')}</a>
        </Button>
      }
    />
  )
}
