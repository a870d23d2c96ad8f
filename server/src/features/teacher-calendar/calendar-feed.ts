import { hash } from 'node:crypto'
import type { FileAnswer } from '#contract/file-answer.ts'
import { dayIn, daysBefore, momentIn } from '#engines/days/index.ts'
import {
  deleteFeed,
  replaceFeed,
  selectFeed,
  selectFeedOwner,
} from '../../domain/calendars/calendar-feeds.ts'
import { type CalendarEvent, writeCalendar } from '../../domain/calendars/write-calendar.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Context } from '../../platform/requests/serve.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { type Listed, listEntries } from './read-calendar.ts'

const ENDING = '.ics'
const kind = 'classes'
/** What a calendar program sees: a month back and half a year ahead. */
const DAYS_BACK = 31
const DAYS_AHEAD = 183

export async function readFeed({ db, caller }: CallerContext) {
  const feed = await selectFeed(db, { userId: caller.user.id, kind })
  return { feed: feed ? { createdAt: feed.createdAt.toISOString() } : null }
}

/** The address is told this once; the table knows its hash. */
export async function openFeed({ db, caller, now, randomToken }: CallerContext) {
  const token = randomToken()
  const at = now()
  await replaceFeed(db, { userId: caller.user.id, kind }, hashToken(token), at)
  return { feed: { createdAt: at.toISOString() }, path: `/api/teacher/calendars/${token}${ENDING}` }
}

export const revokeFeed = ({ db, caller }: CallerContext): Promise<void> =>
  deleteFeed(db, { userId: caller.user.id, kind })

/** Titles, classes and times; nothing about a pupil. Who no longer teaches has no such calendar. */
export async function writeFeed({ db, now, config }: Context, sent: string): Promise<FileAnswer> {
  const token = sent.endsWith(ENDING) ? sent.slice(0, -ENDING.length) : sent
  const owner = await selectFeedOwner(db, kind, hashToken(token))
  const isOpen = owner?.isTeacher && (!owner.isDemo || config.isDemo)
  const teacher = foundOr404(isOpen ? owner : undefined, 'calendarNotFound')
  const today = dayIn(teacher.timezone, now())
  const listed = await listEntries(db, teacher, daysBefore(today, DAYS_BACK), daysBefore(today, -DAYS_AHEAD))
  const events = listed.map((one) => toEvent(one, teacher.timezone))
  const content = new TextEncoder().encode(writeCalendar(events))
  return {
    name: `trellis-classes${ENDING}`,
    contentType: 'text/calendar; charset=utf-8',
    content,
    etag: `"${hash('sha256', content).slice(0, 32)}"`,
  }
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
