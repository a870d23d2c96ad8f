import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { families } from '#contract/families/families.ts'
import { familyReading } from '#contract/families/family-reading.ts'
import { type FamilyReading, familyRights } from '#contract/families/family-rights.ts'
import { call } from '../../api/call.ts'

export const childQuery = (id: number) =>
  queryOptions({
    queryKey: ['families', 'child', id],
    queryFn: ({ signal }) => call(families.child, { id }, { signal }),
  })

export const weeksQuery = queryOptions({
  queryKey: ['families', 'weeks'],
  queryFn: ({ signal }) => call(families.weeks, {}, { signal }),
})

export const familySettingsQuery = queryOptions({
  queryKey: ['families', 'settings'],
  queryFn: ({ signal }) => call(families.settings, {}, { signal }),
})

export const messagesQuery = queryOptions({
  queryKey: ['families', 'messages'],
  queryFn: ({ signal }) => call(families.messages, {}, { signal }),
})

export const rightsQuery = (id: number) =>
  queryOptions({
    queryKey: ['families', 'rights', id],
    queryFn: ({ signal }) => call(familyRights.read, { id }, { signal }),
  })

const endOf = ({ items, hasMore }: { items: readonly { id: number }[]; hasMore: boolean }) =>
  hasMore ? items.at(-1)?.id : undefined

/** What a child wrote, page by page, the newest first. */
export const readingQuery = (kind: keyof FamilyReading, id: number) =>
  infiniteQueryOptions({
    queryKey: ['families', kind, id],
    queryFn: ({ pageParam, signal }): Promise<ReadingPage> =>
      call(familyReading[kind], { id, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: endOf,
  })

type ReadingPage = OutputOf<(typeof familyReading)[keyof FamilyReading]>
export type Reading = ReadingPage['items'][number]
