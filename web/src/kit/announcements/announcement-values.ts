import type { Attachment } from '#contract/classroom/work.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Announcement, announcements } from '#contract/teaching/announcements.ts'
import { clockIn, momentIn } from '#engines/days/index.ts'
import type { Priority } from './priority-badge.tsx'

/** What stands in the dialog. */
export type AnnouncementValues = {
  title: string
  content: string
  /** Null: all classes. */
  classId: number | null
  priority: Priority
  /** By the clock of the teacher's profile, as its field has it: '2026-03-01T17:00'; empty for never. */
  expires: string
  attachments: Attachment[]
}

export function toValues(
  announcement: Announcement | null,
  classId: number | null,
  timeZone: string,
): AnnouncementValues {
  if (!announcement)
    return { title: '', content: '', classId, priority: 'normal', expires: '', attachments: [] }
  const { title, content, priority, attachments, expiresAt } = announcement
  return {
    title,
    content,
    classId: announcement.classId,
    priority,
    attachments,
    expires: expiresAt === null ? '' : clockIn(timeZone, new Date(expiresAt)),
  }
}

export function toSent(
  { expires, ...values }: AnnouncementValues,
  timeZone: string,
): InputOf<typeof announcements.create> {
  const [day, time] = expires.split('T')
  return {
    ...values,
    expiresAt: day && time ? momentIn(timeZone, day, time.slice(0, 5)).toISOString() : null,
  }
}

export const listMissing = ({ title, content }: AnnouncementValues): ('title' | 'content')[] => [
  ...(title.trim() === '' ? (['title'] as const) : []),
  ...(content.trim() === '' ? (['content'] as const) : []),
]
