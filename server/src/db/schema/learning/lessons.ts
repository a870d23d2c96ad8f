import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, isBetween, updatedAt } from '../columns.ts'
import { subjects } from './subjects.ts'

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** HTML. */
    content: text('content').notNull(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'restrict' }),
    grade: integer('grade').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    difficulty: integer('difficulty').notNull(),
    /** Kilobytes of 1000 bytes. */
    downloadSize: integer('download_size'),
    downloadUrl: text('download_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (lesson) => [
    index('lessons_of_subject').on(lesson.subjectId, lesson.grade),
    index('lessons_of_grade').on(lesson.grade, lesson.subjectId),
    check('lessons_grade_known', isBetween(lesson.grade, 1, 13)),
    check('lessons_difficulty_known', isBetween(lesson.difficulty, 1, 5)),
  ],
)
