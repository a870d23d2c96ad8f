import type { Unread } from '#contract/notifications.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { countUnread, hasNotification, isThis, isUpTo, markRead } from './notifications.queries.ts'

export async function markOneRead(context: CallerContext, id: number): Promise<Unread> {
  if (!(await hasNotification(context.db, context.caller.user.id, id)))
    throw new AppError('not_found', 'notificationNotFound')
  return mark(context, isThis(id))
}

/** Up to the newest that was seen: what came in the same moment stays unread. */
export function markAllRead(context: CallerContext, upTo: number): Promise<Unread> {
  return mark(context, isUpTo(upTo))
}

async function mark(
  { db, caller: { user }, now, presence, afterCommit }: CallerContext,
  which: ReturnType<typeof isThis>,
): Promise<Unread> {
  const hasChanged = await markRead(db, user.id, which, now())
  if (hasChanged) afterCommit(() => presence.tell([user.id], { type: 'notifications' }))
  return { unread: await countUnread(db, user.id) }
}
