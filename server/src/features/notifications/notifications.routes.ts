import type { FastifyInstance } from 'fastify'
import { notifications } from '#contract/notifications.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { markAllRead, markOneRead } from './mark-read.ts'
import { countUnread, selectNotifications } from './notifications.queries.ts'
import { readSchedule, saveSchedule } from './schedule.ts'
import { toNotification } from './to-notification.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'

export async function notificationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, notifications.list, async ({ before }, { db, caller }) =>
    (await selectNotifications(db, caller.user.id, before)).map(toNotification),
  )
  serve(app, deps, notifications.count, async (_, { db, caller }) => ({
    unread: await countUnread(db, caller.user.id),
  }))
  serve(app, deps, notifications.read, ({ id }, context) => markOneRead(context, id))
  serve(app, deps, notifications.readAll, ({ upTo }, context) => markAllRead(context, upTo))
  serve(app, deps, notifications.schedule, (_, context) => readSchedule(context))
  serve(app, deps, notifications.saveSchedule, (change, context) => saveSchedule(context, change))
  await app.register((scope, _options, done) => {
    unsubscribeRoutes(scope, deps)
    done()
  })
}
