import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { dayIn, daysBefore, startOfDay } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { selectDue, selectMeetingClasses, selectPlanned } from './calendar.queries.ts'
import { listMeetings } from './list-meetings.ts'

type Teacher = { id: number; timezone: string }
/** With when it last changed, for calendar programs. */
export type Listed = { entry: CalendarEntry; changedAt: Date }

/** What stands on a teacher's days, by day and time of their own zone. */
export async function listEntries(db: Database, { id, timezone }: Teacher, from: string, to: string) {
  const zone = timezone
  const due = await selectDue(db, id, startOfDay(zone, from), startOfDay(zone, daysBefore(to, -1)))
  const planned = await selectPlanned(db, id, from, to)
  const rooms = await selectMeetingClasses(db, id)
  const changedOf = new Map(rooms.map((room) => [room.id, room.updatedAt]))
  const listed: Listed[] = [
    ...due.flatMap(({ dueDate, status, updatedAt, ...row }): Listed[] =>
      dueDate === null || status === 'archived'
        ? []
        : [
            {
              changedAt: updatedAt,
              entry: {
                kind: 'assignment',
                ...row,
                status,
                dueDate: dueDate.toISOString(),
                day: dayIn(zone, dueDate),
                time: timeIn(zone, dueDate),
              },
            },
          ],
    ),
    ...planned.flatMap(({ day, updatedAt, ...row }): Listed[] =>
      day === null ? [] : [{ changedAt: updatedAt, entry: { kind: 'lessonPlan', ...row, day } }],
    ),
    ...listMeetings(rooms, from, to).map(
      ({ classId, className, ...meeting }): Listed => ({
        changedAt: changedOf.get(classId) ?? new Date(0),
        entry: { kind: 'meeting', id: classId, title: className, classId, className, ...meeting },
      }),
    ),
  ]
  return listed.toSorted((a, b) => placeOf(a.entry).localeCompare(placeOf(b.entry)))
}

/** Lessons without an hour come first on their day. */
function placeOf(entry: CalendarEntry): string {
  const time = entry.kind === 'lessonPlan' ? '' : entry.kind === 'meeting' ? entry.from : entry.time
  return `${entry.day} ${time}`
}

function timeIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
}
