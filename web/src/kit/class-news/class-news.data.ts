import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  MY_ANNOUNCEMENTS_PER_PAGE,
  type MyAnnouncement,
  myAnnouncements,
} from '#contract/classroom/my-announcements.ts'
import type { RESOURCE_TYPES } from '#contract/classroom/my-resources.ts'
import { MY_RESOURCES_PER_PAGE, myResources } from '#contract/classroom/my-resources.ts'
import { createWriter } from '../../api/create-writer.ts'
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

type ClassNewsFilter = { search: string; resourceType: (typeof RESOURCE_TYPES)[number] | null }

export const myResourcesQuery = (userId: number, { search, resourceType }: ClassNewsFilter) =>
  listQuery(
    ['class-resources', userId, { search, resourceType }],
    myResources.list,
    { id: userId, ...given({ search, resourceType }) },
    MY_RESOURCES_PER_PAGE,
  )

/** Marks an announcement as read: here at once, on the server as soon as it can be reached. */
export function useRead(userId: number): (id: number) => void {
  const queryClient = useQueryClient()
  const [read] = useState(() => createWriter(myAnnouncements.read))
  const { queryKey } = myAnnouncementsQuery(userId)
  return (id) => {
    queryClient.setQueryData(queryKey, (data) =>
      data === undefined
        ? undefined
        : {
            ...data,
            pages: data.pages.map((page) => ({ ...page, items: page.items.map(markAs(id)) })),
          },
    )
    // When it cannot be told, the list of the server says again that it is unread.
    read({ id }).catch(() => queryClient.invalidateQueries({ queryKey }))
  }
}

const markAs = (id: number) => (item: MyAnnouncement) => (item.id === id ? { ...item, isRead: true } : item)
