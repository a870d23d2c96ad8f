import { notify } from '../../domain/notifications/notify.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { type AnnouncementRow, selectRecipientIds } from './announcements.queries.ts'

/** Open pages of pupils show it at once; what matters also stands in their notifications, once. */
export async function tellPupils(
  { db, now, presence, afterCommit }: Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>,
  { id, title, priority, expiresAt, className }: AnnouncementRow,
  alsoTell: readonly number[] = [],
): Promise<void> {
  const recipients = await selectRecipientIds(db, id)
  const isOver = expiresAt !== null && expiresAt <= now()
  const told =
    !isOver && (priority === 'high' || priority === 'urgent')
      ? await notify({ db, now }, recipients, {
          kind: 'announcement',
          data: { title, className: className ?? '' },
          link: '/learn/dashboard',
          occasion: `announcement-${id}`,
        })
      : []
  afterCommit(() => {
    for (const userId of new Set([...recipients, ...alsoTell]))
      presence.tell(userId, { type: 'announcements' })
    for (const userId of told) presence.tell(userId, { type: 'notifications' })
  })
}
