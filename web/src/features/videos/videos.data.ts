import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { notes } from '#contract/study/notes.ts'
import { type ListedVideo, VIDEOS_PER_PAGE, type Video, videos } from '#contract/study/videos.ts'
import { call } from '../../api/call.ts'
import { useWrite, type WriteWords } from '../../kit/queries/use-write.ts'
import { dropItem, type Page, placeItem, toPage } from '../../kit/study/pages.ts'

type VideosFilter = { q: string; isMine: boolean }

export const videosQuery = ({ q, isMine }: VideosFilter) =>
  infiniteQueryOptions({
    queryKey: ['videos', 'list', { q, isMine }],
    queryFn: async ({ pageParam, signal }) => {
      const wanted = { ...(q && { q }), ...(isMine && { only: 'mine' as const }) }
      return toPage(
        await call(videos.list, { ...wanted, ...(pageParam && { before: pageParam }) }, { signal }),
        VIDEOS_PER_PAGE,
      )
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }: Page<ListedVideo>) => next,
  })

export const deletedVideosQuery = infiniteQueryOptions({
  queryKey: ['videos', 'deleted'],
  queryFn: async ({ pageParam }) =>
    toPage(await call(videos.deleted, pageParam ? { before: pageParam } : {}), VIDEOS_PER_PAGE),
  initialPageParam: 0,
  getNextPageParam: ({ next }: Page<ListedVideo>) => next,
})

export const videoQuery = (id: number) =>
  queryOptions({
    queryKey: ['videos', 'one', id],
    queryFn: () => call(videos.one, { id }),
    // Others may have deleted it or pasted its transcript since it was last looked at.
    staleTime: 0,
  })

export const videoNotesQuery = (videoId: number) =>
  queryOptions({
    queryKey: ['notes', 'ofVideo', videoId],
    queryFn: () => call(notes.ofVideo, { id: videoId }),
  })

function toListed({ transcript: _transcript, ...video }: Video): ListedVideo {
  return video
}

type Pages = readonly Page<ListedVideo>[]

/** Changes the lists in hand instead of fetching all their pages again. */
function editLists(
  queryClient: QueryClient,
  queryKey: QueryKey,
  edit: (pages: Pages) => Page<ListedVideo>[],
) {
  queryClient.setQueriesData<InfiniteData<Page<ListedVideo>>>(
    { queryKey },
    (data) => data && { ...data, pages: edit(data.pages) },
  )
}

export function forgetVideo(queryClient: QueryClient, id: number): void {
  editLists(queryClient, ['videos', 'list'], (pages) => dropItem(pages, id))
  void queryClient.invalidateQueries({ queryKey: ['videos', 'deleted'] })
}

export function showVideo(queryClient: QueryClient, video: Video): void {
  const listed = toListed(video)
  for (const isMine of [true, false]) {
    if (isMine && !listed.isOwn) continue
    const { queryKey } = videosQuery({ q: '', isMine })
    editLists(queryClient, queryKey, (pages) => placeItem(pages, listed))
  }
  // Whether it fits what was searched for is known to the server alone.
  void queryClient.invalidateQueries({
    queryKey: ['videos', 'list'],
    predicate: ({ queryKey: [, , wanted] }) => (wanted as VideosFilter).q !== '',
  })
  void queryClient.invalidateQueries({ queryKey: ['videos', 'deleted'] })
}

function swapVideo(pages: Pages, changed: ListedVideo): Page<ListedVideo>[] {
  return pages.map((page) => ({
    ...page,
    items: page.items.map((video) => (video.id === changed.id ? changed : video)),
  }))
}

export function useAddVideo() {
  const queryClient = useQueryClient()
  return useWrite(videos.create, { onSuccess: (video) => showVideo(queryClient, video) })
}

function useSwapVideo(): (video: Video) => void {
  const queryClient = useQueryClient()
  return (video) => {
    queryClient.setQueryData(videoQuery(video.id).queryKey, video)
    editLists(queryClient, ['videos', 'list'], (pages) => swapVideo(pages, toListed(video)))
  }
}

export function useChangeVideo(words?: WriteWords) {
  return useWrite(videos.update, { ...words, onSuccess: useSwapVideo() })
}

export function useAskSharing(words: WriteWords) {
  return useWrite(videos.askSharing, { ...words, onSuccess: useSwapVideo() })
}

export function useRestoreAny(words: WriteWords) {
  const queryClient = useQueryClient()
  // Whose it is decides who sees it: the lists are asked anew. Not awaited: the card that moves the focus goes with its list.
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['videos'] })
  return useWrite(videos.restoreAny, { ...words, onSuccess: refresh, onError: refresh })
}
