import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

type OpeningViewProps = { isPending: boolean; error: Error | null; onRetry: () => void }

/** What the dialog shows while it has no quiz to ask: on its way, unknown, out of reach or still empty. */
export function OpeningView({ isPending, error, onRetry }: OpeningViewProps) {
  const { t } = useTranslation('quizzes')
  const sayError = useErrorText()
  if (isPending) {
    return (
      <SkeletonArea label={t('dialog.loading')} className="flex flex-col gap-5 sm:min-h-96">
        <Skeleton className="h-6 w-40" shape="line" />
        <Skeleton className="h-8" shape="line" />
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-16" />
        ))}
      </SkeletonArea>
    )
  }
  if (isUnknown(error)) {
    return (
      <EmptyState
        drawing={<Signpost />}
        title={t('dialog.unknownTitle')}
        description={t('dialog.unknownText')}
        headingLevel={3}
      />
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t('dialog.failedTitle')}
        description={sayError(error)}
        onRetry={onRetry}
        headingLevel={3}
      />
    )
  }
  return <EmptyState drawing={<Sprout stage={0} />} title={t('dialog.emptyText')} headingLevel={3} />
}

/** An id that no quiz has, or that is none. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
