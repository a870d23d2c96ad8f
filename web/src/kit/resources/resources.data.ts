import { keepPreviousData } from '@tanstack/react-query'
import { RESOURCES_PER_PAGE, teachingResources } from '#contract/teaching/resources.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { given } from '../queries/given.ts'
import { listQuery } from '../queries/list-query.ts'
import type { ResourceType } from './resource-icon.tsx'

export type ResourceFilter = {
  classId: number | null
  resourceType: ResourceType | null
  tag: string | null
  search: string
}

export const resourcesQuery = (filter: ResourceFilter) => ({
  ...listQuery(
    ['teaching-resources', 'list', filter],
    teachingResources.list,
    given(filter),
    RESOURCES_PER_PAGE,
  ),
  placeholderData: keepPreviousData,
})

export const resourceTagsQuery = endpointQuery(['teaching-resources', 'tags'], teachingResources.tags, {})
