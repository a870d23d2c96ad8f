import * as z from 'zod/mini'
import { DAY_MS } from '#engines/days/durations.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Moment, NothingSent } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { rule } from '../refusals/rule.ts'
import { LESSON_PLAN_STATUSES } from './lesson-plans.ts'

export const MOST_CALENDAR_DAYS = 400

const OfClass = { classId: z.nullable(z.int()), className: z.nullable(z.string()) }

/** Days and times are those of the school. */
export const CalendarEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assignment'),
    id: z.int(),
    title: z.string(),
    ...OfClass,
    day: Day,
    /** When it is due: '17:00'. */
    time: z.string(),
    dueDate: Moment,
    status: z.enum(['draft', 'active', 'closed']),
  }),
  z.object({
    kind: z.literal('lessonPlan'),
    id: z.int(),
    title: z.string(),
    ...OfClass,
    day: Day,
    status: z.enum(LESSON_PLAN_STATUSES),
    /** Minutes. */
    duration: z.nullable(z.int()),
  }),
  z.object({
    kind: z.literal('meeting'),
    /** Of the class. */
    id: z.int(),
    title: z.string(),
    ...OfClass,
    day: Day,
    from: z.string(),
    to: z.string(),
    place: z.nullable(z.string()),
  }),
])
export type CalendarEntry = z.output<typeof CalendarEntry>

const Feed = z.object({ createdAt: Moment })
const FEED = { path: '/api/teacher/calendar/feed', access: 'teacher', input: NothingSent } as const

export const teacherCalendar = {
  read: endpoint({
    method: 'GET',
    path: '/api/teacher/calendar',
    access: 'teacher',
    summary: `Due dates of the caller's assignments, days of their lesson plans and meetings of their active classes from one day to another, both included, ${MOST_CALENDAR_DAYS} days at most.`,
    input: z.object({ from: Day, to: Day }).check(
      z.refine(({ from, to }) => from <= to, rule('firstDayAfterLast')),
      z.refine(
        ({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_CALENDAR_DAYS * DAY_MS,
        rule('spanOverDays', { days: MOST_CALENDAR_DAYS }),
      ),
    ),
    output: z.object({
      /** Of the school. */
      timezone: z.string(),
      today: Day,
      /** By day, then by time. */
      entries: z.array(CalendarEntry),
    }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  feed: endpoint({
    ...FEED,
    method: 'GET',
    summary: "Whether the caller's classes can be read by a calendar program, and since when.",
    output: z.object({ feed: z.nullable(Feed) }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  openFeed: endpoint({
    ...FEED,
    method: 'POST',
    // The address is told once and kept nowhere; asked again there is a new one.
    transaction: 'none',
    summary: 'Makes a private address for a calendar program; one that there was stops working.',
    output: z.object({
      feed: Feed,
      /** To be put behind the address of this installation. */
      path: z.string(),
    }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  revokeFeed: endpoint({
    ...FEED,
    method: 'DELETE',
    status: 204,
    summary: 'Takes the private address back: nobody can read it any more.',
    output: z.void(),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  readFeed: endpoint({
    method: 'GET',
    path: '/api/teacher/calendars/:token',
    access: 'public',
    answers: 'file',
    summary:
      'Due dates, lessons and meetings of a teacher as iCalendar (RFC 5545), for whoever knows the private address.',
    input: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: FileAnswer,
    errors: ['not_found'],
  }),
}
