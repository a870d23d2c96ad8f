import * as z from 'zod/mini'
import { MOST_MINUTES_A_DAY } from '#engines/planning/index.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment, NothingSent } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { AiEngine, AiFallback } from './ai-engine.ts'
import { ChatSession } from './chat.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from './listing.ts'
import { Context, Goals, Level, PLAN_TYPES, SKILL_LEVELS, Subject } from './plan-form.ts'

export const STEP_TYPES = ['lesson', 'assessment', 'practice', 'review'] as const
export const PLANS_PER_PAGE = 20
const LEAST_MINUTES_A_DAY = 5
const MOST_PARTS = 200

export const PlanStep = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(STEP_TYPES),
  /** Minutes. */
  estimatedDuration: z.int(),
  /** Why the step stands there. */
  why: z.string(),
  /** A path within the product: a lesson, a quiz or practice. */
  link: z.string(),
  /** The day it is meant for as things stand: what was missed has moved on. */
  day: Day,
  /** The days and their minutes; more than one only where a step is longer than the minutes of a day. */
  sittings: z.array(z.object({ day: Day, minutes: z.int() })),
  /** The day it had been planned for, where it had to move. */
  movedFrom: z.nullable(Day),
  /** Ids of the steps that must come before. */
  after: z.array(z.string()),
  /** What of the plan it belongs to and can be left out with; null when it only leads to other parts. */
  part: z.nullable(z.string()),
})
export type PlanStep = z.output<typeof PlanStep>

export const LearningPlan = z.object({
  id: z.int(),
  userId: z.int(),
  type: z.enum(PLAN_TYPES),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Minutes. */
  estimatedDuration: z.nullable(z.int()),
  steps: z.array(PlanStep),
  context: z.object({
    subject: z.string(),
    gradeLevel: z.optional(z.int()),
    currentSkillLevel: z.string(),
    learningGoals: z.array(z.string()),
    preferences: z.optional(
      z.object({ learningStyle: z.optional(z.string()), pace: z.optional(z.string()) }),
    ),
    targetDate: z.optional(Day),
    /** Of this plan alone; the learner's own setting unless said. */
    minutesADay: z.optional(z.int()),
    /** Parts that were left out. */
    dropped: z.optional(z.array(z.string())),
  }),
  /** The newest plan is the active one until it is executed or another one is made. */
  status: z.enum(['created', 'active', 'executing', 'completed']),
  createdAt: Moment,
  updatedAt: Moment,
})
export type LearningPlan = z.output<typeof LearningPlan>

export const PlanExecution = z.object({
  id: z.int(),
  planId: z.int(),
  status: z.enum(['running', 'completed', 'cancelled']),
  /** Place of the first step that is not done, counted from 0; the number of steps when all are. */
  currentStep: z.int(),
  startedAt: Moment,
  /** When it ended, whichever way; null also where only the days of its steps are known. */
  completedAt: z.nullable(Moment),
  /** Ids of the steps that are done, in the order of the plan. */
  completedSteps: z.array(z.string()),
})
export type PlanExecution = z.output<typeof PlanExecution>

/** Why a plan cannot be done by its day, in figures, and what would help. */
const Misfit = z.object({
  targetDate: Day,
  neededMinutes: z.int(),
  availableMinutes: z.int(),
  studyDays: z.int(),
  minutesADay: z.int(),
  /** When the last step would be done. */
  lastDay: Day,
  /** Parts that may be left out, what is enough first. */
  drops: z.array(z.object({ part: z.string(), minutes: z.int(), isEnough: z.boolean() })),
  enoughMinutesADay: z.nullable(z.int()),
  /** Planning the days anew, closer together, is enough. */
  isLaidAnewEnough: z.boolean(),
})

/** A plan with its latest execution, as it stands today. */
export const PlanState = z.object({
  plan: LearningPlan,
  execution: z.nullable(PlanExecution),
  /** The steps that are done: `happened` is read off what was learned, `ticked` was said by hand. */
  done: z.array(z.object({ stepId: z.string(), day: Day, how: z.enum(['happened', 'ticked']) })),
  /** What days have room: with it the same rules say in the browser where a step may be moved. */
  calendar: z.object({
    today: Day,
    minutesADay: z.int(),
    pauses: z.array(z.object({ firstDay: Day, lastDay: Day })),
    /** Minutes that other running plans take, by day. */
    busy: z.record(Day, z.int()),
  }),
  misfit: z.nullable(Misfit),
})
export type PlanState = z.output<typeof PlanState>

export const PlanSummary = z.object({
  id: z.int(),
  type: z.enum(PLAN_TYPES),
  title: z.string(),
  status: z.enum(['created', 'active', 'executing', 'completed']),
  createdAt: Moment,
})
export type PlanSummary = z.output<typeof PlanSummary>

const CalendarFeed = z.object({ createdAt: Moment })

export const Recommendation = z.object({
  /** Of the kind and the thing: "lesson-12". */
  id: z.string(),
  title: z.string(),
  type: z.enum(['lesson', 'practice', 'quiz']),
  subject: z.string(),
  reason: z.string(),
  link: z.string(),
})
export type Recommendation = z.output<typeof Recommendation>

const Success = z.literal(true)
const NewPlan = z.object({
  success: Success,
  plan: LearningPlan,
  /** `llm`: a language model chose among the steps and worded them. Days and what builds on what stay with the code. */
  engine: AiEngine,
  fallback: z.optional(AiFallback),
})
const OnePlan = z.object({ id: Id })
const StepId = z.string().check(z.maxLength(50))
const CREATION = {
  method: 'POST',
  access: 'signedIn',
  transaction: 'manual',
  status: 201,
  errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input', 'too_many_requests', 'unavailable'],
} as const

export const planning = {
  status: endpoint({
    method: 'GET',
    path: '/api/planning/status',
    access: 'signedIn',
    summary: 'The agents that take part in planning, and whether there is something to plan from.',
    input: NothingSent,
    output: z.object({
      success: Success,
      status: z.object({
        agents: z.array(
          z.object({ id: z.string(), name: z.string(), status: z.enum(['active', 'inactive']) }),
        ),
        planningManager: z.enum(['active', 'inactive']),
      }),
    }),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  analytics: endpoint({
    method: 'GET',
    path: '/api/planning/analytics',
    access: 'signedIn',
    summary: 'How many plans the caller has, and how many of them are being executed.',
    input: NothingSent,
    output: z.object({
      success: Success,
      analytics: z.object({ totalPlans: z.int(), activeExecutions: z.int() }),
    }),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  create: endpoint({
    ...CREATION,
    path: '/api/planning/plans',
    summary:
      'Makes a plan: `curriculum_sequence` follows the course, `adaptive_strategy` what the learner can do, `learning_path` the goals. Steps lead to lessons, quizzes and practice that are there.',
    input: z.object({ type: z.enum(PLAN_TYPES), context: Context }),
    output: NewPlan,
  }),
  adaptive: endpoint({
    ...CREATION,
    path: '/api/planning/adaptive',
    summary: "Makes a plan from what the learner can do in a subject, for the learner's own grade.",
    input: z.object({ subject: Subject, currentLevel: Level, learningGoals: Goals }),
    output: NewPlan,
  }),
  startAdaptive: endpoint({
    ...CREATION,
    path: '/api/ai/adaptive/start',
    summary:
      'Makes an adaptive plan and begins a chat about it. Without a subject in `currentProgress` the one that goals speak of is taken, else the one last learned.',
    input: z.object({
      /** A percent, or what is known: the subject and the level. */
      currentProgress: z.optional(
        z.nullable(
          z.union([
            z.number(),
            z.looseObject({
              subject: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(50)))),
              level: z.optional(z.nullable(z.enum(SKILL_LEVELS))),
            }),
          ]),
        ),
      ),
      learningGoals: Goals,
    }),
    output: z.object({ ...NewPlan.shape, session: ChatSession }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/planning/plans',
    access: 'signedIn',
    summary: `The caller's plans, ${sayPaged(PLANS_PER_PAGE)}.`,
    input: z.object({ only: z.optional(z.enum(['deleted'])), ...Paged }),
    output: z.array(LearningPlan),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/planning/current',
    access: 'signedIn',
    summary:
      'The newest plan that is active or being executed as it stands today, and the names of the others.',
    input: NothingSent,
    output: z.object({ state: z.nullable(PlanState), others: z.array(PlanSummary) }),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/planning/plans/:id',
    access: 'owner',
    summary:
      'One own plan with its latest execution: what happened is ticked off, and what was missed has moved on.',
    input: OnePlan,
    output: PlanState,
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  execute: endpoint({
    method: 'POST',
    path: '/api/planning/plans/:id/execute',
    access: 'owner',
    summary: 'Begins a plan of the caller; a second time it answers the execution that is running.',
    input: OnePlan,
    output: z.object({ success: Success, execution: PlanExecution }),
    errors: ['not_signed_in', 'not_found', 'conflict'],
  }),
  tick: endpoint({
    method: 'PATCH',
    path: '/api/planning/plans/:id/steps/:stepId',
    access: 'owner',
    summary:
      'Ticks a step of a running plan off, or on again. The last one completes the plan; taking one back reopens it.',
    input: z.object({ id: Id, stepId: StepId, completed: z.boolean() }),
    output: PlanState,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/planning/plans/:id/steps/:stepId/move',
    access: 'owner',
    summary:
      'Moves a step to another day; refused with the reason where it would break what builds on what, the minutes of the day or a pause.',
    input: z.object({ id: Id, stepId: StepId, day: Day }),
    output: PlanState,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  adjust: endpoint({
    method: 'PATCH',
    path: '/api/planning/plans/:id',
    access: 'owner',
    summary:
      'Changes by when a plan of the caller should be done, its minutes a day, or which of its parts are left out, and plans its days anew. Null takes a choice back.',
    input: z.object({
      id: Id,
      targetDate: z.optional(z.nullable(Day)),
      minutesADay: z.optional(
        z.nullable(z.int().check(z.minimum(LEAST_MINUTES_A_DAY), z.maximum(MOST_MINUTES_A_DAY))),
      ),
      dropped: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_PARTS))),
      /** Days are planned anew also where minutes or parts change. */
      layAnew: z.optional(z.boolean()),
    }),
    output: PlanState,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/planning/plans/:id/end',
    access: 'owner',
    summary: 'Ends the running execution of a plan of the caller; the plan stays and can be executed anew.',
    input: OnePlan,
    output: PlanState,
    errors: ['not_signed_in', 'not_found'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/planning/plans/:id',
    access: 'owner',
    summary: 'Discards a plan of the caller and ends its execution; it can be restored for 30 days.',
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/planning/plans/:id/restore',
    access: 'owner',
    summary: 'Restores a plan of the caller that was discarded, with the execution that ended with it.',
    output: PlanState,
  }),
  calendarFeed: endpoint({
    method: 'GET',
    path: '/api/planning/calendar',
    access: 'signedIn',
    summary: "Whether the caller's plans can be read by a calendar program, and since when.",
    input: NothingSent,
    output: z.object({ feed: z.nullable(CalendarFeed) }),
    errors: ['not_signed_in'],
  }),
  openCalendarFeed: endpoint({
    method: 'POST',
    path: '/api/planning/calendar',
    access: 'signedIn',
    // The address is told once and kept nowhere; asked again there is a new one.
    transaction: 'none',
    summary: 'Makes a private address for a calendar program; one that there was stops working.',
    input: NothingSent,
    output: z.object({
      feed: CalendarFeed,
      /** To be put behind the address of this installation. */
      path: z.string(),
    }),
    errors: ['not_signed_in'],
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/api/planning/calendar',
    access: 'signedIn',
    status: 204,
    summary: 'Takes the private address back: nobody can read it any more.',
    input: NothingSent,
    output: z.void(),
    errors: ['not_signed_in'],
  }),
  readCalendarFeed: endpoint({
    method: 'GET',
    path: '/api/planning/calendars/:token',
    access: 'public',
    answers: 'file',
    summary: 'The steps of running plans as iCalendar (RFC 5545), for whoever knows the private address.',
    input: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: FileAnswer,
    errors: ['not_found'],
  }),
  recommendations: endpoint({
    method: 'GET',
    path: '/api/ai/content/recommendations',
    access: 'signedIn',
    summary:
      'Lessons, quizzes and practice for the caller, each with its reason: what interests speak of, what is the next step, what fades.',
    input: z.object({
      /** With commas between them. */
      interests: z.optional(z.string().check(z.maxLength(1000))),
      level: z.optional(z.string().check(z.trim(), z.maxLength(50))),
    }),
    output: z.object({ recommendations: z.array(Recommendation) }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
