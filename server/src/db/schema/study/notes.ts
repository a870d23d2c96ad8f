import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, deletedAt, id, updatedAt } from '../columns.ts'
import { lessons } from '../learning/lessons.ts'

export const userNotes = pgTable(
  'user_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** What was typed before a summary replaced it. */
    originalContent: text('original_content'),
    source: text('source').notNull().default('manual'),
    sourceUrl: text('source_url'),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    tags: text('tags').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (note) => [
    index('user_notes_newest').on(
      note.userId,
      note.createdAt.desc().nullsFirst(),
      note.id.desc().nullsFirst(),
    ),
    index('user_notes_of_lesson').on(note.lessonId),
    index('user_notes_deleted').on(note.deletedAt).where(sql`${note.deletedAt} is not null`),
  ],
)
