import { isNotNull, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant, restorable } from '../columns.ts'
import { byNewest, descending, isOneOf } from '../constraints.ts'

export const PLAN_TYPES = ['curriculum_sequence', 'adaptive_strategy', 'learning_path'] as const
export const PLAN_STEP_TYPES = ['lesson', 'assessment', 'practice', 'review'] as const
export const PLAN_STATUSES = ['created', 'active', 'executing', 'completed'] as const
export const EXECUTION_STATUSES = ['running', 'completed', 'cancelled'] as const

export type PlanStep = {
  id: string
  title: string
  type: (typeof PLAN_STEP_TYPES)[number]
  /** Minutes. */
  estimatedDuration: number
  why: string
  /** Where in the product the step is done. */
  link: string
  /** The day it is meant for, 'YYYY-MM-DD'. */
  day: string
  /** Days and minutes; plans from before sittings have the one of `day`. */
  sittings?: { day: string; minutes: number }[]
  /** Ids of the steps that it needs. */
  after?: string[]
  restDays?: number
  /** What of the plan it belongs to. */
  part?: string | null
}

export type PlanContext = {
  subject: string
  gradeLevel?: number
  currentSkillLevel: string
  learningGoals: string[]
  preferences?: { learningStyle?: string; pace?: string }
  /** The day by which it should be done. */
  targetDate?: string
  /** For this plan alone; the learner's own setting unless said. */
  minutesADay?: number
  /** Parts that were left out; their steps are kept, so that they can be taken up again. */
  dropped?: string[]
}

/** By step id. */
export type StepStates = Record<string, { completedAt: string | null }>

export const learningPlans = pgTable(
  'learning_plans',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    type: text('type', { enum: PLAN_TYPES }).notNull(),
    title: text('title').notNull(),
    description: text('description'),
    /** Minutes. */
    estimatedDuration: integer('estimated_duration'),
    steps: jsonb('steps').$type<PlanStep[]>().notNull().default([]),
    context: jsonb('context').$type<PlanContext>().notNull(),
    status: text('status', { enum: PLAN_STATUSES }).notNull().default('created'),
    ...restorable(),
  },
  (plan) => [
    index('learning_plans_newest').on(plan.userId, ...byNewest(plan)),
    index('learning_plans_deleted').on(plan.deletedAt).where(isNotNull(plan.deletedAt)),
    check('learning_plans_type_known', isOneOf(plan.type, PLAN_TYPES)),
    check('learning_plans_status_known', isOneOf(plan.status, PLAN_STATUSES)),
  ],
)

export const planExecutions = pgTable(
  'plan_executions',
  {
    id: id(),
    planId: belongsTo('plan_id', () => learningPlans.id),
    userId: belongsTo('user_id', () => users.id),
    status: text('status', { enum: EXECUTION_STATUSES }).notNull().default('running'),
    /** Position of the step to do next, counted from 0. */
    currentStep: integer('current_step').notNull().default(0),
    startedAt: instant('started_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
    stepStates: jsonb('step_states').$type<StepStates>().notNull().default({}),
  },
  (execution) => [
    index('plan_executions_of_plan').on(execution.planId, descending(execution.startedAt)),
    index('plan_executions_of_user').on(execution.userId, execution.status),
    // Two presses of Execute at once must find the same running execution.
    uniqueIndex('plan_executions_running').on(execution.planId).where(sql`${execution.status} = 'running'`),
    check('plan_executions_status_known', isOneOf(execution.status, EXECUTION_STATUSES)),
  ],
)

/** What a calendar program may read: the days of one's plans, or those of the classes that one teaches. */
export const CALENDAR_KINDS = ['plans', 'classes'] as const

/** The private address at which a person's own calendar program reads. One of each kind for each person. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: CALENDAR_KINDS }).notNull().default('plans'),
    /** SHA-256 of the secret part of the address in hexadecimal: a stolen table opens no calendar. */
    tokenHash: text('token_hash').notNull().unique('calendar_feeds_token_hash'),
    createdAt: createdAt(),
  },
  (feed) => [
    unique('calendar_feeds_user').on(feed.userId, feed.kind),
    check('calendar_feeds_kind_known', isOneOf(feed.kind, CALENDAR_KINDS)),
  ],
)
