import { infiniteQueryOptions } from '@tanstack/react-query'
import { MY_ANNOUNCEMENTS_PER_PAGE, myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { MY_RESOURCES_PER_PAGE, myResources } from '#contract/classroom/my-resources.ts'
import type { RESOURCE_TYPES } from '#contract/teaching/resources.ts'
import { call } from '../../api/call.ts'
import { toPage } from '../study/pages.ts'

/** The first part of the key is what a notice of the server makes outdated. */
export const myAnnouncementsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['announcements', 'mine', userId],
    queryFn: async ({ pageParam, signal }) =>
      toPage(
        await call(
          myAnnouncements.list,
          { id: userId, ...(pageParam !== 0 && { before: pageParam }) },
          { signal },
        ),
        MY_ANNOUNCEMENTS_PER_PAGE,
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })

type Wanted = { search: string; resourceType: (typeof RESOURCE_TYPES)[number] | null }

export const myResourcesQuery = (userId: number, { search, resourceType }: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['class-resources', userId, { search, resourceType }],
    queryFn: async ({ pageParam, signal }) =>
      toPage(
        await call(
          myResources.list,
          {
            id: userId,
            ...(search !== '' && { search }),
            ...(resourceType !== null && { resourceType }),
            ...(pageParam !== 0 && { before: pageParam }),
          },
          { signal },
        ),
        MY_RESOURCES_PER_PAGE,
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
