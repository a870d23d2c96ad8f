import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import { OfflineCloud } from '../drawings/offline-cloud.tsx'
import { EmptyState } from './empty-state.tsx'

type OfflineStateProps = {
  description?: ReactNode
  onRetry?: () => void
  /** What works without a connection, for example a link to what is stored on the device. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
}

export function OfflineState({ description, onRetry, action, headingLevel }: OfflineStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="status">
      <EmptyState
        drawing={<OfflineCloud />}
        title={t('offline.title')}
        description={description ?? t('offline.description')}
        headingLevel={headingLevel}
        action={
          (onRetry || action) && (
            <>
              {action}
              {onRetry && (
                <Button variant="outline" onClick={onRetry}>
                  {t('error.retry')}
                </Button>
              )}
            </>
          )
        }
      />
    </div>
  )
}
