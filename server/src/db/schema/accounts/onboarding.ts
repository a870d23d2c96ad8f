import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  varchar,
} from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant, updatedAt } from '../columns.ts'
import { descending, isBetween } from '../constraints.ts'
import { users } from './users.ts'

export type QuestionResponse = {
  questionId: string
  answer?: unknown
  correct?: boolean | undefined
  timeSpentSeconds?: number | undefined
}

export type PathStep = { lessonId?: number; quizId?: number; title: string; skills?: string[] }

export const onboardingAssessments = pgTable(
  'onboarding_assessments',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    subject: varchar('subject', { length: 50 }).notNull(),
    proficiencyLevel: real('proficiency_level'),
    confidenceRating: integer('confidence_rating'),
    timeSpentSeconds: integer('time_spent_seconds'),
    questionResponses: jsonb('question_responses').$type<QuestionResponse[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (assessment) => [
    index('onboarding_assessments_of_user').on(
      assessment.userId,
      assessment.subject,
      descending(assessment.createdAt),
    ),
  ],
)

export const learningPreferences = pgTable('learning_preferences', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .unique('learning_preferences_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  visualPreference: real('visual_preference').notNull().default(0.5),
  auditoryPreference: real('auditory_preference').notNull().default(0.5),
  kinestheticPreference: real('kinesthetic_preference').notNull().default(0.5),
  preferredExplanationStyle: varchar('preferred_explanation_style', { length: 20 })
    .notNull()
    .default('balanced'),
  motivationFactors: jsonb('motivation_factors').$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const learningGoals = pgTable(
  'learning_goals',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    goalType: varchar('goal_type', { length: 50 }).notNull(),
    subject: varchar('subject', { length: 50 }),
    targetScore: real('target_score'),
    /** Where the learner stood when the goal was set: mastery does not begin at nothing. */
    startScore: real('start_score').notNull().default(0),
    targetDate: date('target_date'),
    priority: integer('priority').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (goal) => [index('learning_goals_of_user').on(goal.userId, goal.isActive, goal.priority)],
)

export const learningPaths = pgTable(
  'learning_paths',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    subject: varchar('subject', { length: 50 }).notNull(),
    difficultyLevel: text('difficulty_level'),
    estimatedDurationHours: real('estimated_duration_hours'),
    pathData: jsonb('path_data').$type<PathStep[]>().notNull().default([]),
    progressPercentage: real('progress_percentage').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (path) => [
    index('learning_paths_of_user').on(path.userId, path.isActive, path.subject),
    check('learning_paths_progress_is_percent', isBetween(path.progressPercentage, 0, 100)),
  ],
)

export const onboardingProgress = pgTable('onboarding_progress', {
  id: id(),
  userId: integer('user_id')
    .notNull()
    .unique('onboarding_progress_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  currentStep: text('current_step').notNull().default('welcome'),
  completedSteps: jsonb('completed_steps').$type<string[]>().notNull().default([]),
  stepData: jsonb('step_data').$type<Record<string, unknown>>().notNull().default({}),
  startedAt: instant('started_at').notNull().defaultNow(),
  completedAt: instant('completed_at'),
  isCompleted: boolean('is_completed').notNull().default(false),
  updatedAt: updatedAt(),
})
