import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { statistics } from '#contract/admin/statistics.ts'
import { type AdminTestimonial, TESTIMONIALS_PER_PAGE, testimonials } from '#contract/admin/testimonials.ts'
import { site } from '#contract/site.ts'
import { type AskedVideo, type DeletedVideo, VIDEOS_PER_PAGE, videos } from '#contract/study/videos.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useWrite, type WriteWords } from '../../kit/queries/use-write.ts'

const nextOf = (perPage: number) => (page: readonly { id: number }[]) =>
  page.length === perPage ? page.at(-1)?.id : undefined

export const testimonialsQuery = infiniteQueryOptions({
  queryKey: ['testimonials'],
  queryFn: ({ pageParam, signal }): Promise<AdminTestimonial[]> =>
    call(testimonials.list, pageParam ? { before: pageParam } : {}, { signal }),
  initialPageParam: 0,
  getNextPageParam: nextOf(TESTIMONIALS_PER_PAGE),
})

export function useTestimonialWriters() {
  const queryClient = useQueryClient()
  const [write] = useState(() => ({
    create: createWriter(testimonials.create),
    update: createWriter(testimonials.update),
    remove: createWriter(testimonials.remove),
    restore: createWriter(testimonials.restore),
  }))
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['testimonials'] })
  return { ...write, refresh }
}

export const figuresQuery = endpointQuery(['site', 'statistics'], site.statistics, {})

export function useSaveFigures() {
  const queryClient = useQueryClient()
  return useWrite(statistics.save, {
    onSuccess: (saved) => queryClient.setQueryData(figuresQuery.queryKey, saved),
    // After a refusal others have saved meanwhile: what they saved is shown.
    onError: () => queryClient.invalidateQueries({ queryKey: figuresQuery.queryKey }),
  })
}

/** Everybody's: the own ones, which look different, stand under `deleted`. */
export const deletedVideosQuery = infiniteQueryOptions({
  queryKey: ['videos', 'deletedByAnybody'],
  queryFn: ({ pageParam, signal }): Promise<DeletedVideo[]> =>
    call(videos.deleted, pageParam ? { before: pageParam } : {}, { signal }),
  initialPageParam: 0,
  getNextPageParam: nextOf(VIDEOS_PER_PAGE),
})

export function useRestoreVideo(words: WriteWords) {
  return useWrite(videos.restoreAny, { refreshes: [['videos']], ...words })
}

export const askedVideosQuery = infiniteQueryOptions({
  queryKey: ['videos', 'asked'],
  queryFn: ({ pageParam, signal }): Promise<AskedVideo[]> =>
    call(videos.asked, pageParam ? { before: pageParam } : {}, { signal }),
  initialPageParam: 0,
  getNextPageParam: nextOf(VIDEOS_PER_PAGE),
})

export function useDecideSharing(words: WriteWords) {
  return useWrite(videos.decideSharing, { refreshes: [['videos']], ...words })
}
