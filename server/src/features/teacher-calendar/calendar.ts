import type { FileAnswer } from '#contract/file-answer.ts'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn, daysBefore, momentIn, startOfDay } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import type { ClassMeeting } from '../../db/schema/teaching/classes.ts'
import { shareCalendar, toCalendarFile } from '../../domain/calendars/share-calendar.ts'
import type { CalendarEvent } from '../../domain/calendars/write-calendar.ts'
import { readSchoolZone } from '../../domain/school/school.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { selectDue, selectMeetingClasses, selectPlanned } from './calendar.queries.ts'

/** With when it last changed, for calendar programs. */
type Listed = { entry: CalendarEntry; changedAt: Date }

/** What stands on a teacher's days, by day and time of the school. */
export async function listEntries(db: Database, id: number, zone: string, from: string, to: string) {
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

/** As schedules name them, and as `getUTCDay` counts. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

type MeetingClass = {
  id: number
  name: string
  schedule: readonly ClassMeeting[]
  /** Empty: it has met before anybody asks, or goes on. */
  startDate: string | null
  endDate: string | null
}

export type Meeting = {
  classId: number
  className: string
  day: string
  from: string
  to: string
  place: string | null
}

/** When classes meet from one day to another, between the first and the last day of each class. */
export function listMeetings(classes: readonly MeetingClass[], from: string, to: string): Meeting[] {
  return classes.flatMap((room) => {
    const first = room.startDate !== null && room.startDate > from ? room.startDate : from
    const last = room.endDate !== null && room.endDate < to ? room.endDate : to
    return room.schedule.flatMap((meeting) =>
      listDays(meeting.day, first, last).map(toMeeting(room, meeting)),
    )
  })
}

const toMeeting =
  ({ id, name }: MeetingClass, { from, to, place }: ClassMeeting) =>
  (day: string): Meeting => ({ classId: id, className: name, day, from, to, place: place || null })

/** Every such weekday from a first to a last day. */
function listDays(weekday: string, first: string, last: string): string[] {
  const wanted = WEEKDAYS.indexOf(weekday)
  if (wanted === -1) return []
  const days: string[] = []
  const start = Date.parse(first)
  const ahead = (wanted - new Date(start).getUTCDay() + 7) % 7
  for (let at = start + ahead * DAY_MS; at <= Date.parse(last); at += 7 * DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** What a calendar program sees: a month back and half a year ahead. */
const DAYS_BACK = 31
const DAYS_AHEAD = 183

export const classCalendar = shareCalendar('classes', '/api/teacher/calendars')

/** Titles, classes and times; nothing about a student. Who no longer teaches has no such calendar. */
export async function writeFeed(context: Context, sent: string): Promise<FileAnswer> {
  const owner = await classCalendar.findOwner(context, sent)
  const teacher = foundOr404(owner.isTeacher ? owner : undefined, 'calendarNotFound')
  const zone = await readSchoolZone(context.db)
  const today = dayIn(zone, context.now())
  const [from, to] = [daysBefore(today, DAYS_BACK), daysBefore(today, -DAYS_AHEAD)]
  const listed = await listEntries(context.db, teacher.id, zone, from, to)
  const events = listed.map((one) => toEvent(one, zone))
  return toCalendarFile('trellis-classes', events)
}

function toEvent({ entry, changedAt }: Listed, timezone: string): CalendarEvent {
  const { day, className } = entry
  if (entry.kind === 'meeting') {
    const { from, to, place, classId } = entry
    return {
      id: `meeting-${classId}-${day}-${from.replace(':', '')}`,
      day,
      title: place === null ? entry.title : `${entry.title} (${place})`,
      changedAt,
      time: { from: momentIn(timezone, day, from), to: momentIn(timezone, day, to) },
    }
  }
  const suffix = className === null ? '' : ` · ${className}`
  if (entry.kind === 'lessonPlan')
    return { id: `lesson-plan-${entry.id}`, day, title: `${entry.title}${suffix}`, changedAt }
  const dueDate = new Date(entry.dueDate)
  return {
    id: `assignment-${entry.id}`,
    day,
    title: `Due: ${entry.title}${suffix}`,
    changedAt,
    time: { from: dueDate, to: dueDate },
  }
}
