import { DAY_MS } from '#engines/days/durations.ts'
import type { ClassMeeting } from '../../db/schema/teaching/classes.ts'

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
