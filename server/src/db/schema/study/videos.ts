import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { id, instant, restorable } from '../columns.ts'
import { byNewest, descending, isBetween, isOneOf } from '../constraints.ts'
import { lessons } from '../learning/lessons.ts'
import { tsvector, wordsOf } from '../search.ts'

export const VIDEO_PLATFORMS = ['youtube', 'vimeo', 'unknown'] as const

export const videoContent = pgTable(
  'video_content',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    url: text('url').notNull(),
    platform: text('platform', { enum: VIDEO_PLATFORMS }).notNull(),
    videoId: text('video_id'),
    transcript: text('transcript'),
    /** Seconds. */
    duration: integer('duration'),
    thumbnailUrl: text('thumbnail_url'),
    subject: text('subject'),
    grade: integer('grade'),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    /** Everybody sees it. */
    isShared: boolean('is_shared').notNull().default(true),
    /** Whoever added it gave it to the students of all their own classes. */
    isForClasses: boolean('is_for_classes').notNull().default(false),
    /** Since when a teacher has been asking for it to be shared with everybody. */
    sharingAskedAt: instant('sharing_asked_at'),
    words: tsvector('words').generatedAlwaysAs(
      wordsOf([
        ['title', 'A'],
        ['subject', 'B'],
        ['description', 'C'],
        // A vector holds a megabyte at most; this is some three hours of speech.
        ['left(transcript, 200000)', 'D'],
      ]),
    ),
    /** Nobody: it came with the product, or its account is gone. */
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    ...restorable(),
  },
  (video) => [
    index('video_content_newest')
      .on(...byNewest(video))
      .where(sql`${video.isShared} and ${video.deletedAt} is null`),
    index('video_content_asked')
      .on(descending(video.sharingAskedAt), descending(video.id))
      .where(sql`${video.sharingAskedAt} is not null and ${video.deletedAt} is null`),
    index('video_content_words').using('gin', video.words),
    index('video_content_of_user').on(video.addedBy, ...byNewest(video)),
    index('video_content_of_lesson').on(video.lessonId),
    index('video_content_deleted_by').on(video.deletedBy),
    index('video_content_deleted')
      .on(descending(video.deletedAt), descending(video.id))
      .where(isNotNull(video.deletedAt)),
    check('video_content_platform_known', isOneOf(video.platform, VIDEO_PLATFORMS)),
    check('video_content_grade_known', isBetween(video.grade, 1, 13)),
  ],
)
