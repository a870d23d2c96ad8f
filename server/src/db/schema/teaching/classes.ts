import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, deletedAt, id, instant, restorable } from '../columns.ts'
import { byNewest, isBetween, isOneOf } from '../constraints.ts'

export const ENROLLMENT_STATUSES = ['active', 'inactive', 'removed'] as const

/** What the student says to being in the class: in of their own will, asked by its teacher, said no, or went away. */
export const ENROLLMENT_CONSENTS = ['given', 'asked', 'declined', 'left'] as const

export type ClassMeeting = { day: string; from: string; to: string; place?: string }

export const classes = pgTable(
  'classes',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    /** The teacher's user. Students' work hangs on a class, so it is handed over before the account goes. */
    teacherId: integer('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    grade: integer('grade'),
    subject: text('subject'),
    academicYear: text('academic_year'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    schedule: jsonb('schedule').$type<ClassMeeting[]>().notNull().default([]),
    classCode: text('class_code').notNull().unique('classes_code'),
    isActive: boolean('is_active').notNull().default(true),
    /** Whether the code still lets students in. */
    isJoinOpen: boolean('is_join_open').notNull().default(true),
    ...restorable(),
  },
  (row) => [
    index('classes_of_teacher').on(row.teacherId, ...byNewest(row)),
    index('classes_deleted').on(row.deletedAt).where(isNotNull(row.deletedAt)),
    check('classes_grade_known', isBetween(row.grade, 1, 13)),
  ],
)

export const classEnrollments = pgTable(
  'class_enrollments',
  {
    id: id(),
    classId: belongsTo('class_id', () => classes.id),
    studentId: belongsTo('student_id', () => users.id),
    enrolledAt: instant('enrolled_at').notNull().defaultNow(),
    status: text('status', { enum: ENROLLMENT_STATUSES }).notNull().default('active'),
    consent: text('consent', { enum: ENROLLMENT_CONSENTS }).notNull().default('given'),
  },
  (enrollment) => [
    unique('class_enrollments_student').on(enrollment.classId, enrollment.studentId),
    index('class_enrollments_of_student').on(enrollment.studentId, enrollment.status),
    check('class_enrollments_status_known', isOneOf(enrollment.status, ENROLLMENT_STATUSES)),
    check('class_enrollments_consent_known', isOneOf(enrollment.consent, ENROLLMENT_CONSENTS)),
    // Whoever is in a class shows its teacher what they learn.
    check(
      'class_enrollments_active_agreed',
      sql`${enrollment.status} <> 'active' or ${enrollment.consent} = 'given'`,
    ),
  ],
)

/** A few students of a class who get work of their own. */
export const classGroups = pgTable(
  'class_groups',
  {
    id: id(),
    classId: belongsTo('class_id', () => classes.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (group) => [
    index('class_groups_of_class').on(group.classId, group.name),
    index('class_groups_deleted').on(group.deletedAt).where(isNotNull(group.deletedAt)),
  ],
)

export const classGroupMembers = pgTable(
  'class_group_members',
  {
    id: id(),
    groupId: belongsTo('group_id', () => classGroups.id),
    studentId: belongsTo('student_id', () => users.id),
  },
  (member) => [
    unique('class_group_members_key').on(member.groupId, member.studentId),
    index('class_group_members_of_student').on(member.studentId),
  ],
)
