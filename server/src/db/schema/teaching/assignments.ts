import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, deletedAt, id, instant, isOneOf, updatedAt } from '../columns.ts'
import { lessons } from '../learning/lessons.ts'
import { quizzes } from '../learning/quizzes.ts'
import { classes } from './classes.ts'

export const ASSIGNMENT_STATUSES = ['draft', 'active', 'closed', 'archived'] as const
export const SUBMISSION_STATUSES = ['submitted', 'graded', 'returned'] as const

export type Attachment = { name: string; url: string; mediaType?: string; sizeBytes?: number }

export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    instructions: text('instructions'),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: integer('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    quizId: integer('quiz_id').references(() => quizzes.id, { onDelete: 'set null' }),
    dueDate: instant('due_date'),
    assignedDate: instant('assigned_date').notNull().defaultNow(),
    points: integer('points').notNull().default(100),
    status: text('status', { enum: ASSIGNMENT_STATUSES }).notNull().default('active'),
    resources: jsonb('resources').$type<Attachment[]>().notNull().default([]),
    requirements: text('requirements').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (assignment) => [
    index('assignments_of_class').on(assignment.classId, assignment.dueDate, assignment.id),
    index('assignments_of_teacher').on(assignment.teacherId, assignment.dueDate, assignment.id),
    index('assignments_newest').on(
      assignment.teacherId,
      assignment.createdAt.desc().nullsFirst(),
      assignment.id.desc().nullsFirst(),
    ),
    index('assignments_of_lesson').on(assignment.lessonId),
    index('assignments_of_quiz').on(assignment.quizId),
    index('assignments_deleted').on(assignment.deletedAt).where(sql`${assignment.deletedAt} is not null`),
    check('assignments_status_known', isOneOf(assignment.status, ASSIGNMENT_STATUSES)),
    check('assignments_points_not_negative', sql`${assignment.points} >= 0`),
  ],
)

export const assignmentSubmissions = pgTable(
  'assignment_submissions',
  {
    id: id(),
    // A pupil's work is never lost with the assignment it answers.
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'restrict' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    content: text('content'),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    status: text('status', { enum: SUBMISSION_STATUSES }).notNull().default('submitted'),
    /** Points given, 0 to the assignment's points. */
    grade: real('grade'),
    feedback: text('feedback'),
    gradedBy: integer('graded_by').references(() => users.id, { onDelete: 'set null' }),
    gradedAt: instant('graded_at'),
  },
  (submission) => [
    unique('assignment_submissions_student').on(submission.assignmentId, submission.studentId),
    index('assignment_submissions_of_student').on(
      submission.studentId,
      submission.submittedAt.desc().nullsFirst(),
    ),
    index('assignment_submissions_graded_by').on(submission.gradedBy),
    check('assignment_submissions_status_known', isOneOf(submission.status, SUBMISSION_STATUSES)),
    check('assignment_submissions_grade_not_negative', sql`${submission.grade} >= 0`),
  ],
)
