import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import { WiltedPlant } from '../drawings/wilted-plant.tsx'
import { EmptyState } from './empty-state.tsx'

/** The part of a query's result that a button needs to ask again. */
export type Retryable = { refetch: () => unknown; isFetching: boolean }

type ErrorStateProps = {
  /** What happened. */
  title?: string
  /** What to do. */
  description?: ReactNode
  /** The query that failed, asked again by the button. */
  query?: Retryable
  /** For what is no query. */
  onRetry?: () => void
  isRetrying?: boolean
  retryLabel?: string
  /** A second way out, for example a link home. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
}

export function ErrorState({
  title,
  description,
  query,
  onRetry = query && (() => void query.refetch()),
  isRetrying = query?.isFetching,
  retryLabel,
  action,
  headingLevel,
}: ErrorStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert">
      <EmptyState
        drawing={<WiltedPlant />}
        title={title ?? t('error.title')}
        description={description ?? t('error.description')}
        headingLevel={headingLevel}
        action={
          (onRetry || action) && (
            <>
              {onRetry && (
                <Button icon={RotateCcw} onClick={onRetry} isPending={isRetrying}>
                  {retryLabel ?? t('error.retry')}
                </Button>
              )}
              {action}
            </>
          )
        }
      />
    </div>
  )
}
