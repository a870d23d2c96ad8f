import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyList } from '../../../ui/states/empty-list.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { filterVideos, mergeFound } from '../find-videos.ts'
import { videosQuery } from '../videos.data.ts'

export function VideosSkeleton() {
  return (
    <SkeletonArea className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {[1, 2, 3].map((card) => (
        <Card key={card} padding="none" className="overflow-hidden">
          <Skeleton className="aspect-video" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-6 w-3/4" shape="line" />
            <Skeleton className="h-6 w-1/2" shape="line" />
            <Skeleton className="h-11" shape="control" />
          </div>
        </Card>
      ))}
    </SkeletonArea>
  )
}

type Wish = { search: string; isMine: boolean }

/** What is typed filters at once what is here; the server is asked with the first pause and adds what it finds. */
export function useVideoList({ search, isMine }: Wish) {
  const typed = search.trim()
  // An emptied box needs no pause.
  const settled = useSettled(typed)
  const q = typed === '' ? '' : settled
  const all = useInfiniteQuery(videosQuery({ q: '', isMine }))
  const found = useInfiniteQuery({ ...videosQuery({ q, isMine }), enabled: q !== '' })

  const here = (all.data?.pages ?? []).flatMap((page) => page.items)
  const there = q === typed ? (found.data?.pages ?? []).flatMap((page) => page.items) : []
  const shown = typed === '' ? all : found
  return {
    videos: typed === '' ? here : mergeFound(filterVideos(here, typed), there),
    isPending: all.isPending,
    isError: all.isError && !all.data,
    isRetrying: all.isFetching,
    retry: () => void all.refetch(),
    /** The server has not said yet what it finds. */
    isSearching: typed !== '' && (q !== typed || found.isFetching),
    hasSearchFailed: typed !== '' && q === typed && found.isError && !found.data,
    searchAgain: () => void found.refetch(),
    hasMore: shown.hasNextPage && (typed === '' || q === typed),
    isFetchingMore: shown.isFetchingNextPage,
    hasMoreFailed: shown.isFetchNextPageError,
    fetchMore: () => void shown.fetchNextPage(),
  }
}
export type VideoList = ReturnType<typeof useVideoList>

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
  return (
    <EmptyList
      drawing={hasSearch ? <Signpost /> : <PottedSeedling />}
      title={isMine ? t('list.noneMine') : t('list.none')}
      description={t('list.noneText')}
      action={
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('add.title')}
        </Button>
      }
      filtered={
        hasSearch && {
          title: t('list.nothingFound', { search: search.trim() }),
          description: t('list.nothingFoundText'),
          clear: t('list.clear'),
          onClear,
        }
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
