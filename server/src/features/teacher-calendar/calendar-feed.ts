import type { FileAnswer } from '#contract/file-answer.ts'
import { dayIn, daysBefore, momentIn } from '#engines/days/index.ts'
import { shareCalendar, toCalendarFile } from '../../domain/calendars/share-calendar.ts'
import type { CalendarEvent } from '../../domain/calendars/write-calendar.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { type Listed, listEntries } from './read-calendar.ts'

/** What a calendar program sees: a month back and half a year ahead. */
const DAYS_BACK = 31
const DAYS_AHEAD = 183

export const classCalendar = shareCalendar('classes', '/api/teacher/calendars')

/** Titles, classes and times; nothing about a student. Who no longer teaches has no such calendar. */
export async function writeFeed(context: Context, sent: string): Promise<FileAnswer> {
  const owner = await classCalendar.findOwner(context, sent)
  const teacher = foundOr404(owner.isTeacher ? owner : undefined, 'calendarNotFound')
  const today = dayIn(teacher.timezone, context.now())
  const [from, to] = [daysBefore(today, DAYS_BACK), daysBefore(today, -DAYS_AHEAD)]
  const listed = await listEntries(context.db, teacher, from, to)
  return toCalendarFile(
    'trellis-classes',
    listed.map((one) => toEvent(one, teacher.timezone)),
  )
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
