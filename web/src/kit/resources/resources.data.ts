import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { RESOURCES_PER_PAGE, teachingResources } from '#contract/teaching/resources.ts'
import { call } from '../../api/call.ts'
import { toPage } from '../study/pages.ts'
import type { ResourceType } from './resource-icon.tsx'

export type ResourceFilter = {
  classId: number | null
  resourceType: ResourceType | null
  tag: string | null
  search: string
}

export const resourcesQuery = ({ classId, resourceType, tag, search }: ResourceFilter) =>
  infiniteQueryOptions({
    queryKey: ['teaching-resources', 'list', { classId, resourceType, tag, search }],
    queryFn: async ({ pageParam, signal }) =>
      toPage(
        await call(
          teachingResources.list,
          {
            ...(classId !== null && { classId }),
            ...(resourceType !== null && { resourceType }),
            ...(tag !== null && { tag }),
            ...(search !== '' && { search }),
            ...(pageParam !== 0 && { before: pageParam }),
          },
          { signal },
        ),
        RESOURCES_PER_PAGE,
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const resourceTagsQuery = queryOptions({
  queryKey: ['teaching-resources', 'tags'],
  queryFn: ({ signal }) => call(teachingResources.tags, {}, { signal }),
})
