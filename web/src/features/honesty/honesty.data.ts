import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { honesty } from '#contract/admin/honesty.ts'
import { call } from '../../api/call.ts'

const LOOK_AGAIN_MS = 5_000

/** Another span shows the old figures until the new ones are there; while levels are rebuilt it looks again by itself. */
export const honestyQuery = (answers: number) =>
  queryOptions({
    queryKey: ['honesty', answers],
    queryFn: ({ signal }) => call(honesty.read, { answers }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isRebuilding ? LOOK_AGAIN_MS : false),
  })
