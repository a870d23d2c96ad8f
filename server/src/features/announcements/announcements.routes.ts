import { myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { announcements } from '#contract/teaching/announcements.ts'
import { listOwnAnnouncements, noteReading } from '../../domain/classroom/my-announcements.ts'
import { settleNews } from '../../domain/notifications/notify.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { selectAnnouncements } from './announcements.queries.ts'
import {
  changeAnnouncement,
  createAnnouncement,
  removeAnnouncement,
  restoreAnnouncement,
} from './save-announcement.ts'

export function announcementRoutes({ serve }: Mount): void {
  serve(announcements.list, (wanted, { db, caller }) => selectAnnouncements(db, caller.user.id, wanted))
  serve(announcements.create, (sent, context) => createAnnouncement(context, sent))
  serve(announcements.update, (change, context) => changeAnnouncement(context, change))
  serve(announcements.remove, ({ id }, context) => removeAnnouncement(context, id))
  serve(announcements.restore, ({ id }, context) => restoreAnnouncement(context, id))
  serve(myAnnouncements.list, ({ id, before }, { db, now }) => listOwnAnnouncements(db, id, now(), before))
  serve(myAnnouncements.read, async ({ id }, context) => {
    const { db, caller, now, presence, afterCommit } = context
    if (!(await noteReading(db, caller.user.id, id, now()))) foundOr404(undefined, 'announcementNotFound')
    await settleNews(context, { kind: 'announcement', occasion: `announcement-${id}` })
    // Other open pages of the same student.
    afterCommit(() => presence.tell([caller.user.id], { type: 'announcements' }))
  })
}
