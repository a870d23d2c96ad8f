import { MY_ANNOUNCEMENTS_PER_PAGE, myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { MY_RESOURCES_PER_PAGE, myResources } from '#contract/classroom/my-resources.ts'
import type { RESOURCE_TYPES } from '#contract/teaching/resources.ts'
import { given } from '../queries/given.ts'
import { listQuery } from '../queries/list-query.ts'

/** The first part of the key is what a notice of the server makes outdated. */
export const myAnnouncementsQuery = (userId: number) =>
  listQuery(
    ['announcements', 'mine', userId],
    myAnnouncements.list,
    { id: userId },
    MY_ANNOUNCEMENTS_PER_PAGE,
  )

type Wanted = { search: string; resourceType: (typeof RESOURCE_TYPES)[number] | null }

export const myResourcesQuery = (userId: number, { search, resourceType }: Wanted) =>
  listQuery(
    ['class-resources', userId, { search, resourceType }],
    myResources.list,
    { id: userId, ...given({ search, resourceType }) },
    MY_RESOURCES_PER_PAGE,
  )
