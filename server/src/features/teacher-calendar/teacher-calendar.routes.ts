import type { FastifyInstance } from 'fastify'
import { teacherCalendar } from '#contract/teaching/calendar.ts'
import { dayIn } from '#engines/days/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { openFeed, readFeed, revokeFeed, writeFeed } from './calendar-feed.ts'
import { listEntries } from './read-calendar.ts'

export function teacherCalendarRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, teacherCalendar.read, async ({ from, to }, { db, caller, now }) => {
    const { user } = caller
    const listed = await listEntries(db, user, from, to)
    return {
      timezone: user.timezone,
      today: dayIn(user.timezone, now()),
      entries: listed.map(({ entry }) => entry),
    }
  })
  serve(app, deps, teacherCalendar.feed, (_, context) => readFeed(context))
  serve(app, deps, teacherCalendar.openFeed, (_, context) => openFeed(context))
  serve(app, deps, teacherCalendar.revokeFeed, (_, context) => revokeFeed(context))
  serve(app, deps, teacherCalendar.readFeed, ({ token }, context) => writeFeed(context, token))
}
