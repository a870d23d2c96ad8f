import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MyAnnouncement, myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { createWriter } from '../../api/create-writer.ts'
import { myAnnouncementsQuery } from './class-news.data.ts'

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
