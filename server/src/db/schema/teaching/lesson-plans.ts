import { isNotNull } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, restorable } from '../columns.ts'
import { byNewest, isBetween, isOneOf } from '../constraints.ts'
import { classes } from './classes.ts'

export const LESSON_PLAN_STATUSES = ['draft', 'published', 'completed', 'archived'] as const

/** A lesson or quiz of the curriculum that the plan uses. */
export type PlannedMaterial = { type: 'lesson' | 'quiz'; id: number }

export const lessonPlans = pgTable(
  'lesson_plans',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    teacherId: belongsTo('teacher_id', () => users.id),
    classId: integer('class_id').references(() => classes.id, { onDelete: 'set null' }),
    subject: text('subject'),
    grade: integer('grade'),
    objectives: text('objectives').array().notNull().default([]),
    materials: text('materials').array().notNull().default([]),
    procedure: text('procedure'),
    assessment: text('assessment'),
    notes: text('notes'),
    /** Codes of the standards that it serves. */
    standards: text('standards').array().notNull().default([]),
    attached: jsonb('attached').$type<PlannedMaterial[]>().notNull().default([]),
    status: text('status', { enum: LESSON_PLAN_STATUSES }).notNull().default('draft'),
    /** Minutes. */
    duration: integer('duration'),
    lessonDate: date('lesson_date'),
    ...restorable(),
  },
  (plan) => [
    index('lesson_plans_newest').on(plan.teacherId, ...byNewest(plan)),
    index('lesson_plans_calendar').on(plan.teacherId, plan.lessonDate),
    index('lesson_plans_of_class').on(plan.classId),
    index('lesson_plans_deleted').on(plan.deletedAt).where(isNotNull(plan.deletedAt)),
    check('lesson_plans_status_known', isOneOf(plan.status, LESSON_PLAN_STATUSES)),
    check('lesson_plans_grade_known', isBetween(plan.grade, 1, 13)),
  ],
)
