import { isNotNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, restorable } from '../columns.ts'
import { byNewest } from '../constraints.ts'
import { lessons } from '../learning/lessons.ts'
import { tsvector, wordsOf } from '../search.ts'
import { videoContent } from './videos.ts'

export const userNotes = pgTable(
  'user_notes',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** What was typed before a summary replaced it. */
    originalContent: text('original_content'),
    source: text('source').notNull().default('manual'),
    sourceUrl: text('source_url'),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    /** The id of the lesson's section that the passage stands in. */
    lessonSection: text('lesson_section'),
    /** The passage that was selected when the note was made. */
    quote: text('quote'),
    videoContentId: integer('video_content_id').references(() => videoContent.id, { onDelete: 'set null' }),
    /** The moment of the video that the note is about. */
    videoSeconds: integer('video_seconds'),
    tags: text('tags').array().notNull().default([]),
    /** `join_words` is made by the migration: PostgreSQL has no immutable way to join a list. */
    words: tsvector('words').generatedAlwaysAs(
      wordsOf([
        ['title', 'A'],
        ['join_words(tags)', 'B'],
        ['content', 'C'],
        ['quote', 'D'],
      ]),
    ),
    ...restorable(),
  },
  (note) => [
    index('user_notes_newest').on(note.userId, ...byNewest(note)),
    index('user_notes_changed').on(note.updatedAt),
    index('user_notes_of_lesson').on(note.lessonId),
    index('user_notes_of_video').on(note.videoContentId, note.userId, note.videoSeconds),
    index('user_notes_words').using('gin', note.words),
    index('user_notes_deleted').on(note.deletedAt).where(isNotNull(note.deletedAt)),
    check('user_notes_video_seconds_known', sql`${note.videoSeconds} >= 0`),
  ],
)
