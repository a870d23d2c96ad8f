import type { Notification } from '#contract/notifications.ts'
import type { selectNotifications } from './notifications.queries.ts'

type Row = Awaited<ReturnType<typeof selectNotifications>>[number]

export function toNotification({ createdAt, readAt, ...rest }: Row): Notification {
  return { ...rest, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null }
}
