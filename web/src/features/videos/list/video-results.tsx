import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import type { VideoList } from './use-video-list.ts'
import { VideosSkeleton } from './videos-skeleton.tsx'

type VideoResultsProps = {
  list: VideoList
  search: string
  isMine: boolean
  onAdd: () => void
  onClear: () => void
  children: ReactNode
}

/** The list, or what stands in its place: still coming, failed, empty, nothing found. */
export function VideoResults({ list, search, isMine, onAdd, onClear, children }: VideoResultsProps) {
  const { t } = useTranslation('videos')
  const { videos, isPending, isError, isSearching, hasSearchFailed } = list
  if (isPending) return <VideosSkeleton />
  if (isError)
    return <ErrorState title={t('list.failed')} onRetry={list.retry} isRetrying={list.isRetrying} />
  const hasSearch = search.trim() !== ''
  if (videos.length > 0) {
    return (
      <>
        {hasSearch && <FoundLine list={list} />}
        {children}
      </>
    )
  }
  if (hasSearch && isSearching) return <VideosSkeleton />
  if (hasSearchFailed) return <ErrorState title={t('list.searchFailed')} onRetry={list.searchAgain} />
  if (hasSearch) {
    return (
      <EmptyState
        drawing={<Signpost />}
        title={t('list.nothingFound', { search: search.trim() })}
        description={t('list.nothingFoundText')}
        action={
          <Button variant="outline" onClick={onClear}>
            {t('list.clear')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing={<PottedSeedling />}
      title={isMine ? t('list.noneMine') : t('list.none')}
      description={t('list.noneText')}
      action={
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('add.title')}
        </Button>
      }
    />
  )
}

function FoundLine({ list }: { list: VideoList }) {
  const { t } = useTranslation('videos')
  const { videos, hasMore, isSearching, hasSearchFailed, searchAgain } = list
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-3">
      <p role="status" className="text-muted">
        {hasMore
          ? t('list.foundAtLeast', { count: videos.length })
          : t('list.found', { count: videos.length })}
        {isSearching && ` ${t('list.searching')}`}
      </p>
      {hasSearchFailed && (
        <Button variant="outline" onClick={searchAgain}>
          {t('list.searchAgain')}
        </Button>
      )}
    </div>
  )
}
