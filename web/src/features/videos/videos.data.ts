import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { notes } from '#contract/study/notes.ts'
import { type ListedVideo, VIDEOS_PER_PAGE, type Video, videos } from '#contract/study/videos.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { findNextPage } from '../../kit/study/find-next-page.ts'
import { dropVideo, placeVideo, swapVideo, type VideoPage } from './edit-pages.ts'

type Wanted = { q: string; isMine: boolean }

const toPage = (page: ListedVideo[]): VideoPage => ({
  videos: page,
  next: findNextPage(page, VIDEOS_PER_PAGE),
})

export const videosQuery = ({ q, isMine }: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['videos', 'list', { q, isMine }],
    queryFn: async ({ pageParam, signal }) => {
      const wanted = { ...(q && { q }), ...(isMine && { only: 'mine' as const }) }
      return toPage(
        await call(videos.list, { ...wanted, ...(pageParam && { before: pageParam }) }, { signal }),
      )
    },
    initialPageParam: 0,
    getNextPageParam: (page: VideoPage) => page.next,
  })

export const deletedVideosQuery = infiniteQueryOptions({
  queryKey: ['videos', 'deleted'],
  queryFn: async ({ pageParam }) =>
    toPage(await call(videos.deleted, pageParam ? { before: pageParam } : {})),
  initialPageParam: 0,
  getNextPageParam: (page: VideoPage) => page.next,
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

export function toListed({ transcript: _transcript, ...video }: Video): ListedVideo {
  return video
}

type Lists = InfiniteData<VideoPage>

/** Changes the lists in hand instead of fetching all their pages again. */
export function forgetVideo(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<Lists>({ queryKey: ['videos', 'list'] }, (data) => data && dropVideo(data, id))
  void queryClient.invalidateQueries({ queryKey: ['videos', 'deleted'] })
}

export function showVideo(queryClient: QueryClient, video: Video): void {
  const listed = toListed(video)
  for (const isMine of [true, false]) {
    if (isMine && !listed.isOwn) continue
    const { queryKey } = videosQuery({ q: '', isMine })
    queryClient.setQueryData<Lists>(queryKey, (data) => data && placeVideo(data, listed))
  }
  // Whether it fits what was searched for is known to the server alone.
  void queryClient.invalidateQueries({
    queryKey: ['videos', 'list'],
    predicate: ({ queryKey: [, , wanted] }) => (wanted as Wanted).q !== '',
  })
  void queryClient.invalidateQueries({ queryKey: ['videos', 'deleted'] })
}

export function useAddVideo() {
  const queryClient = useQueryClient()
  const [add] = useState(() => createWriter(videos.create))
  return useMutation({ mutationFn: add, onSuccess: (video) => showVideo(queryClient, video) })
}

export function useChangeVideo() {
  const queryClient = useQueryClient()
  const [change] = useState(() => createWriter(videos.update))
  return useMutation({
    mutationFn: change,
    onSuccess: (video) => {
      queryClient.setQueryData(videoQuery(video.id).queryKey, video)
      queryClient.setQueriesData<Lists>(
        { queryKey: ['videos', 'list'] },
        (data) => data && swapVideo(data, toListed(video)),
      )
    },
  })
}

export function useRestoreAny() {
  const queryClient = useQueryClient()
  const [restore] = useState(() => createWriter(videos.restoreAny))
  return useMutation({
    mutationFn: restore,
    // Whose it is decides who sees it: the lists are asked anew.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['videos'] }),
  })
}

export function useAddVideoNote() {
  const queryClient = useQueryClient()
  const [add] = useState(() => createWriter(notes.create))
  return useMutation({
    mutationFn: add,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notes'] }),
  })
}
