import { isNull } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '../columns.ts'
import { isBetween, isOneOf } from '../constraints.ts'
import { subjects } from './subjects.ts'

export const AUDIENCES = ['school', 'college', 'professional'] as const

/** What stands in a lesson's front matter besides the columns, and the headings of its text. */
export type LessonOutline = {
  objectives: string[]
  vocabulary: Record<string, string>
  skills: string[]
  /** Keys of lessons. */
  prerequisites: string[]
  standards: string[]
  sections: { id: string; title: string }[]
}

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
    /** The id in the curriculum's files, which never changes; empty for lessons that were written in the product. */
    key: text('key').unique('lessons_key'),
    audience: text('audience', { enum: AUDIENCES }).notNull().default('school'),
    /** First and last grade the lesson is offered to; empty means its own grade. */
    gradeFrom: integer('grade_from'),
    gradeTo: integer('grade_to'),
    course: text('course'),
    unit: text('unit'),
    /** Place within the course, from 0. */
    position: integer('position').notNull().default(0),
    /** English has two: Reading and Writing. */
    strand: text('strand'),
    outline: jsonb('outline').$type<LessonOutline>(),
    /** Of the files the row was made from; another one means that they have changed. */
    sourceHash: text('source_hash'),
    /** Set when the curriculum no longer has the lesson; what learners did with it stays. */
    retiredAt: instant('retired_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (lesson) => [
    index('lessons_changed').on(lesson.updatedAt),
    index('lessons_of_subject').on(lesson.subjectId, lesson.grade),
    index('lessons_of_grade').on(lesson.grade, lesson.subjectId),
    index('lessons_of_course')
      .on(lesson.subjectId, lesson.course, lesson.position)
      .where(isNull(lesson.retiredAt)),
    check('lessons_audience_known', isOneOf(lesson.audience, AUDIENCES)),
    check('lessons_grade_known', isBetween(lesson.grade, 1, 13)),
    check('lessons_difficulty_known', isBetween(lesson.difficulty, 1, 5)),
  ],
)
