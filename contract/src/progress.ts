import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Day, Id, Moment, SentMoment } from './fields.ts'

const LONGEST_SECONDS = 10_000_000
const Seconds = z.int().check(z.minimum(0), z.maximum(LONGEST_SECONDS))
/** Nobody reads on for longer than a day without leaving. */
const VisitSeconds = z.int().check(z.minimum(0), z.maximum(86_400))

export const ProgressRecord = z.object({
  userId: z.int(),
  lessonId: z.int(),
  completed: z.boolean(),
  /** Seconds. */
  timeSpent: z.int(),
  lastAccessed: Moment,
  /** Where the learner was reading: a heading, and how far below it in heights of the window. */
  readSection: z.nullable(z.string()),
  readOffset: z.nullable(z.number()),
})
export type ProgressRecord = z.output<typeof ProgressRecord>

const EarnedNow = z.array(z.object({ id: z.int(), name: z.string(), icon: z.string() }))

export const ProgressMetric = z.object({
  subjectId: z.int(),
  subjectName: z.string(),
  subjectIcon: z.nullable(z.string()),
  /** Percent of the grade's skills in the subject that are held, 0 to 100; 0 while it is not begun. */
  masteryLevel: z.int(),
  /** Whether a lesson was opened, a quiz taken or a question answered. */
  isBegun: z.boolean(),
  skillsHeld: z.int(),
  skills: z.int(),
  trend: z.enum(['up', 'down', 'stable']),
  streakDays: z.int(),
  /** Minutes. */
  timeSpent: z.int(),
  completedLessons: z.int(),
  totalLessons: z.int(),
  strengthAreas: z.array(z.string()),
  improvementAreas: z.array(z.string()),
})
export type ProgressMetric = z.output<typeof ProgressMetric>

/** A learner's own figures over everything; `engines/src/record/SPEC.md` says what each means. */
export const LearnerRecord = z.object({
  minutes: z.int(),
  lessonsCompleted: z.int(),
  problemsTried: z.int(),
  problemsSolved: z.int(),
  /** Percent; null without a result that is evidence. */
  quizAverage: z.nullable(z.int()),
  streakDays: z.int(),
  longestStreakDays: z.int(),
  /** Percent of the grade's skills that are held, over the subjects that were begun; null before. */
  averageShare: z.nullable(z.int()),
})
export type LearnerRecord = z.output<typeof LearnerRecord>

export const LearningInsight = z.object({
  id: z.string(),
  type: z.enum(['achievement', 'recommendation', 'motivation', 'other']),
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  actionable: z.boolean(),
  /** Minutes. */
  estimatedTime: z.int(),
  /** Where Take Action leads. */
  action: z.nullable(z.string()),
  /** The same insight without words, for screens in other languages. */
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type LearningInsight = z.output<typeof LearningInsight>

export const GOAL_TYPES = ['mastery', 'lessons', 'study_time'] as const

export const LearningGoal = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Percent. */
  progress: z.int(),
  isOnTrack: z.boolean(),
  targetDate: z.nullable(Day),
  /** The first day that counts. */
  startDay: Day,
  goalType: z.string(),
  subject: z.nullable(z.string()),
  targetScore: z.nullable(z.number()),
  priority: z.int(),
  /** Percent of mastery, lessons or minutes reached so far. */
  value: z.number(),
  /** What is left, spread over the weeks up to the target date; null without one, after it, or when all is reached. */
  neededPerWeek: z.nullable(z.number()),
  /** When it is reached at the pace so far; null while there is no pace to go by. */
  projectedDay: z.nullable(Day),
})
export type LearningGoal = z.output<typeof LearningGoal>

export const MOST_OF_A_GOAL = 100_000

const goalFields = {
  goalType: z.enum(GOAL_TYPES),
  subject: z.nullable(z.string().check(z.maxLength(50))),
  /** Percent of mastery, number of lessons, or minutes. */
  targetScore: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_GOAL)),
  targetDate: Day,
}

/** 1 stands first in the list. */
const Priority = z.int().check(z.minimum(1), z.maximum(5))

export const ActivityDay = z.object({
  day: Day,
  /** Lessons, quizzes and problems together. */
  events: z.int(),
  minutes: z.int(),
})
export type ActivityDay = z.output<typeof ActivityDay>

export const progress = {
  records: endpoint({
    method: 'GET',
    path: '/api/users/:id/progress',
    access: 'selfOrStaff',
    summary: "The user's progress records, one per lesson opened, newest first.",
    input: z.object({ id: Id }),
    output: z.array(ProgressRecord),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/users/:id/progress',
    access: 'self',
    summary:
      'Notes that a lesson was started, read on or completed. Never takes back completion or time. With a visit, its seconds are added to what is there; without one, the larger time stands.',
    input: z.object({
      id: Id,
      userId: z.optional(Id),
      lessonId: Id,
      completed: z._default(z.boolean(), false),
      timeSpent: z._default(Seconds, 0),
      lastAccessed: z.optional(SentMoment),
      visit: z.optional(
        z.object({ id: z.string().check(z.minLength(8), z.maxLength(60)), seconds: VisitSeconds }),
      ),
      readSection: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      readOffset: z.optional(z.nullable(z.number().check(z.minimum(-1000), z.maximum(1000)))),
    }),
    output: z.extend(ProgressRecord, { newBadges: EarnedNow }),
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'not_allowed'],
    offline: 'outbox',
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/users/:userId/progress-metrics',
    access: 'selfOrStaff',
    summary: 'Share of the skills held, time, streak, strengths and gaps per subject.',
    input: z.object({ userId: Id }),
    output: z.array(ProgressMetric),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  record: endpoint({
    method: 'GET',
    path: '/api/users/:userId/record',
    access: 'selfOrStaff',
    summary:
      'Study time, lessons, problems, quiz average, streaks and share of the skills held, over everything.',
    input: z.object({ userId: Id }),
    output: LearnerRecord,
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  insights: endpoint({
    method: 'GET',
    path: '/api/users/:userId/learning-insights',
    access: 'selfOrStaff',
    summary: 'What the records say, each insight with its evidence; none without data.',
    input: z.object({ userId: Id }),
    output: z.array(LearningInsight),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  goals: endpoint({
    method: 'GET',
    path: '/api/users/:userId/learning-goals',
    access: 'selfOrStaff',
    summary: "The user's goals with their progress.",
    input: z.object({ userId: Id }),
    output: z.array(LearningGoal),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  addGoal: endpoint({
    method: 'POST',
    path: '/api/users/:userId/learning-goals',
    access: 'self',
    summary: 'Sets a goal.',
    input: z.object({ userId: Id, ...goalFields, priority: z._default(Priority, 1) }),
    output: LearningGoal,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  adjustGoal: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/learning-goals/:goalId',
    access: 'self',
    person: 'userId',
    summary:
      'Adjusts a goal, or closes it with isActive false. What it counts stays: another subject or kind is another goal.',
    input: z.object({
      userId: Id,
      goalId: Id,
      targetScore: z.optional(goalFields.targetScore),
      targetDate: z.optional(goalFields.targetDate),
      priority: z.optional(Priority),
      isActive: z.optional(z.boolean()),
    }),
    output: LearningGoal,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/users/:userId/activity',
    access: 'selfOrStaff',
    summary: 'The days with learning of the last year, for the heat map.',
    input: z.object({ userId: Id }),
    output: z.array(ActivityDay),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
}
