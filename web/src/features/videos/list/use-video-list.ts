import { useInfiniteQuery } from '@tanstack/react-query'
import { useSettled } from '../../../kit/study/use-settled.ts'
import { filterVideos, mergeFound } from '../find-videos.ts'
import { videosQuery } from '../videos.data.ts'

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
