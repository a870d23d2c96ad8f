import { queryOptions } from '@tanstack/react-query'
import { families } from '#contract/families/families.ts'
import { guardians } from '#contract/families/guardians.ts'
import { call } from '../../api/call.ts'

export const CHILDREN_KEY = ['families', 'children']

export const childrenQuery = queryOptions({
  queryKey: CHILDREN_KEY,
  queryFn: ({ signal }) => call(families.children, {}, { signal }),
})

export const guardiansQuery = (id: number) =>
  queryOptions({
    queryKey: ['guardians', id],
    queryFn: ({ signal }) => call(guardians.list, { id }, { signal }),
  })

export const familyReportQuery = (id: number) =>
  queryOptions({
    queryKey: ['guardians', id, 'report'],
    queryFn: ({ signal }) => call(guardians.report, { id }, { signal }),
  })
