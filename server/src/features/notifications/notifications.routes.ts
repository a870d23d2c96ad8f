import { notifications } from '#contract/notifications.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { markAllRead, markOneRead } from './mark-read.ts'
import { countUnread, selectNotifications } from './notifications.queries.ts'
import { readSchedule, saveSchedule } from './schedule.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

export async function notificationRoutes({ serve, app, deps }: Mount): Promise<void> {
  serve(notifications.list, ({ before }, { db, caller }) => selectNotifications(db, caller.user.id, before))
  serve(notifications.count, async (_, { db, caller }) => ({
    unread: await countUnread(db, caller.user.id),
  }))
  serve(notifications.read, ({ id }, context) => markOneRead(context, id))
  serve(notifications.readAll, ({ upTo }, context) => markAllRead(context, upTo))
  serve(notifications.schedule, (_, context) => readSchedule(context))
  serve(notifications.saveSchedule, (change, context) => saveSchedule(context, change))
  await app.register((scope, _options, done) => {
    unsubscribeRoutes(scope, deps)
    done()
  })
}
