import { teacherCalendar } from '#contract/teaching/calendar.ts'
import { dayIn } from '#engines/days/index.ts'
import { readSchoolZone } from '../../domain/school/school.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { classCalendar, listEntries, writeFeed } from './calendar.ts'

export function teacherCalendarRoutes({ serve }: Mount): void {
  serve(teacherCalendar.read, async ({ from, to }, { db, caller, now }) => {
    const timezone = await readSchoolZone(db)
    const listed = await listEntries(db, caller.user.id, timezone, from, to)
    return {
      timezone,
      today: dayIn(timezone, now()),
      entries: listed.map(({ entry }) => entry),
    }
  })
  serve(teacherCalendar.feed, (_, context) => classCalendar.read(context))
  serve(teacherCalendar.openFeed, (_, context) => classCalendar.open(context))
  serve(teacherCalendar.revokeFeed, (_, context) => classCalendar.revoke(context))
  serve(teacherCalendar.readFeed, ({ token }, context) => writeFeed(context, token))
}
