import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import { WiltedPlant } from '../drawings/wilted-plant.tsx'
import { EmptyState } from './empty-state.tsx'
import { useOnline } from './use-online.ts'

/** The part of a query's result that a button needs to ask again. */
export type Retryable = { refetch: () => unknown; isFetching: boolean; isError?: boolean }

type ErrorStateProps = {
  /** What happened. */
  title?: string
  /** What to do. */
  description?: ReactNode
  /** The query that failed, or several of which some did; the button asks again. */
  query?: Retryable | readonly Retryable[]
  /** For what is no query. */
  onRetry?: () => void
  isRetrying?: boolean
  retryLabel?: string
  /** A second way out, for example a link home. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3 | 4
}

export function ErrorState(props: ErrorStateProps) {
  const { title, query = [], retryLabel, action, headingLevel } = props
  const { t } = useTranslation('ui')
  const isOnline = useOnline()
  const queries = [query].flat()
  const refetch = () => {
    for (const each of queries) if (each.isError !== false) void each.refetch()
  }
  const {
    // Queries ask again by themselves when the connection is back.
    description = isOnline || queries.length === 0 ? t('error.description') : t('offline.description'),
    onRetry = queries.length > 0 ? refetch : undefined,
    isRetrying = queries.some(({ isFetching }) => isFetching),
  } = props
  return (
    <div role="alert">
      <EmptyState
        drawing={<WiltedPlant />}
        title={title ?? t('error.title')}
        description={description}
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
