import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { Paged, sayPaged } from '../study/listing.ts'
import { Attachment } from './work.ts'

export const ANNOUNCEMENT_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const MY_ANNOUNCEMENTS_PER_PAGE = 20

/** As a student sees it. */
export const MyAnnouncement = z.object({
  id: z.int(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  /** Null where it is for all classes of the teacher. */
  className: z.nullable(z.string()),
  teacherName: z.string(),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES),
  attachments: z.array(Attachment),
  expiresAt: z.nullable(Moment),
  createdAt: Moment,
  isRead: z.boolean(),
})
export type MyAnnouncement = z.output<typeof MyAnnouncement>

export const myAnnouncements = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/announcements',
    access: 'self',
    summary: `What teachers announced to the caller's classes and has not expired, ${sayPaged(MY_ANNOUNCEMENTS_PER_PAGE)}.`,
    input: z.object({ id: Id, ...Paged }),
    output: z.array(MyAnnouncement),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/announcements/:id/read',
    access: 'classMember',
    status: 204,
    summary: 'Notes that a student of the class has read it; the teacher sees the number alone.',
    input: z.object({ id: Id }),
    output: z.void(),
    errors: ['not_signed_in', 'not_found'],
  }),
}
