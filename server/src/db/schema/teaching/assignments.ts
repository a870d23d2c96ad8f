import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, deletedAt, id, instant, restorable } from '../columns.ts'
import { byNewest, descending, isBetween, isOneOf } from '../constraints.ts'
import { lessons } from '../learning/lessons.ts'
import { quizzes } from '../learning/quizzes.ts'
import { classes, classGroups } from './classes.ts'
import { gradeCategories } from './gradebooks.ts'

export const ASSIGNMENT_STATUSES = ['draft', 'active', 'closed', 'archived'] as const
export const SUBMISSION_STATUSES = ['submitted', 'graded', 'returned'] as const

export const ASSIGNMENT_KINDS = ['lesson', 'quiz', 'practice', 'flashcards', 'task'] as const
/** Work after the due date: taken, taken with points off, or not taken. */
export const LATE_POLICIES = ['accept', 'deduct', 'refuse'] as const
/** Which attempt at a quiz counts. */
export const COUNTED_ATTEMPTS = ['best', 'first', 'latest', 'average'] as const
export const ASSIGNMENT_AUDIENCES = ['class', 'group', 'pupils'] as const

/** One line of a rubric: what is looked at, and the points that each level brings. */
export type Criterion = {
  id: string
  title: string
  levels: { title: string; points: number; description?: string }[]
}

/** By the criterion's id. */
export type RubricScores = Record<string, number>

export type DeckCard = { front: string; back: string }

export type Attachment = { name: string; url: string; mediaType?: string; sizeBytes?: number }

export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    instructions: text('instructions'),
    classId: belongsTo('class_id', () => classes.id),
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
    kind: text('kind', { enum: ASSIGNMENT_KINDS }).notNull().default('task'),
    /** Codes of the skills to practice. */
    skills: text('skills').array().notNull().default([]),
    /** Right answers of one's own wanted in each of the skills. */
    problemsWanted: integer('problems_wanted'),
    /** The cards as they were when they were given out. */
    deck: jsonb('deck').$type<DeckCard[]>().notNull().default([]),
    latePolicy: text('late_policy', { enum: LATE_POLICIES }).notNull().default('accept'),
    /** Percent of the points, for each day begun. */
    lateDeduction: integer('late_deduction').notNull().default(10),
    countedAttempt: text('counted_attempt', { enum: COUNTED_ATTEMPTS }).notNull().default('best'),
    audience: text('audience', { enum: ASSIGNMENT_AUDIENCES }).notNull().default('class'),
    groupId: integer('group_id').references(() => classGroups.id, { onDelete: 'set null' }),
    rubric: jsonb('rubric').$type<Criterion[]>().notNull().default([]),
    categoryId: integer('category_id').references(() => gradeCategories.id, { onDelete: 'set null' }),
    /** Its points are added, and what it could bring is not. */
    isExtraCredit: boolean('is_extra_credit').notNull().default(false),
    ...restorable(),
  },
  (assignment) => [
    index('assignments_of_class').on(assignment.classId, assignment.dueDate, assignment.id),
    index('assignments_of_teacher').on(assignment.teacherId, assignment.dueDate, assignment.id),
    index('assignments_newest').on(assignment.teacherId, ...byNewest(assignment)),
    index('assignments_of_lesson').on(assignment.lessonId),
    index('assignments_of_quiz').on(assignment.quizId),
    index('assignments_deleted').on(assignment.deletedAt).where(isNotNull(assignment.deletedAt)),
    index('assignments_of_group').on(assignment.groupId),
    index('assignments_of_category').on(assignment.categoryId),
    check('assignments_kind_known', isOneOf(assignment.kind, ASSIGNMENT_KINDS)),
    check('assignments_late_policy_known', isOneOf(assignment.latePolicy, LATE_POLICIES)),
    check('assignments_counted_attempt_known', isOneOf(assignment.countedAttempt, COUNTED_ATTEMPTS)),
    check('assignments_late_deduction_possible', isBetween(assignment.lateDeduction, 0, 100)),
    check('assignments_audience_known', isOneOf(assignment.audience, ASSIGNMENT_AUDIENCES)),
    check('assignments_status_known', isOneOf(assignment.status, ASSIGNMENT_STATUSES)),
    check('assignments_points_not_negative', sql`${assignment.points} >= 0`),
  ],
)

export const assignmentSubmissions = pgTable(
  'assignment_submissions',
  {
    id: id(),
    // A student's work is never lost with the assignment it answers.
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'restrict' }),
    studentId: belongsTo('student_id', () => users.id),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    content: text('content'),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    status: text('status', { enum: SUBMISSION_STATUSES }).notNull().default('submitted'),
    /** Points given, 0 to the assignment's points. */
    grade: real('grade'),
    feedback: text('feedback'),
    gradedBy: integer('graded_by').references(() => users.id, { onDelete: 'set null' }),
    gradedAt: instant('graded_at'),
    rubricScores: jsonb('rubric_scores').$type<RubricScores>().notNull().default({}),
    /** Points taken off for lateness, already out of the grade. */
    lateDeducted: real('late_deducted').notNull().default(0),
    /** Turned in and graded by what the student did in the product; a teacher's own grade ends that. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Quiz results that its score was chosen from; 0 for everything else. */
    attempts: integer('attempts').notNull().default(0),
    /** Rises with every change; who changes an older one is told so instead of overwriting it. */
    version: integer('version').notNull().default(1),
  },
  (submission) => [
    unique('assignment_submissions_student').on(submission.assignmentId, submission.studentId),
    index('assignment_submissions_of_student').on(submission.studentId, descending(submission.submittedAt)),
    index('assignment_submissions_graded_by').on(submission.gradedBy),
    check('assignment_submissions_status_known', isOneOf(submission.status, SUBMISSION_STATUSES)),
    check('assignment_submissions_grade_not_negative', sql`${submission.grade} >= 0`),
  ],
)

/** Who an assignment for single students is for. */
export const assignmentStudents = pgTable(
  'assignment_students',
  {
    id: id(),
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    studentId: belongsTo('student_id', () => users.id),
  },
  (row) => [
    unique('assignment_students_key').on(row.assignmentId, row.studentId),
    index('assignment_students_of_student').on(row.studentId),
  ],
)

/** Who need not do it. */
export const assignmentExcuses = pgTable(
  'assignment_excuses',
  {
    id: id(),
    assignmentId: belongsTo('assignment_id', () => assignments.id),
    studentId: belongsTo('student_id', () => users.id),
    createdAt: createdAt(),
  },
  (row) => [
    unique('assignment_excuses_key').on(row.assignmentId, row.studentId),
    index('assignment_excuses_of_student').on(row.studentId),
  ],
)

/** What a submission was before it was replaced or graded anew: nothing turned in or written about it is lost. */
export const submissionVersions = pgTable(
  'submission_versions',
  {
    id: id(),
    submissionId: belongsTo('submission_id', () => assignmentSubmissions.id),
    version: integer('version').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    content: text('content'),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    status: text('status', { enum: SUBMISSION_STATUSES }).notNull(),
    grade: real('grade'),
    feedback: text('feedback'),
    rubricScores: jsonb('rubric_scores').$type<RubricScores>().notNull().default({}),
    gradedBy: integer('graded_by').references(() => users.id, { onDelete: 'set null' }),
    gradedAt: instant('graded_at'),
    /** When it was replaced. */
    replacedAt: instant('replaced_at').notNull().defaultNow(),
  },
  (version) => [
    unique('submission_versions_number').on(version.submissionId, version.version),
    index('submission_versions_graded_by').on(version.gradedBy),
  ],
)

/** Sentences that a teacher writes under many submissions. */
export const feedbackComments = pgTable(
  'feedback_comments',
  {
    id: id(),
    teacherId: belongsTo('teacher_id', () => users.id),
    content: text('content').notNull(),
    uses: integer('uses').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (comment) => [
    index('feedback_comments_of_teacher').on(comment.teacherId, descending(comment.uses), comment.id),
    index('feedback_comments_deleted').on(comment.deletedAt).where(isNotNull(comment.deletedAt)),
  ],
)
