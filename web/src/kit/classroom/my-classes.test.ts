import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { myAnnouncementsQuery, myResourcesQuery } from '../class-news/class-news.data.ts'
import { myClassesQuery, refreshMyClasses } from './my-classes.data.ts'
import { myAssignmentsQuery } from './work/my-assignments.data.ts'

test('who joins or leaves a class sees its work, news and resources come and go at once', async () => {
  const queryClient = new QueryClient()
  const keys = [
    myClassesQuery(7).queryKey,
    myAssignmentsQuery(7, 'open').queryKey,
    myAnnouncementsQuery(7).queryKey,
    myResourcesQuery(7, { search: '', resourceType: null }).queryKey,
  ]
  for (const key of keys) queryClient.setQueryData<unknown>(key, [])
  await refreshMyClasses(queryClient)
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true))
})
