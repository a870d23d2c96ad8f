import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NetworkError } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { DocumentFilter } from '../documents.data.ts'

export function DocumentsSkeleton() {
  return <SkeletonBlocks blocks={['h-24 w-full']} times={3} className="flex flex-col gap-2" />
}

type DocumentsFailureProps = {
  found: { error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean }
}

export function DocumentsFailure({ found: { error, refetch, isFetching } }: DocumentsFailureProps) {
  const { t } = useTranslation('documents')
  const retry = () => void refetch()
  if (error instanceof NetworkError && !navigator.onLine)
    return <OfflineState headingLevel={3} description={t('list.offline')} onRetry={retry} />
  return <ErrorState headingLevel={3} title={t('list.failed')} onRetry={retry} isRetrying={isFetching} />
}

export function NoDocuments({ filter, onAdd }: { filter: DocumentFilter; onAdd: () => void }) {
  const { t } = useTranslation('documents')
  const { search, tag, archived } = filter
  if (search !== '') return <EmptyState headingLevel={3} title={t('list.noneFound', { search })} />
  if (tag !== null) return <EmptyState headingLevel={3} title={t('list.noneTagged', { tag })} />
  if (archived) return <EmptyState headingLevel={3} title={t('list.noneArchived')} />
  return (
    <EmptyState
      headingLevel={3}
      drawing={<OpenBook />}
      title={t('list.none')}
      description={t('list.noneText')}
      action={
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('add.first')}
        </Button>
      }
    />
  )
}
