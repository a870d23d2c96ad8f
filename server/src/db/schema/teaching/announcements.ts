import { isNotNull } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant, restorable } from '../columns.ts'
import { byNewest, isOneOf } from '../constraints.ts'
import type { Attachment } from './assignments.ts'
import { classes } from './classes.ts'

export const ANNOUNCEMENT_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    teacherId: belongsTo('teacher_id', () => users.id),
    classId: integer('class_id').references(() => classes.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at'),
    priority: text('priority', { enum: ANNOUNCEMENT_PRIORITIES }).notNull().default('normal'),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    ...restorable(),
  },
  (announcement) => [
    index('announcements_newest').on(announcement.teacherId, ...byNewest(announcement)),
    index('announcements_of_class').on(announcement.classId, ...byNewest(announcement)),
    index('announcements_deleted').on(announcement.deletedAt).where(isNotNull(announcement.deletedAt)),
    check('announcements_priority_known', isOneOf(announcement.priority, ANNOUNCEMENT_PRIORITIES)),
  ],
)

export const announcementReads = pgTable(
  'announcement_reads',
  {
    id: id(),
    announcementId: belongsTo('announcement_id', () => announcements.id),
    userId: belongsTo('user_id', () => users.id),
    readAt: instant('read_at').notNull().defaultNow(),
  },
  (row) => [
    unique('announcement_reads_key').on(row.announcementId, row.userId),
    index('announcement_reads_of_user').on(row.userId),
  ],
)
