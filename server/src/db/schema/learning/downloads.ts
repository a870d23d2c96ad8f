import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { isBetween, isOneOf } from '../constraints.ts'
import { lessons } from './lessons.ts'

export const DOWNLOAD_STATUSES = ['in_progress', 'paused', 'completed'] as const

export const downloadedContent = pgTable(
  'downloaded_content',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    lessonId: belongsTo('lesson_id', () => lessons.id),
    downloadedAt: instant('downloaded_at').notNull().defaultNow(),
    status: text('status', { enum: DOWNLOAD_STATUSES }).notNull(),
    progress: integer('progress').notNull().default(0),
  },
  (download) => [
    unique('downloaded_content_lesson').on(download.userId, download.lessonId),
    index('downloaded_content_of_lesson').on(download.lessonId),
    check('downloaded_content_status_known', isOneOf(download.status, DOWNLOAD_STATUSES)),
    check('downloaded_content_progress_is_percent', isBetween(download.progress, 0, 100)),
  ],
)
