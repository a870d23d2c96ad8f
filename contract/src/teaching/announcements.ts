import * as z from 'zod/mini'
import { ANNOUNCEMENT_PRIORITIES } from '../classroom/my-announcements.ts'
import { Attachment } from '../classroom/work.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, SentMoment } from '../fields.ts'
import { FILL_IN, LONGEST_TITLE, requireContent, requireText } from '../study/fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from '../study/listing.ts'

export const ANNOUNCEMENTS_PER_PAGE = 30
export const LONGEST_ANNOUNCEMENT = 10_000
export const MOST_ANNOUNCED = 10

/** As its teacher sees it. */
export const Announcement = z.object({
  id: z.int(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  /** Null: for all classes of the teacher, those of the future as well. */
  classId: z.nullable(z.int()),
  className: z.nullable(z.string()),
  expiresAt: z.nullable(Moment),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES),
  attachments: z.array(Attachment),
  createdAt: Moment,
  updatedAt: Moment,
  /** How many students have opened it, of how many it is for now; never who. */
  readBy: z.int(),
  recipients: z.int(),
})
export type Announcement = z.output<typeof Announcement>

const Title = requireText(FILL_IN, LONGEST_TITLE)
const Content = requireContent(FILL_IN, LONGEST_ANNOUNCEMENT)
const Fields = {
  classId: z.optional(z.nullable(Id)),
  expiresAt: z.optional(z.nullable(SentMoment)),
  priority: z.optional(z.enum(ANNOUNCEMENT_PRIORITIES)),
  attachments: z.optional(z.array(Attachment).check(z.maxLength(MOST_ANNOUNCED))),
}
const MISSING = ['not_signed_in', 'not_allowed', 'not_found'] as const

export const announcements = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/announcements',
    access: 'teacher',
    summary: `The caller's own announcements, ${sayPaged(ANNOUNCEMENTS_PER_PAGE)}; of one class together with those for all classes.`,
    input: z.object({ classId: z.optional(Id), ...Paged }),
    output: z.array(Announcement),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/teacher/announcements',
    access: 'ownerTeacher',
    summary:
      'Announces something to a class of the caller, or without one to all of their classes. Open pages show it at once; high and urgent ones are also notified.',
    input: z.object({ title: Title, content: Content, ...Fields }),
    output: Announcement,
    status: 201,
    errors: [...MISSING, 'conflict', 'invalid_input'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/teacher/announcements/:id',
    access: 'ownerTeacher',
    summary: 'Changes an announcement of the caller; fields that are not sent stay unchanged.',
    input: z.object({ id: Id, title: z.optional(Title), content: z.optional(Content), ...Fields }),
    output: Announcement,
    errors: [...MISSING, 'invalid_input'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/teacher/announcements/:id',
    access: 'ownerTeacher',
    summary:
      'Deletes an announcement of the caller, also on the pages of students; it can be restored for 30 days.',
    errors: MISSING,
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/teacher/announcements/:id/restore',
    access: 'ownerTeacher',
    summary: 'Restores an announcement of the caller that was deleted.',
    output: Announcement,
    errors: MISSING,
  }),
}
