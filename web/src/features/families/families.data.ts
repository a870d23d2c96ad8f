import { queryOptions } from '@tanstack/react-query'
import { families } from '#contract/families/families.ts'
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
